/** The parts removed from React DOM are unused by this site, and exist in the installed version. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { build, parseAst } from "vite";
import { describe, expect, test } from "vitest";
import { featuresOf, leftOut } from "./react-features.ts";
import { leavingControls, reactParts, usedIn, without } from "./react-parts.ts";

const require = createRequire(import.meta.url);
const files = ["react", "react-dom"].map((name) =>
  join(dirname(require.resolve(`${name}/package.json`)), `cjs/${name.replace("dom", "dom-client")}.production.js`),
);
const sources = files.map((file) => ({ features: featuresOf(file), whole: readFileSync(file, "utf8") }));

/** The functions of a source whose bodies are empty. */
const emptied = (code: string) => [...code.matchAll(/^function (\w+)\(\) \{\}$/gm)].map(([, name]) => name);

describe("React", () => {
  test("keeps all its functions, and loses the bodies of those that are left out", () => {
    const cut = sources.map(({ features, whole }) => {
      const rest = without(features, whole);
      expect(() => parseAst(rest)).not.toThrow();
      const declared = (code: string) => code.match(/^function \w+/gm);
      expect(declared(rest)).toEqual(declared(whole));
      return rest;
    });
    expect(sources.flatMap(({ features }) => features)).toHaveLength(leftOut.length);
    expect(cut.flatMap(emptied)).toEqual(
      expect.arrayContaining(["mapIntoArray", "startViewTransition", "preload", "mountActionState", "startTransition"]),
    );
    // Uses of these cannot be detected in sources: an element may have any name, and a component any properties.
    for (const kept of ["commitRoot", "attachPingListener", "setPropOnCustomElement", "constructSelectEvent"])
      expect(cut.flatMap(emptied)).not.toContain(kept);
    expect(cut.join("")).not.toMatch(/^(FragmentInstance|ViewTransition\w+)\.prototype/m);
  });

  test("stops the build when it names a feature's functions otherwise", () => {
    const [, dom] = sources;
    expect(() => without(dom?.features ?? [], dom?.whole.replaceAll("getStackByFiber", "stackOf") ?? "")).toThrow(
      /src\/build\/scripts\/react-features\.ts: expected React to have functions of component stacks/,
    );
  });

  test("leaves controls as they are when it hydrates them, and stops the build when it does so otherwise", () => {
    const left = leavingControls(sources[1]?.whole ?? "");
    expect(() => parseAst(left)).not.toThrow();
    expect(left).not.toMatch(/init(Input|Textarea)\(\s*instance\b/);
    expect(() => leavingControls(left)).toThrow("expected React DOM to hydrate input and textarea");
  });

  test("has what a feature exports, so that a use of it is found", () => {
    const names = [require("react"), require("react-dom")].flatMap((all: object) => Object.keys(all));
    for (const { exports } of leftOut) expect(names).toEqual(expect.arrayContaining(exports));
  });
});

describe("a use of what is left out", () => {
  test.each([
    ['import { memo, ViewTransition } from "react";', "view transitions"],
    ["import { useActionState as state } from 'react';", "actions and transitions"],
    ['import * as React from "react"; React.useActionState(act);', "actions and transitions"],
    ['import ReactDOM from "react-dom"; ReactDOM.preconnect(host);', "resource preloading"],
    ['import * as R from "react"; R.useActionState(act);', "actions and transitions"],
    ['import $, { memo } from "react"; memo($.ViewTransition);', "view transitions"],
    ['const { preinit } = require("react-dom"); preinit(url);', "resource preloading"],
    [
      'import { Fragment, jsx as _jsx } from "react/jsx-runtime"; _jsx(Fragment, { ref: it, children: [] });',
      "fragment refs",
    ],
    ["(0, jsx_runtime_1.jsxs)(react_1.Fragment, { ref })", "fragment refs"],
    ['_jsx("title", { children: name });', "document metadata and resources"],
    ["React.createElement('link', { rel });", "document metadata and resources"],
    ['_jsx("script", { async: true, src });', "document metadata and resources"],
    ['import { Suspense as Until } from "react";', "Suspense"],
    ['_jsx(Activity, { mode: shown ? "visible" : "hidden", children });', "visible Activity"],
    ['import { useDeferredValue } from "react";', "deferred values"],
    ['_jsx("input", { onCompositionEnd: look });', "beforeinput and composition events"],
    ['_jsx("form", { action: async (data) => send(data) });', "actions and transitions"],
    ['_jsxs("button", { style: { color }, formAction: () => send() });', "actions and transitions"],
    ['import { useTransition } from "react";', "actions and transitions"],
    ['import { use } from "react";', "promises read during rendering"],
    ['import { lazy } from "react";', "promises read during rendering"],
    ['import React from "react"; React.Children.map(children, draw);', "the Children API"],
    ['import { c as _c } from "react/compiler-runtime";', "the cache of the React Compiler"],
    ["root.unstable_scheduleHydration(node);", "explicit hydration"],
    ["internals.findDOMNode(this);", "findDOMNode"],
    ["componentDidCatch(error, { componentStack }) {}", "component stacks"],
    ['var _dom = _interop(require("react-dom")); (0, _dom.default.preload)(url);', "resource preloading"],
  ])("is found in %s", (code, name) => expect(usedIn(leftOut, code)?.name).toBe(name));

  test.each([
    [
      'import { ViewTransition } from "react"; globalThis.it = ViewTransition;',
      "view transitions",
      "{ ViewTransition }",
    ],
    [
      'import { Fragment } from "react"; globalThis.it = (ref) => <Fragment ref={ref}>.</Fragment>;',
      "fragment refs",
      "ref",
    ],
    [
      'import "react"; globalThis.it = <svg><title>A star</title></svg>;',
      "document metadata and resources",
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
        `entry\\.jsx: expected no use of ${name}.*, which src/build/scripts/react-features\\.ts removes .*; found .*${found}.*(?:; |, or )remove`,
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
    '_jsx(Activity, { mode: "hidden", children }); _jsx("form", { action, children });',
    'import { startTransition } from "react"; startTransition(async () => done(await send()));',
    '_jsx(Days, { onSelect: take }); _jsx(Chip, { action: () => drop(index) }); _jsx("star-rating", { value });',
  ])("is not found in %s", (code) => expect(usedIn(leftOut, code)).toBeUndefined());
});
