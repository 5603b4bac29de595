/** What a text is compiled to. */
import { expect, it } from "vitest";
import compile from "./text.ts";

const htmlOf = async (source: string): Promise<string> => {
  const made = await compile({ from: { source } });
  return JSON.parse("bytes" in made ? Buffer.from(made.bytes).toString() : "").html;
};

it("aligns columns as they are written", async () => {
  const html = await htmlOf("| a | b | c | d |\n| - | :- | :-: | -: |\n| 1 | 2 | 3 | 4 |");
  expect(html).toContain('<td>1</td>\n<td>2</td>\n<td class="text-center">3</td>\n<td class="text-end">4</td>');
});

it("gives passages the direction of their first letter, where it is not that of what is around them", async () => {
  const html = await htmlOf(
    [
      "Words, and **שלום**.",
      "## مرحبا",
      "1. 12 — `AWS` تكلفة السحابة",
      "   - متداخل",
      "2. English",
      "",
      "> [اقتباس](https://a.example/)",
      "",
      "| البند | Cost |\n|:--|--:|\n| خادم | 12.5 |",
      "- ```bash\n  ls\n  ```",
      "خاتمة",
    ].join("\n\n"),
  );
  const opened = [...html.matchAll(/<(p|h2|ol|ul|li|blockquote|table|t[hd])\b([^>]*)>/g)].map(
    ([, tag, attributes = ""]) => `${tag} ${/dir="(\w+)"/.exec(attributes)?.[1] ?? "-"}`,
  );
  expect(opened).toEqual([
    ...["p -", "h2 rtl", "ol rtl", "li -", "p -", "ul -", "li -", "li ltr", "p -"],
    ...["blockquote rtl", "p -", "table rtl", "th -", "th ltr", "td -", "td -", "ul -", "li -", "p rtl"],
  ]);
});

it("breaks long code alone, and not after a hyphen of a short one", async () => {
  const html = await htmlOf("Call a tag `cost-center`, and set `ECS_ENABLE_SPOT_DRAINING=true`.");
  expect(html).toContain('<code class="unbroken">cost-center</code>');
  expect(html).toContain("<code>ECS_<wbr>ENABLE_<wbr>SPOT_<wbr>DRAINING=<wbr>true</code>");
});
