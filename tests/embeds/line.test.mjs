// The two ends of a line to an engine, and the engine that lasts, without a browser: whatever is cut off, every call
// ends, and nothing is left behind.
import assert from "node:assert/strict";
import { getEventListeners } from "node:events";
import { test } from "node:test";

globalThis.CustomEvent ??= class extends Event {
  constructor(type, { detail }) {
    super(type);
    this.detail = detail;
  }
};
// A minute's wait for lines that may be gone must not keep this process.
const { setTimeout: wait } = globalThis;
globalThis.setTimeout = (...given) => (given[1] > 30_000 ? wait(...given).unref() : wait(...given));

const { EngineError, SteadyEngine } = await import("../../web/engine/steady.js");
const { Line, serve } = await import("../../web/embed/engine-line.js");

const SIGN = 40;
const soon = (milliseconds = 20) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** An engine that keeps matches as the real one does, and can be told to do something else. */
function life({ matches = new Map(), answer = null } = {}) {
  return {
    restored: false,
    ready: Promise.resolve(),
    matches,
    closed: false,
    async call(method, params) {
      const other = await answer?.(method, params);
      if (other) return other;
      if (method === "drop") matches.delete(params.match);
      if (method !== "new" && method !== "load") return { ok: true, method };
      matches.set(params.match, params.record ?? "r");
      return { ok: true, match: params.match, record: params.record ?? "r", rev: 1, seed: null };
    },
    close() {
      this.closed = true;
    },
  };
}

/** A page's engine with lines to it. */
function hub(answer) {
  const one = life({ answer });
  const engine = new SteadyEngine(() => one);
  const connect = async () => {
    const { port1, port2 } = new MessageChannel();
    serve(engine, port1);
    return port2;
  };
  return { engine, connect, matches: one.matches };
}

const far = (connect) => new SteadyEngine((_how, tell) => new Line(connect, tell, { sign: SIGN }));
const listeners = (engine) => getEventListeners(engine, "state").length + getEventListeners(engine, "progress").length;

async function until(condition) {
  for (let tries = 0; tries < 200; tries += 1) {
    if (condition()) return;
    await soon(10);
  }
  assert.fail(`never came true: ${condition}`);
}

test("lines that come and go leave no listener and no match", async () => {
  const { engine, connect, matches } = hub();
  const counts = new Set();
  for (let round = 0; round < 50; round += 1) {
    const one = far(connect);
    await one.call("new", { match: "a" });
    await one.call("load", { match: "b", record: "x" });
    counts.add(`${listeners(engine)} ${matches.size}`);
    one.leave();
    await until(() => matches.size === 0 && listeners(engine) === 0);
  }
  assert.deepEqual([...counts], ["2 2"]);
});

test("a line that ends without a word is noticed by its port", async () => {
  const { engine, connect, matches } = hub();
  let end = null;
  const one = far(async () => (end = await connect()));
  await one.call("new", { match: "a" });
  end.close();
  await until(() => matches.size === 0 && listeners(engine) === 0);
});

test("an engine that is lost is replaced, and its matches with it", async () => {
  const hubs = [hub(), hub()];
  let at = 0;
  let end = null;
  const one = far(async () => (end = await hubs[at].connect()));
  await one.call("new", { match: "a" });
  at = 1;
  end.close(); // its frame is gone
  assert.equal((await one.call("look", { match: "a" })).ok, true);
  assert.equal(hubs[1].matches.size, 1);
  one.leave();
});

for (const [name, connect] of Object.entries({
  "never answers": async () => new MessageChannel().port2,
  "is closed at once": async () => {
    const { port1, port2 } = new MessageChannel();
    port1.close();
    return port2;
  },
  "is not there": async () => {
    const { port1, port2 } = new MessageChannel();
    port1.postMessage({ gone: true });
    return port2;
  },
  "cannot be reached": async () => {
    throw new Error("no page");
  },
})) {
  test(`another end that ${name} is an error in time, and can be tried again`, async () => {
    const { connect: good } = hub();
    let how = connect;
    const one = far(() => how());
    await assert.rejects(one.call("games"), EngineError);
    assert.equal(one.state, "failed");
    how = good;
    assert.equal((await one.call("games")).ok, true);
    one.leave();
  });
}

test("another end that falls silent in the middle of a call is given up", async () => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {};
  port1.postMessage({ state: "ready" });
  const one = far(async () => port2);
  await assert.rejects(one.call("games"), EngineError);
  one.leave();
  port1.close();
});

test("another end that is slow but there is waited for", async () => {
  let answer = null;
  const { connect } = hub((method) =>
    method === "bot"
      ? new Promise((resolve) => {
          answer = resolve;
        })
      : null,
  );
  const one = far(connect);
  const reply = one.call("bot", { match: "a" });
  await soon(SIGN * 8);
  answer({ ok: true, slow: true });
  assert.equal((await reply).slow, true);
  one.leave();
});

test("what brings the page's engine down is told once, and the engine is there again", async () => {
  let [opened, fatal] = [0, true];
  const engine = new SteadyEngine(() => {
    opened += 1;
    return life({ answer: (method) => (method === "bot" && fatal ? Promise.reject(new Error("dead")) : null) });
  });
  const one = far(async () => {
    const { port1, port2 } = new MessageChannel();
    serve(engine, port1);
    return port2;
  });
  await assert.rejects(one.call("bot", { match: "a" }), EngineError);
  await until(() => engine.state === "ready");
  assert.equal(opened, 3, "at first, for the second try, and for the calls to come");
  fatal = false;
  assert.equal((await one.call("bot", { match: "a" })).ok, true);
  one.leave();
});

test("an engine that cannot be started says so, whoever asks, and state and calls agree", async () => {
  const engine = new SteadyEngine(() => ({ ...life(), ready: Promise.reject(new Error("no")) }));
  const one = far(async () => {
    const { port1, port2 } = new MessageChannel();
    serve(engine, port1);
    return port2;
  });
  await assert.rejects(one.call("games"), EngineError);
  assert.equal(engine.state, "failed");
  assert.equal(one.state, "failed");
});

test("a call that is open when its engine is left is asked of the next one", async () => {
  const hubs = [hub((method) => (method === "bot" ? new Promise(() => {}) : null)), hub()];
  let at = 0;
  const one = far(() => hubs[at].connect());
  const reply = one.call("bot", {});
  await until(() => one.state === "ready");
  at = 1;
  one.leave();
  assert.equal((await reply).ok, true);
  one.leave();
});
