/** The engine on its way, in real numbers. Says nothing when it is there within a second. */
import { h, setText } from "../lib/dom.js";
import { t } from "../lib/text.js";

/** @typedef {Pick<import("../engine.js").Engine, "state" | "progress" | "addEventListener" | "removeEventListener">} Engine */

const PATIENCE = 1000;

/** What is said on the way. All of it takes up its room from the start: a longer text must not move the bar below it. */
const STAGES = ["loading", "loading-last", "engine-restarting"];

/** @param {number} bytes */
export const megabytes = (bytes) => Math.round(bytes / 104_857.6) / 10;

/**
 * @param {Engine} engine
 * @param {{ foot?: boolean }} [how] foot: a strip at the bottom of the window instead of a block in the page
 */
export function progressElement(engine, { foot = false } = {}) {
  const stages = STAGES.map((stage) => h("span", { class: stage === "loading" ? null : "unsaid" }, t(stage)));
  const failure = h("span");
  const words = h("p", {}, ...stages, failure);
  const amount = h("span", { class: "amount" }, "\u00a0");
  const bar = h("progress", { max: 1 });
  const retry = h("button", { class: "button", type: "button", hidden: true, on: { click: () => location.reload() } });
  const element = h("div", { class: foot ? "loading foot" : "loading", hidden: true, ...(foot ? { role: "region", "aria-label": t("loading") } : {}) }, words, ...(foot ? [amount, bar] : [bar, amount]), retry);
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  function update() {
    const { state } = engine;
    clearTimeout(timer);
    if (state === "ready" || state === "idle") element.hidden = true;
    else if (state === "failed") show();
    else timer = setTimeout(show, PATIENCE);
  }
  function show() {
    const failed = engine.state === "failed";
    const fetched = bar.position >= 1;
    const stage = engine.state === "restarting" ? "engine-restarting" : fetched ? "loading-last" : "loading";
    stages.forEach((span, at) => { span.classList.toggle("unsaid", failed || STAGES[at] !== stage); });
    setText(failure, failed ? t("engine-failed") : "");
    setText(retry, t("retry"));
    bar.setAttribute("aria-label", t(stage));
    bar.hidden = amount.hidden = failed;
    retry.hidden = !failed;
    element.hidden = false;
  }
  function progress() {
    const { loaded, total } = engine.progress;
    if (!total) return;
    bar.value = Math.min(1, loaded / total);
    if (!element.hidden) show();
    setText(amount, t("loading-amount", { loaded: megabytes(loaded), total: megabytes(total) }));
  }
  engine.addEventListener("state", update);
  engine.addEventListener("progress", progress);
  progress();
  update();
  return {
    element,
    dispose() {
      clearTimeout(timer);
      engine.removeEventListener("state", update);
      engine.removeEventListener("progress", progress);
      element.remove();
    },
  };
}
