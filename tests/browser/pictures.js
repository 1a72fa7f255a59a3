/**
 * Pictures of the screen, compared as an eye would from a step away. Runs in any page; a picture is base64.
 *
 * `compare` looks at two sizes: what stands in a small cell (a moved button, a missing die) and the shade of a large
 * tile (a changed colour). Edges that are smoothed in another way change neither by much.
 */
({
  async read(picture) {
    const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
    return createImageBitmap(new Blob([bytes]));
  },

  canvas(image, width, height, filter = "none") {
    const context = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
    Object.assign(context, { filter, imageSmoothingQuality: "high" });
    context.drawImage(image, 0, 0, width, height);
    return context;
  },

  /** The pixels of a picture, as seen from a step away. */
  soft(image) {
    return this.canvas(image, image.width, image.height, "blur(1.5px)").getImageData(0, 0, image.width, image.height);
  },

  /** The average colour of each square of `side` pixels. */
  cells({ data, width, height }, side) {
    const [columns, rows] = [Math.ceil(width / side), Math.ceil(height / side)];
    const sums = new Float64Array(columns * rows * 4);
    let from = 0;
    for (let y = 0; y < height; y += 1) {
      const row = Math.floor(y / side) * columns;
      for (let x = 0; x < width; x += 1, from += 4) {
        const to = (row + Math.floor(x / side)) * 4;
        sums[to] += data[from];
        sums[to + 1] += data[from + 1];
        sums[to + 2] += data[from + 2];
        sums[to + 3] += 1;
      }
    }
    return { columns, rows, sums };
  },

  /**
   * By how much the most different square differs, in steps of 255, and where all those are that differ by more than
   * `allowed`.
   */
  differences(a, b, side, allowed) {
    const [one, other] = [this.cells(a, side), this.cells(b, side)];
    let worst = 0;
    const places = [];
    for (let at = 0; at < one.sums.length; at += 4) {
      const count = one.sums[at + 3];
      let by = 0;
      for (let channel = at; channel < at + 3; channel += 1)
        by = Math.max(by, Math.abs(one.sums[channel] - other.sums[channel]) / count);
      worst = Math.max(worst, by);
      if (by > allowed) places.push([((at / 4) % one.columns) * side, Math.floor(at / 4 / one.columns) * side]);
    }
    return { worst, places };
  },

  async compare([a, b, scales]) {
    const [one, other] = [await this.read(a), await this.read(b)];
    if (one.width !== other.width || one.height !== other.height) return { same: false, worst: [], places: [] };
    const [soft, softer] = [this.soft(one), this.soft(other)];
    const found = scales.map(([side, allowed]) => ({ side, ...this.differences(soft, softer, side, allowed) }));
    return {
      same: found.every(({ places }) => !places.length),
      worst: found.map(({ worst }) => Math.round(worst * 10) / 10),
      places: found.flatMap(({ side, places }) => places.map((place) => [...place, side])),
    };
  },

  /** The second picture with a frame around what differs. */
  async mark([picture, places]) {
    const image = await this.read(picture);
    const context = this.canvas(image, image.width, image.height);
    context.strokeStyle = "magenta";
    for (const [x, y, side] of places) context.strokeRect(x - 0.5, y - 0.5, side, side);
    return this.write(context.canvas, { type: "image/png" });
  },

  widths(stacks) {
    const context = new OffscreenCanvas(1, 1).getContext("2d");
    return stacks.map((stack) => {
      context.font = `600 100px ${stack}`;
      return Math.round(context.measureText("Hamburgefonstiv 0123456789").width);
    });
  },

  /**
   * Of each box: how far light and dark are apart within, and how far the box is from what lies just outside, in steps
   * of 255.
   */
  async dice([picture, boxes]) {
    const image = await this.read(picture);
    const { data } = this.canvas(image, image.width, image.height).getImageData(0, 0, image.width, image.height);
    const light = (x, y) => {
      const at = (Math.round(y) * image.width + Math.round(x)) * 4;
      return 0.3 * data[at] + 0.6 * data[at + 1] + 0.1 * data[at + 2];
    };
    return boxes.map(({ x, y, width, height }) => {
      const inside = [];
      for (let across = 0.2; across < 0.8; across += 0.02)
        for (let down = 0.2; down < 0.8; down += 0.02) inside.push(light(x + across * width, y + down * height));
      const edges = [
        [x, -1],
        [x + width, 1],
      ].map(([edge, way]) => {
        const row = Array.from({ length: 13 }, (_, at) => light(edge + way * (at - 6), y + height / 2));
        return Math.max(...row) - Math.min(...row);
      });
      return { marks: Math.max(...inside) - Math.min(...inside), edge: Math.max(...edges) };
    });
  },

  /** As small as it may be kept. */
  async pack(picture) {
    const image = await this.read(picture);
    return this.write(this.canvas(image, image.width, image.height).canvas, { type: "image/webp", quality: 0.5 });
  },

  async write(canvas, how) {
    const bytes = new Uint8Array(await (await canvas.convertToBlob(how)).arrayBuffer());
    let text = "";
    for (const byte of bytes) text += String.fromCharCode(byte);
    return btoa(text);
  },
});
