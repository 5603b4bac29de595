/** No body within the size limit blocks the process: arbitrary bodies are answered quickly. */

import fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import { formPostType, multipartType } from "../../../src/engine/define/content-types.ts";
import { freshUrl } from "../../receiver.ts";
import { isFull, size, some } from "../size.ts";
import { type Asked, type Cost, CostProcess, filesForm } from "./cost.ts";
import { bodiesOf } from "./made-bodies.ts";
import { fileBodiesOf } from "./made-files.ts";

/**
 * The maximum processor time of an answer, in milliseconds; asserted only in the long run, which has the machine for
 * itself.
 */
const most = 50;

const many = (count: number, part: (index: number) => string) => Array.from({ length: count }, (_, i) => part(i));

/** Bodies that once blocked the process. */
const known: [string, Asked][] = [
  ["a name of dots", { isOwn: true, type: formPostType, text: `formName=contact&${".".repeat(130_000)}=1` }],
  ["a name of escaped dots", { isOwn: true, type: formPostType, text: `formName=contact&${"~1".repeat(65_000)}=1` }],
  [
    "names of a chooser",
    { isOwn: true, type: formPostType, text: `formName=contact&${many(9_000, (i) => `${i}~branch=`).join("&")}` },
  ],
  [
    "9,000 names",
    { isOwn: true, type: formPostType, text: `formName=contact&${many(9_000, (i) => `name${i}=1`).join("&")}` },
  ],
  ["40,000 pairs", { isOwn: true, type: formPostType, text: `formName=estimate&${"services=a&".repeat(11_000)}` }],
  [
    "a box 20,000 times",
    { isOwn: true, type: formPostType, text: `formName=estimate&${many(10_000, (i) => `services=${i}`).join("&")}` },
  ],
  [
    "1,200 parts",
    {
      isOwn: true,
      type: `${multipartType}; boundary=x`,
      text: `--x\r\nContent-Disposition: form-data; name=a\r\n\r\n\r\n`.repeat(1_200),
    },
  ],
  [
    "5,000 parts",
    {
      isOwn: false,
      type: `${multipartType}; boundary=x`,
      text: `--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n`.repeat(4_999),
    },
  ],
  [
    "names of ninety steps, all taken",
    {
      isOwn: false,
      type: formPostType,
      text: `formName=corpus-refined-by-pattern&${many(900, (i) => `${".".repeat(90)}${i}.9=`).join("&")}`,
    },
  ],
  ["escapes", { isOwn: false, type: formPostType, text: `formName=corpus-pattern-keys&env.0=${"%22".repeat(87_000)}` }],
  [
    "names of a hundred steps",
    {
      isOwn: false,
      type: formPostType,
      text: `formName=corpus-list-unset&${many(1_200, (i) => `a${".0".repeat(90)}.${i}=1`).join("&")}`,
    },
  ],
  [
    "texts in lists",
    {
      isOwn: false,
      type: "text/plain",
      text: `{"formName":"corpus-list-texts","x":[${'[",,,,"],'.repeat(100_000)}0]}`,
    },
  ],
  [
    "names of strangers",
    {
      isOwn: false,
      type: "text/plain",
      text: `{"formName":"corpus-list-fixed",${many(500, (i) => `"${"%%a.".repeat(490)}${i}":0`).join()}}`,
    },
  ],
  [
    "7,000 keys",
    { isOwn: true, type: "text/plain", text: `{"formName":"contact",${many(5_000, (i) => `"k${i}":0`).join()}}` },
  ],
];

/** A body of the form with files, with a file of so many bytes. */
const withFile = (field: string, size: number, spoil = (base64: string) => base64): Asked => ({
  isOwn: false,
  type: "text/plain",
  text: `{"formName":"${filesForm}","name":"a","${field}":"data:application/pdf;name=a.pdf;base64,${spoil(Buffer.alloc(size, "%PDF-1.7").toString("base64"))}"}`,
});

/** Bodies with files that once took several times as long as allowed. */
const knownFiles: [string, Asked][] = [
  ["a file of 5.5 MB", withFile("plan", 5_500_000)],
  ["one of 3 MB whose slashes are escaped", withFile("plan", 3_000_000, (base64) => base64.replaceAll("/", "\\/"))],
  ["one where no file belongs", withFile("name", 5_500_000)],
  ["one that is broken at its end", withFile("plan", 5_500_000, (base64) => `${base64}#`)],
];

/** Measures what bodies cost. */
class Judge {
  private readonly slowest = new Map<string, { cost: Cost; asked: Asked }>();

  constructor(
    private readonly process: CostProcess,
    private readonly kindOf: (asked: Asked) => string,
  ) {}

  judged = async (asked: Asked): Promise<void> => {
    const first = await this.process.answer(asked);
    const costs = [first];
    // Garbage collection, other processes and code that is compiled on first use are not the body's cost: for slow bodies, the
    // median of many attempts counts. How long the process was blocked is reported but not asserted, since other processes
    // affect it.
    while (isFull && first.ms > most / 2 && costs.length < 25) costs.push(await this.process.answer(asked));
    const sorted = (part: "ms" | "held") => costs.map((cost) => cost[part]).sort((a, b) => a - b);
    const cost = { ...first, ms: sorted("ms")[costs.length >> 1] ?? 0, held: sorted("held")[0] ?? 0 };
    const kind = this.kindOf(asked);
    if (cost.ms > (this.slowest.get(kind)?.cost.ms ?? 0)) this.slowest.set(kind, { cost, asked });
    expect(cost.status).toBeLessThan(500);
    if (isFull) expect(cost.ms, asked.text.slice(0, 500)).toBeLessThan(most);
  };

  /** Prints the slowest. */
  tell(runs: number): void {
    for (const [kind, { cost, asked }] of this.slowest) {
      console.log(`slowest of ${runs} bodies, ${kind}:`);
      console.log(
        `  ${cost.ms.toFixed(1)} ms, held ${cost.held.toFixed(1)} ms, ${cost.status}, ${asked.type}, ${asked.text.length} characters:`,
      );
      console.log(`  ${asked.text.slice(0, 200)}`);
    }
  }
}

test("no body blocks the process: bodies that once did, and generated ones, with and without files", async () => {
  const process = await CostProcess.start(freshUrl());
  onTestFinished(() => process.end());
  const judge = new Judge(process, ({ isOwn }) => (isOwn ? "the project's forms" : "a form without limits"));
  for (const [, asked] of known) await judge.judged(asked);
  const forms = process.forms.filter(({ limit, isOwn }) => isOwn || limit <= 2 ** 20);
  const runs = size(150, 10_000);
  await fc.assert(fc.asyncProperty(bodiesOf(forms), judge.judged), { numRuns: runs, endOnFailure: !isFull });
  judge.tell(runs);

  const ofFiles = new Judge(process, () => "with files");
  for (const [, asked] of some(knownFiles, 1)) await ofFiles.judged(asked);
  // Most go to forms with files, and some to a form without.
  const takers = process.forms.filter(({ takesFiles, formName }) => takesFiles || formName === "contact");
  const fileRuns = size(10, 1_000);
  const property = fc.asyncProperty(fileBodiesOf(takers), ofFiles.judged);
  await fc.assert(property, { numRuns: fileRuns, endOnFailure: !isFull });
  ofFiles.tell(fileRuns);
});
