/** A specification of a chart, as far as we read it ourselves. */

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

function merged(spec: Layer): Layer[] {
  if (!spec.layer) return [spec];
  return spec.layer.flatMap(merged).map((view) => ({
    ...view,
    encoding: { ...spec.encoding, ...view.encoding },
    data: view.data ?? spec.data,
    transform: view.transform ?? spec.transform,
  }));
}

/** Every view of a specification that draws something, with inherited properties, except channels set to null. */
export const views = (spec: Layer): Layer[] =>
  merged(spec).map((view) => ({
    ...view,
    encoding: Object.fromEntries(Object.entries(view.encoding ?? {}).filter(([, channel]) => channel)),
  }));
