import { describe, expect, it } from "vitest";
import { clocks } from "../clocks.ts";
import { brand, owner } from "../site.ts";
import { fillDocument, fillIn } from "./fill-in.ts";

describe("fillIn", () => {
  it.each([
    ["Write to {{brand.email}}.", `Write to ${brand.email}.`],
    ["{{brand.phone.label}}", brand.phone.label],
    ["Since {{brand.founded}}", `Since ${brand.founded}`],
    ["{{brand.name}} and {{brand.name}}", `${brand.name} and ${brand.name}`],
    ["Sent {{clocks.estimate.words}}", `Sent ${clocks.estimate.words}`],
    ["{{owner.place}}", owner.place],
    ["No placeholder, {{other.name}}", "No placeholder, {{other.name}}"],
    [
      "Another's: {{#each items}} {{#items}}{{user.name}}{{/items}}",
      "Another's: {{#each items}} {{#items}}{{user.name}}{{/items}}",
    ],
    ...[
      "```html\n{{#company}}\n\n{{cell.value}} {{owner.login}}{{/company}}\n```",
      "1. Use\n   ~~~\n   {{#plan}}\n   ~~~",
      "- Use\n\n\t```\n\t{{#plan}}\n\n\t{{/plan}}\n\t```",
      "1. ```\n   {{#plan}}\n\n   {{/plan}}\n   ```",
      "> ~~~\n> {{#plan}}\n> ~~~",
      "A `{{#schedule}}` and ``a ` {{call.args}}``",
    ].map((text) => [text, text]),
    ["A `\n\n{{brand.email}} `code`", `A \`\n\n${brand.email} \`code\``],
    ["{{#planExtras}}one {{#newsletter}}two {{/newsletter}}three{{/planExtras}}", "one two three"],
    ["\ufeff# A byte order mark", "# A byte order mark"],
    ["", ""],
  ])("%s", (text, filled) => expect(fillIn(text, "x.md")).toBe(filled));

  it.each([
    ["{{brand.fax}}", "brand"],
    ["{{brand.phone}}", "brand"],
    ["{{brand.phone.label.more}}", "brand"],
    ["{{brand.toString}}", "brand"],
    ["{{clocks.estimate}}", "clocks"],
    ["{{clocks.lunch.words}}", "clocks"],
  ])("refuses %s, and says where it stands", (placeholder, table) =>
    expect(() => fillIn(`Call ${placeholder}`, "pages/x.md")).toThrow(
      `pages/x.md at line 1\n  expected: a placeholder for a text in ${table} (src/site.ts, src/hours.ts, src/clocks.ts)\n  found:    ${placeholder}\n  fix:      correct the placeholder`,
    ),
  );
});

it.each(["{{#newsletter}}one end", "{{/newsletter}}"])("refuses a passage with one end: %s", (text) =>
  expect(() => fillIn(`{{#newsletter}}\nwhole\n{{/newsletter}} ${text}`, "pages/x.md")).toThrow(
    `pages/x.md at line 3\n  expected: a passage between {{#claim}} and {{/claim}}\n  found:    ${text.replace("one end", "")}`,
  ),
);

it.each([
  ["{{#planExtra}}one{{/planExtra}}", "planExtras"],
  ["{{#planExtras}}one{{/planExtras}} {{/newsleter}}", "newsletter"],
  ["{{clock.estimate.words}}", "clocks"],
  ["{{barnd.name}}", "brand"],
  ["```dot\n{{barnd.name}}\n```", "brand", 3],
  ["A ` {{barnd.name}}\n\n `code`", "brand"],
  ["```\n`{{#plan}}`\n```\n{{barnd.name}}", "brand", 5],
])("refuses a name that is misspelled, which a page would show: %s", (text, meant, line = 2) => {
  expect(() => fillIn(`One line\n${text}`, "pages/x.md")).toThrow(
    new RegExp(`^pages/x\\.md at line ${line}\n  expected: .*\n  found: .*\n  fix:      write "${meant}";`),
  );
  expect(() => fillDocument({ text: [text] }, "forms/x.ui.json")).toThrow("forms/x.ui.json at /text/0\n");
});

it.each(["{{ brand.name }}", "{{ #newsletter }}", "{{/ newsletter}}"])(
  "refuses %s, whose spaces a page would show",
  (text) =>
    expect(() => fillIn(text, "pages/x.md")).toThrow(
      `  fix:      write "${text.replaceAll(" ", "")}"; in backticks, braces of another language are left`,
    ),
);

it("refuses a file in another encoding, of which a page would show the remains", () => {
  const text = Buffer.from("Über uns: Büro in Köln", "latin1").toString("utf8");
  expect(() => fillIn(text, "pages/x.md")).toThrow(
    'pages/x.md at line 1\n  expected: a text in UTF-8\n  found:    "\ufffdber"\n  fix:      save it as UTF-8',
  );
  expect(() => fillDocument({ title: text }, "x.json")).toThrow("x.json at /title");
});

it("refuses what no text has, which a page would not show, but in strings of JSON", () => {
  expect(() => fillIn("One\nt\0wo", "pages/x.md")).toThrow(
    'pages/x.md at line 2\n  expected: a text without control characters\n  found:    "t\\u0000wo"',
  );
  expect(fillIn("One\r\n\ttwo", "pages/x.md")).toBe("One\r\n\ttwo");
  expect(fillDocument({ pattern: "^[^\0]$" }, "x.json")).toEqual({ pattern: "^[^\0]$" });
});

describe("fillDocument", () => {
  it("keeps quantities together in what is shown, not in what a deadline is computed from", () => {
    const { words, due } = clocks.contact;
    const filled = fillDocument(
      { text: ["We answer {{clocks.contact.words}}."], due: "{{clocks.contact.due}}" },
      "x.json",
    );
    expect(filled).toEqual({
      text: [`We answer ${words.replace("1 business day", "1\u00a0business\u00a0day")}.`],
      due,
    });
  });

  it("leaves a time on its own as it is, so that a toast has the specification's words to the letter", () => {
    const filled = fillDocument({ toast: "Our team will contact you within {{clocks.contact.time}}." }, "x.json");
    expect(filled.toast).toBe(`Our team will contact you within ${clocks.contact.time}.`);
  });
});
