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
    expect(cut).not.toMatch(/^(FragmentInstance|ViewTransition\w+)\.prototype/m);
  });

  test("stops the build when it names a feature's functions otherwise", () => {
    const other = whole.replaceAll("getStackByFiber", "stackOf");
    expect(() => without(leftOut, other)).toThrow(
      /src\/build\/scripts\/react-parts\.ts: expected React DOM to have functions of the stacks of components/,
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
    [
      'import { Fragment, jsx as _jsx } from "react/jsx-runtime"; _jsx(Fragment, { ref: it, children: [] });',
      "references to fragments",
    ],
    ["(0, jsx_runtime_1.jsxs)(react_1.Fragment, { ref })", "references to fragments"],
    ['_jsx("title", { children: name });', "elements of a document's head"],
    ["React.createElement('link', { rel });", "elements of a document's head"],
    ['_jsx("script", { async: true, src });', "elements of a document's head"],
    ['import { Suspense as Until } from "react";', "Suspense"],
    ['import { useDeferredValue } from "react";', "the values that are deferred"],
    ['_jsx("input", { onCompositionEnd: look });', "the events before input"],
    ["internals.findDOMNode(this);", "the nodes of components"],
    ["componentDidCatch(error, { componentStack }) {}", "the stacks of components"],
    ['var _dom = _interop(require("react-dom")); (0, _dom.default.preload)(url);', "loading ahead"],
  ])("is found in %s", (code, name) => expect(usedIn(leftOut, code)?.name).toBe(name));

  test.each([
    [
      'import { ViewTransition } from "react"; globalThis.it = ViewTransition;',
      "view transitions",
      "{ ViewTransition }",
    ],
    [
      'import { Fragment } from "react"; globalThis.it = (ref) => <Fragment ref={ref}>.</Fragment>;',
      "references to",
      "ref",
    ],
    [
      'import "react"; globalThis.it = <svg><title>A star</title></svg>;',
      "elements of a document's head",
      "title.*; give an <svg> its name by aria-label",
    ],
  ])("stops the build, and the message says what to do: %s", async (code, name, found) => {
    const entry = join(import.meta.dirname, "entry.jsx");
    const source = {
      name: "test:entry",
      resolveId: (id: string) => (id === entry ? id : undefined),
      load: (id: string) => (id === entry ? code : undefined),
    };
    const built = build({
      configFile: false,
      logLevel: "silent",
      build: { write: false, rolldownOptions: { input: entry } },
      plugins: [source, reactParts()],
    });
    await expect(built).rejects.toThrow(
      new RegExp(
        `entry\\.jsx: expected nothing of ${name}.*, which src/build/scripts/react-parts\\.ts leaves out .*; found .*${found}.*(?:; |, or )remove`,
      ),
    );
  });

  test.each([
    'import { useState } from "react"; video.preload = "none";',
    'import { preload } from "./words.ts"; import { memo } from "react";',
    'import { Fragment, jsx as _jsx } from "react/jsx-runtime"; _jsx(Fragment, { children: _jsx("p", { ref: it }) });',
    '_jsx("style", { children: css }); _jsx("header", { title: "Suspense" });',
    'document.createElement("link"); node.ownerDocument.createElement("title");',
    "const preinit = () => document.startViewTransition?.();",
    'import * as R from "react"; R.memo(video); video.preload = "none"; other.R.preload();',
  ])("is not found in %s", (code) => expect(usedIn(leftOut, code)).toBeUndefined());
});
