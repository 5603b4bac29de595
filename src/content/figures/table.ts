/** The data of a chart as a table: what its axes and colors show, one column per series. */

import { named, numberFormat, rounded } from "./formats.ts";
import { grouped } from "./groups.ts";
import { type Channel, type Layer, type Row, type Spec, views } from "./spec.ts";

/** A column: its heading and number format. */
interface Column {
  field: string;
  heading: string;
  write: (value: Row[string] | undefined) => string;
}

function column(channel: Channel): Column {
  // Dates and times are written as in the data, since the axis may show only months.
  const pattern = channel.type === "temporal" || channel.timeUnit ? undefined : channel.axis?.format;
  const write = pattern ? numberFormat(pattern) : undefined;
  return {
    field: channel.field ?? "",
    heading: named(channel),
    write: (value) => {
      if (typeof value !== "number") return value ?? "";
      return write ? write(value) : String(channel.aggregate ? rounded(value) : value);
    },
  };
}

/** The views of a chart, with the label of a span in place of its beginning: a bar from 9 to 18 is not "9". */
function withSpans(all: Layer[]): Layer[] {
  const from = xOf(all);
  const isSpan = all.some(({ encoding }) => from && encoding?.x2?.field && encoding.x2.field !== from);
  const words = all.find(({ encoding }) => encoding?.text?.field)?.encoding?.text?.field;
  if (!isSpan || !words) return all;
  return all.map((view) => {
    const x = view.encoding?.x;
    return x?.field === from ? { ...view, encoding: { ...view.encoding, x: { ...x, field: words } } } : view;
  });
}

/** The table: header, then rows. A long-form color series is pivoted to one column per value. */
export function tableOf(spec: Spec): string[][] {
  const { all: drawn, rows } = grouped(spec) ?? { all: views(spec), rows: spec.data?.values ?? [] };
  const all = withSpans(drawn);
  const columns: Column[] = [];
  const channels = all.flatMap(({ encoding = {}, data }) =>
    data === spec.data ? ["y", "x", "color", "text"].map((name) => [name, encoding[name]] as const) : [],
  );
  for (const [name, channel] of channels) {
    if (!channel?.field || columns.some(({ field }) => field === channel.field)) continue;
    if (name === "text" && columns.length > 1) continue;
    columns.push(column(channel));
  }
  const isText = ({ field }: Column) => rows.some((row) => typeof row[field] === "string");
  const keyed = channels.find(
    ([name, channel]) => name === "color" && channel?.field && channel.type !== "quantitative",
  )?.[1]?.field;
  // A color adds nothing to a field that is on an axis.
  const isOnAxis = channels.some(([name, channel]) => /^[xy]$/.test(name) && channel?.field === keyed);
  const series = isOnAxis ? undefined : columns.find(({ field }) => field === keyed);
  const ordered = columns
    .filter((candidate) => candidate !== series)
    .sort(
      (a, b) =>
        Number(isText(b)) - Number(isText(a)) || Number(b.field === xOf(drawn)) - Number(a.field === xOf(drawn)),
    );
  const [key, value] = ordered;
  const isLong = key && new Set(rows.map((row) => row[key.field])).size < rows.length;
  const shown = series ? [...ordered, series] : ordered;
  if (!series || !key || !value || !isLong)
    return [
      shown.map(({ heading }) => heading),
      ...rows.map((row) => shown.map(({ field, write }) => write(row[field]))),
    ];
  const names = [...new Set(rows.map((row) => row[series.field]))];
  const body = [...new Set(rows.map((row) => row[key.field]))].map((at) => [
    key.write(at),
    ...names.map((name) =>
      value.write(rows.find((row) => row[key.field] === at && row[series.field] === name)?.[value.field]),
    ),
  ]);
  return [[key.heading, ...names.map(String)], ...body];
}

const xOf = (all: Layer[]) => all.find(({ encoding }) => encoding?.x?.field)?.encoding?.x?.field;
