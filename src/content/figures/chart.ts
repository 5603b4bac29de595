/** Maker: renders a Vega-Lite specification to drawings, with a table of its data. */
import * as vega from "vega";
import { compile, type TopLevelSpec } from "vega-lite";
import { DocumentError } from "../../engine/check/problem.ts";
import { checkSyntax } from "../../engine/check/syntax/syntax.ts";
import { maker } from "../once/maker.ts";
import { checkChart, requireValues } from "./chart-check.ts";
import { type Content, widths } from "./content.ts";
import type { Drawing } from "./drawing.ts";
import { widthOf } from "./fonts.ts";
import { namedRows } from "./named.ts";
import { fail, type Source } from "./place.ts";
import { shapesIn, UnknownTone } from "./scene.ts";
import type { Spec } from "./spec.ts";
import { tableOf } from "./table.ts";
import { theme } from "./theme.ts";

/** Measures text in our typeface instead of Vega's estimate. */
const { textMetrics } = vega as unknown as {
  textMetrics: { width: (item: { text?: unknown; fontSize?: number; fontWeight?: unknown }, text?: string) => number };
};
textMetrics.width = (item, text) =>
  widthOf(String(text ?? item.text ?? ""), item.fontSize ?? 13, item.fontWeight === "bold");

async function draw(spec: Spec, source: Source, width: number): Promise<Drawing> {
  const height = spec.height ?? 300;
  const warn = (...found: readonly unknown[]) => {
    // Vega also catches and logs what its logger throws.
    const thrown = found.find((one) => one instanceof DocumentError);
    if (thrown) throw thrown;
    if (/^Infinite extent/.test(String(found[0]))) requireValues(source, spec);
    return fail(source, 1, {
      expected: "a specification that Vega-Lite draws without warnings",
      found: found.join(" "),
      fix: "correct what the warning names",
    });
  };
  const logger: vega.LoggerInterface = {
    level: () => logger as never,
    warn,
    error: warn,
    info: () => logger,
    debug: () => logger,
  };
  const { title: _title, description: _description, usermeta: _usermeta, ...drawn } = spec;
  const sized = { ...drawn, width, height, autosize: { type: "fit", contains: "padding" } };
  const { spec: compiled } = compile(sized as unknown as TopLevelSpec, { config: theme, logger });
  const view = await new vega.View(vega.parse(compiled), { renderer: "none", logger }).runAsync();
  try {
    return { width, height, shapes: shapesIn(view) };
  } catch (error) {
    if (!(error instanceof UnknownTone)) throw error;
    const line = source.text.split("\n").findIndex((text) => text.includes(`"${error.message}"`));
    // A scheme's colors are not in its text.
    return fail(source, Math.max(line, 0) + 1, {
      expected: "a tone in place of each color, so that the chart follows light and dark",
      found: JSON.stringify(error.message),
      fix: "write one of accent, copper, line-strong, muted, text, accent-mist, copper-mist, line, mist, paper",
    });
  } finally {
    view.finalize();
  }
}

/** A specification with named data replaced by its rows (named.ts). */
function withNamedData(spec: Spec): Spec {
  const values = spec.data?.name === undefined ? undefined : namedRows(spec.data.name);
  return values ? { ...spec, data: { values } } : spec;
}

/**
 * Draws a chart.
 * @throws DocumentError at the first mistake of its source
 */
export async function chart(source: Source): Promise<Content> {
  const [fault] = checkSyntax(source.file, source.text);
  if (fault) {
    const [, line = "1"] = /at line (\d+)/.exec(fault.found) ?? [];
    const { expected, fix } = fault;
    fail(source, Number(line), { expected, found: fault.found.replace(/ at line \d+, column/, " at column"), fix });
  }
  const spec = withNamedData(JSON.parse(source.text));
  checkChart(source, spec);
  const { note, apart, narrowHeight, wideWidth } = spec.usermeta ?? {};
  return {
    title: spec.title,
    description: spec.description,
    note,
    apart,
    wide: await draw(spec, source, wideWidth ?? widths.wide),
    narrow: await draw({ ...spec, height: narrowHeight ?? spec.height }, source, widths.narrow),
    table: tableOf(spec),
  };
}

export default maker(({ text }: Pick<Source, "text">, where: Omit<Source, "text">) => chart({ ...where, text }));
