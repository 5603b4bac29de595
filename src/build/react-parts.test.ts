/** What is left out of React DOM is nothing that this site uses, and the installed version still has it. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { build, parseAst } from "vite";
import { describe, expect, test } from "vitest";
import { leftOut, reactParts, usedIn, without } from "./react-parts.ts";

const require = createRequire(import.meta.url);
const file = join(dirname(require.resolve("react-dom/package.json")), "cjs/react-dom-client.production.js");
const whole = readFileSync(file, "utf8");

/** The functions of a source whose bodies are empty. */
const emptied = (code: string) => [...code.matchAll(/^function (\w+)\(\) \{\}$/gm)].map(([, name]) => name);

describe("React DOM", () => {
  test("keeps all its functions, and loses the bodies of those that are left out", () => {
    const cut = without(leftOut, whole);
    expect(() => parseAst(cut)).not.toThrow();
    const declared = (code: string) => code.match(/^function \w+/gm);
    expect(declared(cut)).toEqual(declared(whole));
    expect(emptied(cut)).toEqual(expect.arrayContaining(["startViewTransition", "preload", "mountActionState"]));
    expect(emptied(cut)).not.toContain("commitRoot");
  });

  test("stops the build when it names a feature's functions otherwise", () => {
    const other = whole.replaceAll("SuspenseList", "SuspendedList");
    expect(() => without(leftOut, other)).toThrow(
      /src\/build\/react-parts\.ts: expected React DOM to have functions of lists of Suspense/,
    );
  });

  test("has what a feature exports, so that a use of it is found", () => {
    const names = [require("react"), require("react-dom")].flatMap((all: object) => Object.keys(all));
    for (const { exports } of leftOut) expect(names).toEqual(expect.arrayContaining(exports));
  });
});

describe("a use of what is left out", () => {
  test.each([
    ['import { memo, ViewTransition } from "react";', "view transitions"],
    ["import { useActionState as state } from 'react';", "the state of actions"],
    ['import * as React from "react"; React.useActionState(act);', "the state of actions"],
    ['import ReactDOM from "react-dom"; ReactDOM.preconnect(host);', "loading ahead"],
    ['import * as R from "react"; R.useActionState(act);', "the state of actions"],
    ['import $, { memo } from "react"; memo($.ViewTransition);', "view transitions"],
    ['const { preinit } = require("react-dom"); preinit(url);', "loading ahead"],
    ['var _dom = _interop(require("react-dom")); (0, _dom.default.preload)(url);', "loading ahead"],
  ])("is found in %s", (code, name) => expect(usedIn(leftOut, code)?.name).toBe(name));

  test("stops the build, and the message says what to do", async () => {
    const entry = join(import.meta.dirname, "entry.js");
    const code = 'import { ViewTransition } from "react"; globalThis.it = ViewTransition;';
    const source = { name: "test:entry", resolveId: (id: string) => (id === entry ? id : undefined), load: () => code };
    const built = build({
      configFile: false,
      logLevel: "silent",
      build: { write: false, rolldownOptions: { input: entry } },
      plugins: [source, reactParts()],
    });
    await expect(built).rejects.toThrow(
      /entry\.js: expected nothing of view transitions \(.*\), which src\/build\/react-parts\.ts leaves out of React; found .*; remove/,
    );
  });

  test.each([
    'import { useState } from "react"; video.preload = "none";',
    'import { preload } from "./words.ts"; import { memo } from "react";',
    "const preinit = () => document.startViewTransition?.();",
    'import * as R from "react"; R.memo(video); video.preload = "none"; other.R.preload();',
  ])("is not found in %s", (code) => expect(usedIn(leftOut, code)).toBeUndefined());
});
