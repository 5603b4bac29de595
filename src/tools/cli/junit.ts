/** Streams results as a JUnit XML report, one case per body; the totals are filled in last. */

import { closeSync, openSync, writeSync } from "node:fs";
import { errorText, refusal } from "../../engine/check/problem.ts";
import type { FieldError } from "../../engine/define/definition.ts";
import { escapedAttribute } from "../../html.ts";

/** Escapes text for XML, dropping characters that XML cannot represent. */
const escaped = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 forbids them.
  escapedAttribute(text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")).replaceAll("\n", "&#10;");

/** Space reserved for the totals, which are known last. */
const room = 120;

/** A report that is written incrementally. */
export class JUnit {
  private readonly file: number;
  private tests = 0;
  private failures = 0;
  private lines: string[] = [];

  /** @throws DocumentError when the file cannot be written */
  constructor(
    path: string,
    private readonly suite: string,
  ) {
    try {
      this.file = openSync(path, "w");
    } catch (error) {
      const found = errorText(error);
      throw refusal(path, { expected: "a file that can be written", found, fix: "give --junit another path" });
    }
    this.lines.push('<?xml version="1.0" encoding="UTF-8"?>', this.head());
  }

  private head(): string {
    const totals = `tests="${this.tests}" failures="${this.failures}"`;
    return `<testsuite name="${escaped(this.suite)}" ${totals.padEnd(room)}>`;
  }

  add(name: string, errors: FieldError[]): void {
    this.tests += 1;
    if (errors.length > 0) this.failures += 1;
    const open = `  <testcase classname="${escaped(this.suite)}" name="${escaped(name)}"`;
    const said = errors.map(({ field, message }) => `${field || "the body"}: ${message}`);
    const failure = `<failure message="${escaped(said[0] ?? "")}">${escaped(said.join("\n"))}</failure>`;
    this.lines.push(errors.length === 0 ? `${open}/>` : `${open}>${failure}</testcase>`);
    if (this.lines.length >= 1000) this.flush();
  }

  private flush(): void {
    writeSync(this.file, `${this.lines.join("\n")}\n`);
    this.lines = [];
  }

  close(): void {
    this.lines.push("</testsuite>");
    this.flush();
    const start = Buffer.byteLength('<?xml version="1.0" encoding="UTF-8"?>\n');
    writeSync(this.file, this.head(), start);
    closeSync(this.file);
  }
}
