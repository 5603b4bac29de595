/** Each kind of page against its own twin with all scripts removed. */
import type { Browser } from "playwright";
import { type Bench, ports } from "./bench.ts";
import { budget, type Row } from "./budgets.ts";
import { mapDocuments, serve } from "./host.ts";
import { interleave, medianOf } from "./stats.ts";
import { withoutScripts } from "./twin.ts";
import { Visit, type VisitOptions } from "./visit.ts";
import type { Vitals } from "./vitals.ts";

/** The kinds of pages, with one of each. */
const kinds = [
  { subject: "Home", path: "/", group: "content" },
  { subject: "Service", path: "/services/cloud-solutions", group: "content" },
  { subject: "Article", path: "/blog/ec2-right-sizing", group: "content" },
  { subject: "Blog", path: "/blog", group: "content" },
  { subject: "Documentation", path: "/documentation", group: "content" },
  { subject: "Estimate", path: "/estimate", group: "form" },
] as const;

/** The metrics of loading a page, until it is idle. */
export interface Load extends Vitals {
  bytes: number;
  scriptBytes: number;
}

/** Loads a page, and leaves it. */
export async function load(browser: Browser, url: string, options?: VisitOptions): Promise<Load> {
  const visit = await Visit.open(browser, url, options);
  const vitals = await visit.vitals();
  await visit.close();
  return { ...vitals, bytes: visit.bytes, scriptBytes: visit.scriptBytes };
}

/** The rows of one kind of page. */
function rowsOf(bench: Bench, { subject, group }: (typeof kinds)[number], ours: Load[], twin: Load[]): Row[] {
  const both = (figure: (load: Load) => number) => ({ ours: medianOf(ours, figure), twin: medianOf(twin, figure) });
  const limit = (figure: string) => budget(bench.budgets, group, figure);
  const onContent = (figure: string) => (group === "content" ? limit(figure) : undefined);
  return [
    {
      subject,
      figure: "first paint",
      unit: "ms",
      ...both((page) => page.firstPaint),
      by: "ratio",
      budget: onContent("firstPaint"),
    },
    {
      subject,
      figure: "largest paint",
      unit: "ms",
      ...both((page) => page.largestPaint),
      by: "ratio",
      budget: onContent("largestPaint"),
    },
    {
      subject,
      figure: "bytes before interaction",
      unit: "bytes",
      ...both((page) => page.bytes),
      by: "ratio",
      budget: onContent("bytes"),
    },
    {
      subject,
      figure: "blocking time",
      unit: "ms",
      ...both((page) => page.blocking),
      by: "figure",
      budget: limit("blockingMs"),
    },
    {
      subject,
      figure: "layout shift",
      unit: "",
      ...both((page) => page.shift),
      by: "figure",
      budget: limit("layoutShift"),
    },
  ];
}

/** Measures every kind of page; all of them in every round, so that a busy minute does not affect only one. */
export async function measurePages(bench: Bench): Promise<Row[]> {
  const ours = await serve(bench.files, ports.ours);
  const twin = await serve(mapDocuments(bench.files, withoutScripts), ports.twin);
  const arms = kinds.flatMap(({ path }) => [ours.url + path, twin.url + path]);
  const loads = await interleave(
    Object.fromEntries(arms.map((url) => [url, () => load(bench.browser, url)])),
    bench.rounds,
  ).finally(() => Promise.all([ours.close(), twin.close()]));
  return kinds.flatMap((kind) =>
    rowsOf(bench, kind, loads[ours.url + kind.path] ?? [], loads[twin.url + kind.path] ?? []),
  );
}
