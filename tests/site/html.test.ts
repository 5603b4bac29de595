/** Every built page passes the Nu HTML checker, which needs Java. */
import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { allPages, fileOf, pathOf } from "./dist.ts";

/** A message of the checker. */
interface Message {
  type: "error" | "info" | "non-document-error";
  url: string;
  message: string;
  extract?: string;
}

/** What the checker does not support yet; each is valid by its specification. */
const unknown: RegExp[] = [
  // CSS Overflow 4 defines it beside -webkit-line-clamp, which the checker accepts.
  /^CSS: “line-clamp”: Property “line-clamp” doesn't exist\.$/,
  // Later releases of the checker know these four, but download a Java of their own when they are installed.
  /^CSS: “size-adjust”: Property “size-adjust” doesn't exist\.$/,
  /^CSS: “grid-template-(rows|columns)”: “subgrid” is not a “grid-template-\1” value\.$/,
  /^CSS: “outline”: “color-mix\(.*\)” is not a “outline-color” value\.$/,
  /^CSS: Unknown pseudo-element or pseudo-class “:popover-open”$/,
  // CSS Pseudo-Elements 4 defines it; where it is not supported, the contents open by a click.
  /^CSS: Unknown pseudo-element or pseudo-class “::details-content”\.$/,
  // Selectors 4 defines it; where it is not supported, an empty date has the color of an answer.
  /^CSS: Unknown pseudo-element or pseudo-class “:user-valid”$/,
  // CSS Transitions 2 defines it; where it is not supported, there is no transition.
  /^CSS: “transition”: “allow-discrete” is not a “transition” value\.$/,
  // CSS Basic User Interface 4 defines it; where it is not supported, a long text is printed as far as its box reaches.
  /^CSS: “field-sizing”: Property “field-sizing” doesn't exist\.$/,
  // CSS Overflow 5 defines both; where they are not supported, a table of contents does not highlight the current
  // position.
  /^CSS: “scroll-target-group”: Property “scroll-target-group” doesn't exist\.$/,
  /^CSS: Unknown pseudo-element or pseudo-class “:target-current”$/,
  // The HTML standard gives import maps a third property, "integrity".
  /^A “script” element with a “type” attribute whose value is “importmap” must contain a JSON object with no properties/,
  // Speculation rules are a script type of their own, without a subtype.
  /^Bad value “speculationrules” for attribute “type” on element “script”: Subtype missing\.$/,
];

const hasJava = spawnSync("java", ["-version"]).status === 0;
if (!hasJava) console.warn("The Nu HTML checker was skipped: there is no java on the PATH");

test.skipIf(!hasJava)("the Nu HTML checker finds no error in any page", () => {
  const jar = String(createRequire(import.meta.url)("vnu-jar"));
  const { stderr } = spawnSync(
    "java",
    [
      "-Xss4m",
      // It runs once, for seconds: without this, the optimizing compiler would take more than half of that time.
      "-XX:TieredStopAtLevel=1",
      "-XX:+UseSerialGC",
      "-jar",
      jar,
      "--format",
      "json",
      "--exit-zero-always",
      // Its guesses about a page's language are no errors.
      "--no-langdetect",
      ...allPages.map((route) => pathOf(fileOf(route))),
    ],
    // Without a locale, Java cannot open paths with non-ASCII characters.
    { encoding: "utf8", maxBuffer: 64 * 1024 * 1024, env: { ...process.env, LC_ALL: "C.UTF-8" } },
  );
  const { messages }: { messages: Message[] } = JSON.parse(stderr);
  const errors = messages
    .filter(({ type, message }) => type !== "info" && !unknown.some((pattern) => pattern.test(message)))
    .map(({ url, message, extract }) => `${url}: ${message}\n  ${extract}`);
  expect(errors).toEqual([]);
});
