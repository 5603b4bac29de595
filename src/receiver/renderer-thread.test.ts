/**
 * A receiver whose pages are drawn in a thread, which real threads of other scripts stand for: it receives whatever a page takes.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { submit } from "../../tests/form-post.ts";
import { fields, formFrom } from "../../tests/forms.ts";
import { folder, logged, post, start } from "../../tests/receiver.ts";
import { eventually } from "../../tests/targets.ts";
import { brand } from "../site.ts";
import { mostWaiting } from "./own-thread.ts";
import { rendererThread } from "./renderer-thread.ts";
import { Store } from "./store/store.ts";

const form = formFrom(
  fields({ name: { type: "string", title: "Name" }, town: { type: "string", title: "Town" } }, "town"),
);

const unwarned = () => undefined;

/** A receiver whose rendering thread runs some code, which may use `name`, before it answers with that name. */
async function startWith(what: string, most = eventually.timeout) {
  const script = join(folder(), "renderer.mjs");
  const text = `
    import { parentPort } from "node:worker_threads";
    parentPort.on("message", ({ answer }) => {
      const name = answer?.isBare ? "nobody" : answer?.body.name;
      ${what}
      parentPort.postMessage({ answer: { body: new TextEncoder().encode("drawn for " + name), policy: "default-src 'none'" } });
    });
    parentPort.postMessage({});
  `;
  writeFileSync(script, text);
  const receiver = await start({}, [form], { renderer: rendererThread(script, unwarned, { answer: most }) });
  const ask = (name: string) =>
    submit(receiver.port, [
      ["formName", "test"],
      ["name", name],
    ]);
  return { ...receiver, ask };
}

const broken: [what: string, script: string, why: RegExp, most?: number][] = [
  ["never ends", 'if (name === "Mallory") for (;;);', /took longer than 1 s/, 1_000],
  ["fills the memory", 'const all = []; while (name === "Mallory") all.push(Array(1e6).fill(0));', /memory limit/],
  ["ends its thread", 'if (name === "Mallory") process.exit(1);', /thread has ended/],
  ["throws out of turn", 'if (name === "Mallory") throw new Error("no such page");', /no such page/],
  [
    "says what failed",
    'if (name === "Mallory") return parentPort.postMessage({ failure: "no such page" });',
    /^no such page$/,
  ],
];

test.each(broken)(
  "a page whose drawing %s is drawn without its form; leads are received, and others drawn",
  async (_what, script, why, most) => {
    const { port, url, ask } = await startWith(script, most);
    const troubles = logged("page not drawn");
    // However long this process is held up: then a page that is drawn at once may be late, too.
    const drawn = async (name: string, as = name, asked?: ReturnType<typeof ask>) => {
      const pages = asked ? [asked] : [];
      await vi.waitFor(
        async () => expect(await (pages.pop() ?? ask(name))).toMatchObject({ status: 400, html: `drawn for ${as}` }),
        eventually,
      );
    };
    await drawn("Ines");
    const asked = ask("Mallory");
    expect((await post(port, { formName: "test", town: "Turku" })).status).toBe(201);
    await drawn("Mallory", "nobody", asked);
    await drawn("Ola");
    const told = expect.objectContaining({ form: "test", why: expect.stringMatching(why) });
    expect(troubles()).toEqual(expect.arrayContaining([told]));
    expect(await Store.read(url)).toHaveLength(1);
  },
);

test("what waits behind a page that takes too long is drawn", async () => {
  const { ask } = await startWith(
    'if (name === "Mallory") Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);',
    1_000,
  );
  const draw = async () => {
    const pages = await Promise.all(["Mallory", "Ines", "Ola"].map(ask));
    return pages.map(({ html }) => html);
  };
  await vi.waitFor(async () => expect(await draw()).toEqual(["drawn for nobody", "drawn for Ines", "drawn for Ola"]), {
    ...eventually,
    interval: 0,
  });
});

test("without a thread that starts, everything is said in plain text, and the owner is told at once", async () => {
  const warn = vi.fn();
  const renderer = rendererThread(join(folder(), "none.mjs"), warn);
  await renderer.prepare();
  const told = { why: expect.stringContaining("none.mjs"), fix: expect.stringContaining("npm run build") };
  expect(warn.mock.calls).toEqual([["page not drawn", expect.objectContaining(told)]]);
  const { port } = await start({}, [form], { renderer });
  const pages = await Promise.all([1, 2, 3].map(() => submit(port, [["formName", "test"]])));
  // What was typed is not repeated: the visitor is told where it is.
  const said = /<p>Your request was not sent\.<\/p><p>Town is required[^<]*<\/p><p>The Back button/;
  for (const { status, html } of pages) expect([status, said.test(html)]).toEqual([400, true]);
});

test("a thread that does not start is started once for all that waits for it", async () => {
  const [script, started] = [join(folder(), "renderer.mjs"), join(folder(), "started")];
  const text = `
    import { appendFileSync } from "node:fs";
    appendFileSync(${JSON.stringify(started)}, "started\\n");
    throw new Error("no memory");
  `;
  writeFileSync(script, text);
  const { draw } = rendererThread(script, unwarned);
  const drawn = await Promise.allSettled([1, 2, 3].map(() => draw({ kind: "failed", said: "" }, brand.url)));
  expect(drawn.map((one) => String("reason" in one && one.reason))).toEqual(Array(3).fill("Error: no memory"));
  expect(readFileSync(started, "utf8")).toBe("started\n");
});

test("a thread that is never ready is given up", async () => {
  const script = join(folder(), "renderer.mjs");
  writeFileSync(script, "setInterval(() => undefined, 1_000);");
  const { draw } = rendererThread(script, unwarned, { start: 1 });
  await expect(draw({ kind: "failed", said: "" }, brand.url)).rejects.toThrow("did not start within 0.001 s");
});

test("where as many are waiting as may, no further page is drawn", async () => {
  const script = join(folder(), "renderer.mjs");
  writeFileSync(script, "setInterval(() => undefined, 1_000);");
  const { draw } = rendererThread(script, unwarned, { start: 100 });
  const asked = Array.from({ length: mostWaiting + 2 }, () => draw({ kind: "failed", said: "" }, brand.url));
  const drawn = (await Promise.allSettled(asked)).map((one) => String("reason" in one && one.reason));
  expect(drawn.slice(mostWaiting)).toEqual(Array(2).fill(`Error: ${mostWaiting} others are waiting`));
  expect(new Set(drawn.slice(0, mostWaiting))).toEqual(new Set(["Error: did not start within 0.1 s"]));
});
