/**
 * The final table with its result as a picture for chats. The game's own view draws it, out of sight; its elements and
 * all styles of the page become one SVG, which the browser draws on a canvas. Nothing is fetched.
 */
import { h } from "../lib/dom.js";
import { stillModel } from "../lib/still-model.js";

/** In CSS pixels, see .result-picture: a phone's shape, for which every table is made. The picture is 1200 wide. */
const [WIDTH, HEIGHT, SCALE] = [480, 720, 2.5];

/**
 * @param {import("../types").Position} position of a game that is over
 * @param {{ title: string, foot: string }} words who won, and the result in a line
 * @returns {Promise<Blob | null>} a PNG; null if this browser cannot make it
 */
export async function resultPicture(position, words) {
  try {
    const picture = new Image();
    picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawing(position, words))}`;
    await picture.decode();
    const canvas = h("canvas", { width: WIDTH * SCALE, height: HEIGHT * SCALE });
    canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
  } catch {
    return null;
  }
}

/** @param {import("../types").Position} position @param {Parameters<typeof resultPicture>[1]} words */
function drawing(position, { title, foot }) {
  const view = /** @type {import("../components/game-view.js").GameView} */ (
    document.createElement(`${position.game}-table`)
  );
  const sheet = h(
    "div",
    { class: "result-picture", "data-game": position.game, lang: document.documentElement.lang },
    h("h1", {}, title),
    view,
    h("footer", {}, foot),
  );
  // A view draws what it is told once it is on a page. Hidden, it measures nothing and uses its styles' own sizes.
  const stage = h("div", { hidden: true }, sheet);
  document.body.append(stage);
  view.model = stillModel(position);
  stage.remove();
  const size = `width="${WIDTH * SCALE}" height="${HEIGHT * SCALE}"`;
  const inside = new XMLSerializer().serializeToString(sheet);
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} data-theme="light" data-motion="none"><style>${escaped(styles())}</style><foreignObject ${size}>${inside}</foreignObject></svg>`;
}

/** All styles of the page, for a window of this size: browsers differ in what the window of a picture is. */
const styles = () =>
  [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText))
    .join("\n")
    .replace(/@media ([^{]+?) *\{/g, (rule, query) =>
      /width|height|orientation/.test(query) ? `@media ${query.split(",").some(fits) ? "all" : "not all"} {` : rule,
    )
    .replace(/([\d.]+)(?:d?vw|cqw)\b/g, (_, part) => `${(part * WIDTH) / 100}px`)
    .replace(/([\d.]+)(?:d?vh|cqh)\b/g, (_, part) => `${(part * HEIGHT) / 100}px`);

/** Whether this window meets all conditions of a query, such as (min-width: 600px). @param {string} query */
const fits = (query) =>
  query.split(" and ").every((condition) => {
    const [, end, side, amount, unit] = /(min|max)-(width|height): ([\d.]+)(px|em)/.exec(condition) ?? [];
    if (!end) return condition.includes("portrait");
    const limit = Number(amount) * (unit === "em" ? 16 : 1);
    const size = side === "width" ? WIDTH : HEIGHT;
    return end === "min" ? size >= limit : size <= limit;
  });

/** @param {string} text */
const escaped = (text) => text.replace(/[<&]/g, (mark) => `&#${mark.charCodeAt(0)};`);
