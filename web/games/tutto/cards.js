/** The eleven cards of Tutto, drawn on a field of 100 by 140. Pure pictures: the texts say what a card means. */

/** @param {string} inside */
const svg = (inside) => `<svg viewBox="0 0 100 140">${inside}</svg>`;

/** @param {number} x @param {number} y @param {number} r */
const coin = (x, y, r) =>
  `<g transform="translate(${x} ${y})"><ellipse cy="2.5" rx="${r}" ry="${r}" fill="#8a5d0b"/><circle r="${r}" fill="#f2c14b"/><circle r="${r * 0.74}" fill="none" stroke="#b57f17" stroke-width="1.6"/><path d="M0 ${-r * 0.42}l${r * 0.13} ${r * 0.28} ${r * 0.3} .04-${r * 0.22} ${r * 0.22} ${r * 0.06} ${r * 0.3}L0 ${r * 0.26}l-${r * 0.27} ${r * 0.16} ${r * 0.06}-${r * 0.3}-${r * 0.22}-${r * 0.22} ${r * 0.3}-.04z" fill="#b57f17"/></g>`;

/** The coins of each bonus: a different heap for each, so that a glance is enough. */
const heaps = /** @type {Record<number, [number, number, number][]>} */ ({
  200: [
    [36, 40, 15],
    [64, 50, 15],
  ],
  300: [
    [30, 50, 13.5],
    [50, 33, 13.5],
    [70, 50, 13.5],
  ],
  400: [
    [35, 33, 12.5],
    [65, 33, 12.5],
    [35, 61, 12.5],
    [65, 61, 12.5],
  ],
  500: [
    [28, 36, 12],
    [72, 36, 12],
    [50, 48, 12],
    [28, 62, 12],
    [72, 62, 12],
  ],
  600: [
    [26, 36, 11.5],
    [50, 30, 11.5],
    [74, 36, 11.5],
    [26, 62, 11.5],
    [50, 56, 11.5],
    [74, 62, 11.5],
  ],
});

/** @param {number} points @param {string} dark @param {string} light */
function bonus(points, dark, light) {
  return {
    paper: light,
    art: svg(
      `<path d="M0 88c22-9 34 6 52 1s30-9 48-2v53H0z" fill="${dark}"/>${heaps[points].map(([x, y, r]) => coin(x, y, r)).join("")}<text x="50" y="124" text-anchor="middle" font-size="34" font-weight="800" letter-spacing="-1" fill="#fff" font-family="ui-rounded, system-ui, sans-serif">${points}</text>`,
    ),
  };
}

/** @param {number} x @param {number} y @param {number} rays @param {number} inner @param {number} outer @param {string} colour */
function burst(x, y, rays, inner, outer, colour) {
  const lines = [];
  for (let ray = 0; ray < rays; ray++) {
    const angle = (ray / rays) * 2 * Math.PI + 0.2;
    const reach = ray % 2 ? outer : outer * 0.78;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    lines.push(
      `<path d="M${(x + dx * inner).toFixed(1)} ${(y + dy * inner).toFixed(1)}L${(x + dx * reach).toFixed(1)} ${(y + dy * reach).toFixed(1)}"/><circle cx="${(x + dx * (reach + 4)).toFixed(1)}" cy="${(y + dy * (reach + 4)).toFixed(1)}" r="1.7" fill="${colour}" stroke="none"/>`,
    );
  }
  return `<g stroke="${colour}" stroke-width="2.6" stroke-linecap="round">${lines.join("")}</g>`;
}

const faces = [
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [-1, 0],
    [-1, 1],
    [1, -1],
    [1, 0],
    [1, 1],
  ],
];

/** @param {number} face @param {number} x @param {number} y @param {number} size @param {number} turn */
const die = (face, x, y, size, turn) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="${-size / 2}" y="${-size / 2 + 1.5}" width="${size}" height="${size}" rx="${size * 0.24}" fill="#000" fill-opacity=".22"/><rect x="${-size / 2}" y="${-size / 2}" width="${size}" height="${size}" rx="${size * 0.24}" fill="#fffaf0"/>${faces[face - 1].map(([dx, dy]) => `<circle cx="${dx * size * 0.25}" cy="${dy * size * 0.25}" r="${size * 0.1}" fill="#22262e"/>`).join("")}</g>`;

const leaf = '<path d="M0 2C-4 -7 -26 -12 -25 -30c1-11 17-14 25-3 8-11 24-8 25 3 1 18-21 23-25 32z"/>';

/** @type {Record<string, { art: string, paper: string }>} */
export const cards = {
  clover: {
    paper: "#e6f1dc",
    art: svg(
      `<circle cx="50" cy="62" r="47" fill="#d3e7c3"/><path d="M52 66c2 22 6 38 20 54" fill="none" stroke="#1f6b3a" stroke-width="6" stroke-linecap="round"/><g transform="translate(50 62) rotate(45)" fill="#2f8a4d">${[0, 90, 180, 270].map((turn) => `<g transform="rotate(${turn})">${leaf}</g>`).join("")}</g><g transform="translate(50 62) rotate(45)" fill="none" stroke="#bfe3b4" stroke-width="2" stroke-linecap="round">${[0, 90, 180, 270].map((turn) => `<path transform="rotate(${turn})" d="M0 -6v-16"/>`).join("")}</g>`,
    ),
  },
  fireworks: {
    paper: "#1f2547",
    art: svg(
      `<rect width="100" height="140" fill="#1f2547"/><path d="M0 122l12-10 10 8 14-16 14 14 12-10 16 14 12-8 10 8v18H0z" fill="#12162e"/>${burst(50, 52, 16, 8, 30, "#ffd166")}${burst(22, 90, 10, 4, 13, "#ff7a6b")}${burst(79, 94, 10, 4, 14, "#6fe0d0")}${burst(80, 22, 8, 3, 10, "#c3a6ff")}${burst(18, 24, 8, 3, 9, "#fff1c9")}<circle cx="50" cy="52" r="4" fill="#fff6dd"/>`,
    ),
  },
  stop: {
    paper: "#fbeee6",
    art: svg(
      '<path d="M32 22h36l24 24v48l-24 24H32L8 94V46z" fill="#7d1610"/><path d="M32 19h36l24 24v48l-24 24H32L8 91V43z" fill="#c62f26"/><path d="M34 25h32l20 20.500v43L66 109H34L14 88.500v-43z" fill="none" stroke="#fff" stroke-width="3"/><g fill="#fff"><rect x="33" y="46" width="8.5" height="36" rx="4.25"/><rect x="42.5" y="38" width="8.5" height="40" rx="4.25"/><rect x="52" y="41" width="8.5" height="38" rx="4.25"/><rect x="61.5" y="49" width="8" height="34" rx="4"/><path d="M33 68h36.500v12c0 13-7 20-18 20-9 0-14-4-18-12L24.5 72c-2.5-5 4-8.5 7-4.500L33 70z"/></g>',
    ),
  },
  straight: {
    paper: "#f4e7cd",
    art: svg(
      `<path d="M16 140C12 108 92 104 84 78S14 62 22 36 78 22 78 0" fill="none" stroke="#8d8474" stroke-width="25"/><path d="M16 140C12 108 92 104 84 78S14 62 22 36 78 22 78 0" fill="none" stroke="#fff" stroke-width="2" stroke-dasharray="6 6"/>${die(1, 24, 118, 21, -10)}${die(2, 55, 103, 21, 8)}${die(3, 82, 81, 21, -6)}${die(4, 50, 63, 21, 9)}${die(5, 24, 42, 21, -8)}${die(6, 60, 24, 21, 6)}`,
    ),
  },
  plusminus: {
    paper: "#f7efe0",
    art: svg(
      '<path d="M0 0h100v54L0 94z" fill="#2f7d4f"/><path d="M0 94l100-40v86H0z" fill="#2b303a"/><path d="M0 94l100-40" stroke="#f7efe0" stroke-width="4"/><g fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round"><path d="M40 14v26M27 27h26"/><path d="M47 95h26"/></g><g fill="#fff" font-weight="800" font-size="18" text-anchor="middle" font-family="ui-rounded, system-ui, sans-serif"><text x="40" y="65">1000</text><text x="60" y="124">1000</text></g>',
    ),
  },
  double: {
    paper: "#f6e6ee",
    art: svg(
      `<circle cx="50" cy="54" r="44" fill="#ecd0de"/><g opacity=".96">${die(5, 36, 46, 36, -12)}${die(5, 65, 62, 36, 10)}</g><text x="50" y="126" text-anchor="middle" font-size="40" font-weight="800" letter-spacing="-1" fill="#8c2456" font-family="ui-rounded, system-ui, sans-serif">×2</text>`,
    ),
  },
  bonus200: bonus(200, "#2d6f73", "#dcecea"),
  bonus300: bonus(300, "#44702a", "#e6eed6"),
  bonus400: bonus(400, "#2c5a99", "#dde7f3"),
  bonus500: bonus(500, "#6a459c", "#e9e1f2"),
  bonus600: bonus(600, "#a8481a", "#f8e6d4"),
};
