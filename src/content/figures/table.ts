/** The data of a chart as a table: what its axes and colors show, one column per series. */
import * as vega from "vega";

/** Formats numbers as the axes do; Vega exports it without a type. */
const { format } = (
  vega as unknown as { formatLocale: () => { format: (pattern: string) => (value: number) => string } }
).formatLocale();

/** The part of a channel that the table needs. */
export interface Channel {
  field?: string;
  type?: string;
  aggregate?: unknown;
  bin?: unknown;
  timeUnit?: unknown;
  title?: string | null;
  axis?: { title?: string | null; format?: string } | null;
  legend?: unknown;
}

/** A view of a specification. */
export interface Layer {
  mark?: unknown;
  encoding?: { [channel: string]: Channel };
  layer?: Layer[];
  data?: { values?: Row[]; name?: string; format?: unknown };
  transform?: unknown;
}

/** A row of a chart's data. */
export type Row = { [field: string]: string | number | null };

/** A specification of the kind we allow: a single view or layers, with inline data. */
export interface Spec extends Layer {
  title: string;
  description: string;
  height?: number;
  /** Our own options; a chart beside another gets less than a column's width. */
  usermeta?: { note?: string; apart?: boolean; narrowHeight?: number; wideWidth?: number };
}

/** Every view of a specification that draws something, with inherited properties. */
export function views(spec: Layer): Layer[] {
  const own = { encoding: spec.encoding, data: spec.data };
  if (!spec.layer) return [{ ...spec, ...own }];
  return spec.layer.flatMap(views).map((view) => ({
    ...view,
    encoding: { ...spec.encoding, ...view.encoding },
    data: view.data ?? spec.data,
    transform: view.transform ?? spec.transform,
  }));
}

/** A column: its heading and number format. */
interface Column {
  field: string;
  heading: string;
  write: (value: Row[string] | undefined) => string;
}

/** The name of an aggregate as an axis writes it, which is also its field in the rows of a table: "Mean of cost". */
function totalOf({ aggregate, field }: Channel): string {
  const name = String(aggregate);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} of ${field ?? "Records"}`;
}

/** A channel as a table shows it: of an aggregate, its result. */
const shownBy = (channel: Channel): Channel =>
  typeof channel.aggregate === "string" ? { ...channel, field: totalOf(channel) } : channel;

/**
 * The views and rows that are drawn where every view shows aggregates: a row for each group. Rows are left as they are for views
 * that group them in different ways, or by what is in no row: bins, units of time, results of a transform.
 */
function totalled(spec: Spec, drawn: Layer[]): { all: Layer[]; rows: Row[] } {
  const channels = drawn.map(({ encoding = {} }) =>
    Object.values(encoding).filter(({ field, aggregate }) => field || aggregate),
  );
  const groups = channels.map((all) =>
    [...new Set(all.flatMap(({ field, aggregate }) => (aggregate || !field ? [] : [field])))].sort(),
  );
  const [groupby = []] = groups;
  const isAlike = groups.every((one) => String(one) === String(groupby));
  const isTotal = channels.every((all) => all.some(({ aggregate }) => typeof aggregate === "string"));
  const isGiven = drawn.every(({ data, transform }) => data === spec.data && !transform);
  const isPlain = channels
    .flat()
    .every(({ bin, timeUnit, aggregate = "" }) => !bin && !timeUnit && typeof aggregate === "string");
  const values = spec.data?.values ?? [];
  if (!isAlike || !isTotal || !isGiven || !isPlain || spec.transform) return { all: drawn, rows: values };
  const totals = channels.flat().filter(({ aggregate }) => aggregate);
  const transform = {
    type: "aggregate" as const,
    groupby,
    ops: totals.map(({ aggregate }) => aggregate as vega.AggregateOp),
    fields: totals.map(({ field }) => field ?? null),
    as: totals.map(totalOf),
  };
  const view = new vega.View(vega.parse({ data: [{ name: "rows", values, transform: [transform] }] }), {
    renderer: "none",
  }).run();
  const rows: Row[] = view.data("rows");
  view.finalize();
  const all = drawn.map((one) => ({
    ...one,
    encoding: Object.fromEntries(Object.entries(one.encoding ?? {}).map(([name, channel]) => [name, shownBy(channel)])),
  }));
  return { all, rows };
}

const named = (channel: Channel) => channel.title || channel.axis?.title || channel.field || "";

/** A mean of 4/3 is 1.333; what is whole stays whole. */
const rounded = (value: number): number =>
  Number(value.toPrecision(Math.max(4, Math.trunc(value).toString().length + 2)));

function column(channel: Channel): Column {
  const pattern = channel.axis?.format;
  const write = pattern ? format(pattern) : undefined;
  return {
    field: channel.field ?? "",
    heading: named(channel),
    write: (value) => {
      if (typeof value !== "number") return value ?? "";
      return write ? write(value) : String(channel.aggregate ? rounded(value) : value);
    },
  };
}

/** The views of a chart, with the words of a span in place of its beginning: a bar from 9 to 18 is not "9". */
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
  const { all: drawn, rows } = totalled(spec, views(spec));
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
  const series = columns.find(({ field }) => field === keyed);
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
