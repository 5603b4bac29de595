/** The rows that a chart draws if it groups its data: in bins, by units of time, or as aggregates. */
import * as vega from "vega";
import { compile, type TopLevelSpec } from "vega-lite";
import { named, numberFormat, rounded, timeFormat } from "./formats.ts";
import { type Channel, type Layer, type Row, type Spec, views } from "./spec.ts";

/** A transform of a compiled chart that groups rows, with the names of its results. */
interface Transform {
  type: string;
  field?: string;
  as?: string[];
  groupby?: string[];
  ops?: string[];
  fields?: (string | null)[];
  units?: string[];
  timezone?: string;
}

const groups = new Set(["bin", "timeunit", "aggregate"]);

/** A channel as a table shows it: its heading, and its cell in a row. */
interface Shown {
  channel: Channel;
  cell: (row: vega.Datum) => Row[string];
}

/** The name of an aggregate as an axis writes it: "Mean of cost". */
const totalOf = ({ aggregate, field }: Channel): string =>
  `${String(aggregate).replace(/^./, (first) => first.toUpperCase())} of ${aggregate === "count" || !field ? "Records" : field}`;

/** Creates the function that formats the bin or the unit of time that begins at a value. */
function writerOf({ axis }: Channel, { type, units = [], timezone }: Transform) {
  if (type === "timeunit") {
    const write = timeFormat(units, timezone === "utc", axis?.format);
    return (from: number | Date) => write(new Date(from));
  }
  const write = axis?.format ? numberFormat(axis.format) : (value: number) => String(rounded(value));
  return (from: number, to: number) => `${write(from)} – ${write(to)}`;
}

/** A channel of grouped rows; undefined unless they have exactly one value for it. */
function shownOf(channel: Channel, transforms: Transform[]): Shown | undefined {
  const { field = "", aggregate, bin, timeUnit } = channel;
  const total = transforms.find(({ type }) => type === "aggregate");
  if (aggregate) {
    const isIts = (op: string, at: number) => op === aggregate && (op === "count" || total?.fields?.[at] === field);
    const result = total?.as?.[total.ops?.findIndex(isIts) ?? -1];
    const title = named({ ...channel, field: totalOf(channel) });
    return result ? { channel: { ...channel, field: result, title }, cell: (row) => row[result] } : undefined;
  }
  const type = bin ? "bin" : timeUnit ? "timeunit" : undefined;
  if (!type) return total?.groupby?.includes(field) === false ? undefined : { channel, cell: (row) => row[field] };
  const [transform, another] = transforms.filter((one) => one.type === type && one.field === field);
  const [from = "", to = ""] = transform?.as ?? [];
  if (!transform || another) return undefined;
  const write = writerOf(channel, transform);
  const cell = (row: vega.Datum) => ((row[from] ?? null) === null ? null : write(row[from], row[to]));
  return { channel: { ...channel, field: from, title: named(channel) }, cell };
}

/** The views of a chart that groups its rows, and the rows it draws; undefined if the views draw different rows. */
export function grouped(spec: Spec): { all: Layer[]; rows: Row[] } | undefined {
  const drawn = views(spec).filter(({ data }) => data === spec.data);
  const channels = drawn.flatMap(({ encoding = {} }) =>
    Object.values(encoding).filter(({ field, aggregate }) => field || aggregate),
  );
  if (!channels.some(({ aggregate, bin, timeUnit }) => aggregate || bin || timeUnit)) return undefined;
  const { spec: compiled } = compile(spec as unknown as TopLevelSpec);
  const grouping = (compiled.data ?? []).flatMap(({ name, transform = [] }) => {
    const transforms = (transform as Transform[]).filter(({ type }) => groups.has(type));
    return transforms.length > 0 ? [{ name, transforms }] : [];
  });
  const [{ name, transforms } = { name: "", transforms: [] }, another] = grouping;
  const shown = new Map(channels.map((channel) => [channel, shownOf(channel, transforms)]));
  const known = [...shown.values()].filter((one) => one !== undefined);
  if (another || known.length < shown.size) return undefined;
  const view = new vega.View(vega.parse(compiled), { renderer: "none" }).run();
  const ordered = known.find(({ channel }) => channel.bin || channel.timeUnit)?.channel.field ?? "";
  const found = [...view.data(name)].sort((a, b) => Number(a[ordered] ?? 0) - Number(b[ordered] ?? 0));
  view.finalize();
  const rows = found.map((row) =>
    Object.fromEntries(known.map(({ channel, cell }) => [channel.field ?? "", cell(row)])),
  );
  const asShown = ([key, channel]: [string, Channel]) => [key, shown.get(channel)?.channel ?? channel];
  const all = drawn.map(({ encoding = {}, ...view }) => ({
    ...view,
    encoding: Object.fromEntries(Object.entries(encoding).map(asShown)),
  }));
  return { all, rows };
}
