/** The pages with which the built receiver answers form posts have a subset of the site's styles, and no scripts. */

import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { formPostType } from "../../src/engine/define/content-types.ts";
import { attributeOf, elementsOf, inlinedIn } from "../../src/html.ts";
import { fieldsOf } from "../form-post.ts";
import { message } from "../receiver.ts";
import { assets, read } from "./dist.ts";

const server = pathToFileURL(join(import.meta.dirname, "../../.server/leads.js")).href;
const { createHandler, forms, openLog } = (await import(server)) as typeof import("../../src/receiver/main.ts");

const handler = createHandler({ forms, add: async () => "id", log: openLog(() => undefined) });

/** The elements of an answer, and its policy. */
async function answerTo(fields: [name: string, value: string][]) {
  const body = new URLSearchParams(fields).toString();
  const headers = { "Content-Type": formPostType };
  const response = await handler.request("http://localhost:8787/", { method: "POST", headers, body });
  const policy = response.headers.get("content-security-policy") ?? "";
  return { policy, elements: elementsOf(await response.text()) };
}

const answers: [what: string, fields: [name: string, value: string][]][] = [
  ...forms.map(({ formName }): [string, [string, string][]] => [`${formName}, refused`, [["formName", formName]]]),
  ["a lead, stored", fieldsOf(message)],
  ["no form", [["formName", "none"]]],
];

const sheet = assets
  .filter((file) => file.endsWith(".css"))
  .map(read)
  .join("\n");

/** Whether a style sheet has a rule for a class. */
const hasRule = (css: string, name: string) => new RegExp(`(^|[},;/])\\s*\\.${name}\\s*[{,]`).test(css);

test.each(answers)("%s has the style rules of every class on it, and no scripts", async (_what, fields) => {
  const { policy, elements } = await answerTo(fields);
  const styles = inlinedIn(elements, "style").join("\n");
  const classes = new Set(elements.flatMap((element) => (attributeOf(element, "class") ?? "").split(/\s+/)));
  const wanted = [...classes].filter((name) => name && hasRule(sheet, name));
  expect(wanted).toContain("container");
  expect(wanted.filter((name) => !hasRule(styles, name))).toEqual([]);
  expect(elements.filter(({ tagName }) => tagName === "script")).toEqual([]);
  expect(policy).toMatch(/^default-src 'none'/);
  expect(policy).not.toContain("script-src");
  expect(styles).not.toMatch(/url\(["']?(?!["']?data:)/);
});
