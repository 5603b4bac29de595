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
  }));
}

/** A column: its heading and number format. */
interface Column {
  field: string;
  heading: string;
  write: (value: Row[string] | undefined) => string;
}

const named = (channel: Channel) => channel.title || channel.axis?.title || channel.field || "";

function column(channel: Channel): Column {
  const pattern = channel.axis?.format;
  const write = pattern ? format(pattern) : undefined;
  return {
    field: channel.field ?? "",
    heading: named(channel),
    write: (value) => (typeof value === "number" && write ? write(value) : String(value ?? "")),
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
  const drawn = views(spec);
  const all = withSpans(drawn);
  const rows = spec.data?.values ?? [];
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
  const keyed = channels.find(([name, channel]) => name === "color" && channel?.field)?.[1]?.field;
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
