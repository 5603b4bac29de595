import { expect, it } from "vitest";
import { fencesOf } from "./fences.ts";

it.each(["dot", " dot", "dot ", 'dot title="A plan"'])("a fence is a picture by its first word: %j", async (info) =>
  expect(await fencesOf(`# One\n\n\`\`\`${info}\na -> b\n\`\`\`\n`)).toEqual([
    { language: "dot", line: 4, text: "a -> b\n" },
  ]),
);

it.each(["", "dots", "constructor"])("a fence is code otherwise: %j", async (info) =>
  expect(await fencesOf(`\`\`\`${info}\na -> b\n\`\`\`\n`)).toEqual([]),
);
