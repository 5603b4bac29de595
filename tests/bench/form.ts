/** The form of /estimate against a plain, hand-written form with the same fields. */
import { readChecked } from "../../src/content/read.ts";
import { type Bench, documentAt, fontsOf, ports } from "./bench.ts";
import { budget, type Row } from "./budgets.ts";
import { serve } from "./host.ts";
import { definitionOf, plainDocument, stylesOf } from "./plain.ts";
import { interleave, medianOf } from "./stats.ts";
import { timeToFirstError } from "./submitting.ts";
import { scriptPerKeystroke } from "./typing.ts";
import { Visit } from "./visit.ts";

const path = "/estimate";

/** An optional text field: typing there leaves all errors to be shown. */
const field = "jobTitle";

/** The measurements of a form in one round. */
interface Figures {
  visible: number;
  ready: number;
  keystroke: number;
  firstError: number;
}

/** Loads the form over a slow network and types; then loads it once more, and submits it untouched. */
async function use({ browser }: Bench, url: string): Promise<Figures> {
  const typed = await Visit.open(browser, url, { form: true });
  const { firstPaint, ready } = await typed.vitals();
  const keystroke = await scriptPerKeystroke(typed, field);
  await typed.close();
  const submitted = await Visit.open(browser, url, { form: true, fastNetwork: true });
  const firstError = await timeToFirstError(submitted);
  await submitted.close();
  return { visible: firstPaint, ready, keystroke, firstError };
}

/** Measures the form. */
export async function measureForm(bench: Bench): Promise<Row[]> {
  const form = definitionOf(readChecked(process.cwd()), "estimate");
  const html = plainDocument(form, stylesOf(documentAt(bench.files, path)));
  const ours = await serve(bench.files, ports.ours);
  const plain = await serve(new Map([...fontsOf(bench.files), [`${path}/index.html`, Buffer.from(html)]]), ports.plain);
  const results = await interleave(
    { ours: () => use(bench, ours.url + path), twin: () => use(bench, plain.url + path) },
    bench.rounds,
  ).finally(() => Promise.all([ours.close(), plain.close()]));
  const both = (figure: (figures: Figures) => number) => ({
    ours: medianOf(results.ours, figure),
    twin: medianOf(results.twin, figure),
  });
  const subject = "Estimate, against a plain form";
  const limit = (figure: string) => budget(bench.budgets, "form", figure);
  return [
    {
      subject,
      figure: "visible",
      unit: "ms",
      ...both(({ visible }) => visible),
      by: "ratio",
      budget: limit("visible"),
    },
    {
      subject,
      figure: "ready for input",
      unit: "ms",
      ...both(({ ready }) => ready),
      by: "figure",
      budget: limit("readyMs"),
    },
    {
      subject,
      figure: "script per keystroke",
      unit: "ms",
      ...both(({ keystroke }) => keystroke),
      by: "figure",
      budget: limit("keystrokeMs"),
    },
    {
      subject,
      figure: "submit to first error painted",
      unit: "ms",
      ...both(({ firstError }) => firstError),
      by: "ratio",
      budget: limit("firstError"),
    },
  ];
}
