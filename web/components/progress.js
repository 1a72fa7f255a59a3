/** How much of the engine has loaded, in real numbers. Shows nothing if it is ready within a second. */
import { h, setText } from "../lib/dom.js";
import { t } from "../lib/messages.js";

/** @typedef {import("../engine/steady.js").SteadyEngine} SteadyEngine */
/** @typedef {Pick<SteadyEngine, "state" | "progress" | "addEventListener" | "removeEventListener">} Engine */

const PATIENCE = 1000;

/** @param {number} bytes */
export const megabytes = (bytes) => Math.round(bytes / 104_857.6) / 10;

/**
 * @param {Engine} engine
 * @param {{ foot?: boolean, failed?: string, retry?: () => void }} [how] foot: a strip at the bottom of the window
 * instead of a block in the
 *   page; failed: the message that says so; retry: what is done about it
 */
export function progressElement(
  engine,
  { foot = false, failed: failure = "engine-failed", retry: tryAgain = () => location.reload() } = {},
) {
  const words = h("p", {}, t("loading"));
  const amount = h("span", { class: "amount" });
  const bar = h("progress", { max: 1 });
  const retry = h("button", { class: "button", type: "button", hidden: true, on: { click: tryAgain } });
  const element = h(
    "div",
    {
      class: foot ? "loading foot" : "loading",
      hidden: true,
      ...(foot ? { role: "region", "aria-label": t("loading") } : {}),
    },
    words,
    ...(foot ? [amount, bar] : [bar, amount]),
    retry,
  );
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
    const text = t(
      failed ? failure : engine.state === "restarting" ? "engine-restarting" : fetched ? "loading-last" : "loading",
    );
    setText(words, text);
    setText(retry, t("retry"));
    bar.setAttribute("aria-label", text);
    setText(amount, amountText());
    bar.hidden = amount.hidden = failed;
    retry.hidden = !failed;
    element.hidden = false;
  }
  function progress() {
    const { loaded, total } = engine.progress;
    if (!total) return;
    bar.value = Math.min(1, loaded / total);
    // The first formatted number takes ten milliseconds, in which the engine's frame could start.
    if (!element.hidden) show();
  }
  function amountText() {
    const { loaded, total } = engine.progress;
    return total ? t("loading-amount", { loaded: megabytes(loaded), total: megabytes(total) }) : "\u00a0";
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
