/** Mistakes in pages that the type checker overlooks are refused, with their line, by a build, a check and dev. */
import { EventEmitter } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { ViteDevServer } from "vite";
import { afterAll, expect, onTestFinished, test, vi } from "vitest";
import { filesIn } from "../../tests/manual.ts";
import { mistakesIn } from "./dev/mistakes.ts";
import { passedOver, refusePassedOver } from "./passed-over.ts";
import type { Site } from "./site-files.ts";

const root = mkdtempSync(join(tmpdir(), "keelwork-passed-over-"));
afterAll(() => rmSync(root, { recursive: true }));

/** What is found in a project of some files alone. */
function foundIn(files: { [file: string]: string }): string[] {
  rmSync(join(root, "pages"), { recursive: true, force: true });
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return passedOver(root).map(({ file, path, found }) => `${file} at ${path}: ${found}`);
}

const untyped = "/** A page. */\nconst meta = {};\n";

test.each([
  ["an object", "export default {\n  meta, sections: [],\n};"],
  ["one with a type that lets any key pass", "export default { meta } as Page;"],
  ["one with a section that has a type", "export default { meta, sections: [{} satisfies Section] };"],
  ["a constant", "export default page;\nconst page = { meta };"],
  ["a constant that is exported as the default", "export { page as default };\nconst page = { meta };"],
  ["a constant that is exported by its name, too", "export default page;\nexport const page = { meta } as const;"],
])("a definition of no type: %s", (_what, text) => {
  expect(foundIn({ "pages/(offers)/prices.ts": untyped + text })).toEqual([
    "pages/(offers)/prices.ts at line 3: an untyped definition",
  ]);
  expect(() => refusePassedOver(root)).toThrow("fix:      write satisfies Page after it");
});

test.each([
  ["an object", "export default { meta, sections: [] } satisfies Page;"],
  ["a constant", "const page: Page = { meta };\nexport default page;"],
  ["a constant that is exported as the default", "const page: Page = { meta };\nexport { page as default };"],
  ["what another module exports", 'export { default } from "./other.ts";\nconst page = { meta };'],
  ["what a function returns", "export default pageOf(meta);"],
  ["what cannot be parsed, which the bundler says", "<<<<<<< HEAD\nexport default { meta };"],
])("a definition that has its type, or is no object as it is written: %s", (_what, text) => {
  expect(foundIn({ "pages/prices.ts": untyped + text })).toEqual([]);
});

test("a part has the type of what imports it", () => {
  expect(foundIn({ "pages/parts/prices.ts": 'export default { kind: "cards" };' })).toEqual([]);
});

// Written out, the import would be replaced in this file as well (single-components.ts).
const bootstrap = "react-bootstrap";

const sectionOf = (drawn: string) => `import { Button, Nav as Menu } from "${bootstrap}";
import { Mine } from "./mine.tsx";
export default function Prices() {
  return (
    ${drawn}
  );
}
`;

test.each([
  ['<button type="button" onClick={() => alert("Hi")}>Ask</button>', "onClick of <button>"],
  ["<form onSubmit={ask}><Mine onSubmit={ask} /></form>", "onSubmit of <form>"],
  ["<Button onClick={ask}>Ask</Button>", "onClick of <Button>"],
  ["<Menu.Item onSelect={ask} />", "onSelect of <Menu.Item>"],
])("a handler in a section is never called: %s", (drawn, found) => {
  expect(foundIn({ "pages/sections/prices.tsx": sectionOf(drawn) })).toEqual([
    `pages/sections/prices.tsx at line 5: ${found}`,
  ]);
});

test("a handler in a part that sections share is refused, too", () => {
  const file = "pages/sections/parts/ask.tsx";
  expect(foundIn({ [file]: sectionOf("<a onClick={ask} />") })).toEqual([`${file} at line 5: onClick of <a>`]);
});

test("components may have properties and texts that look like handlers", () => {
  expect(
    foundIn({ "pages/sections/prices.tsx": sectionOf('<Mine onClick="ask" title="on Click onClick" />') }),
  ).toEqual([]);
  expect(foundIn({ "pages/sections/prices.tsx": sectionOf("<parts.Mine onSelect={ask} />") })).toEqual([]);
});

test("the manual's examples have no such mistakes, and only the selected pages are checked", () => {
  expect(foundIn(filesIn("pages/README.md", "A section of your own"))).toEqual([]);
  foundIn({ "pages/prices.ts": "export default {};", "pages/terms.ts": "export default {};" });
  expect(passedOver(root, (file) => file === "pages/terms.ts")).toMatchObject([{ file: "pages/terms.ts" }]);
});

test("the dev server reports such mistakes in the rendered page and in all sections", async () => {
  foundIn({
    "pages/terms.ts": "export default {};",
    "pages/prices.ts": "export default {};",
    "pages/sections/prices.tsx": sectionOf("<a onClick={ask} />"),
  });
  const error = vi.fn();
  const server = { config: { logger: { error } }, watcher: new EventEmitter() } as unknown as ViteDevServer;
  // The types of all pages are checked later.
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const site = { pagePaths: ["/terms"], paths: [] } as unknown as Site;
  await mistakesIn(server, root).tell(
    site,
    { path: "/terms", links: [], shown: [], ids: [], repeated: [] },
    () => new Set(),
  );
  const files = (error.mock.calls.join("\n").match(/^pages\/\S+/gm) ?? []).sort();
  expect(files).toEqual(["pages/sections/prices.tsx", "pages/terms.ts"]);
});
