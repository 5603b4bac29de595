/** What a text is compiled to. */
import { expect, it } from "vitest";
import compile from "./text.ts";

it("aligns columns as they are written", async () => {
  const made = await compile({ from: { source: "| a | b | c | d |\n| - | :- | :-: | -: |\n| 1 | 2 | 3 | 4 |" } });
  const { html } = JSON.parse("bytes" in made ? Buffer.from(made.bytes).toString() : "");
  expect(html).toContain('<td>1</td>\n<td>2</td>\n<td class="text-center">3</td>\n<td class="text-end">4</td>');
});
