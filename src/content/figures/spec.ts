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
