/** Forms of 10, 100 and 500 fields, in a project of 200 forms. */
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { readChecked } from "../../src/content/read.ts";
import { ProjectCopy } from "../e2e/project.ts";
import { type Bench, documentAt, ports } from "./bench.ts";
import { budget, type Row } from "./budgets.ts";
import { type Files, readSite, serve } from "./host.ts";
import { load } from "./pages.ts";
import { definitionOf, plainDocument, stylesOf } from "./plain.ts";
import { script } from "./scripts.ts";
import { interleave, median, medianOf } from "./stats.ts";
import { timeToFirstError } from "./submitting.ts";
import { scriptPerKeystroke } from "./typing.ts";
import { Visit } from "./visit.ts";

const sizes = [10, 100, 500] as const;

/** How many forms the project has in all. */
const projectSize = 200;

const nameOf = (size: number) => `fields-${size}`;

/** A form of required texts. */
function schemaOf(size: number): object {
  const names = Array.from({ length: size }, (_, index) => `field${index + 1}`);
  return {
    type: "object",
    properties: Object.fromEntries(names.map((name) => [name, { type: "string", pattern: "\\S", maxLength: 200 }])),
    required: names,
  };
}

/** Writes the forms into a copy of the project, and builds it there. */
function build(copy: ProjectCopy): Files {
  for (const size of sizes) copy.write(`schemas/${nameOf(size)}.schema.json`, schemaOf(size));
  const missing = projectSize - readChecked(copy.root).forms.length;
  for (let index = 1; index <= missing; index += 1) copy.write(`schemas/other-${index}.schema.json`, schemaOf(5));
  execFileSync(process.execPath, ["node_modules/vite/bin/vite.js", "build", "--logLevel", "error"], {
    cwd: copy.root,
    stdio: ["ignore", "ignore", "inherit"],
  });
  return readSite(join(copy.root, "dist"));
}

/** The plain twins of the forms. */
function plainSite(copy: ProjectCopy, files: Files): Files {
  const project = readChecked(copy.root);
  return new Map(
    sizes.map((size) => {
      const path = `/${nameOf(size)}`;
      const html = plainDocument(definitionOf(project, nameOf(size)), stylesOf(documentAt(files, path)));
      return [`${path}/index.html`, Buffer.from(html)];
    }),
  );
}

/** Types into a form, then submits a fresh one untouched. */
async function use({ browser }: Bench, url: string) {
  const options = { form: true, fastNetwork: true };
  const typed = await Visit.open(browser, url, options);
  const keystroke = await scriptPerKeystroke(typed, "field1");
  await typed.close();
  const submitted = await Visit.open(browser, url, options);
  const firstError = await timeToFirstError(submitted);
  await submitted.close();
  return { keystroke, firstError };
}

/** The first validation in a new process, in milliseconds. */
const firstValidation = (copy: ProjectCopy, size: number): number =>
  Number(execFileSync(process.execPath, script("first-validation.ts", copy.root, nameOf(size)), { encoding: "utf8" }));

/** Measures forms of each size. */
async function measureSizes(bench: Bench, copy: ProjectCopy, files: Files): Promise<Row[]> {
  const ours = await serve(files, ports.scale);
  const plain = await serve(plainSite(copy, files), ports.scalePlain);
  const armOf = (size: number) => () => use(bench, `${ours.url}/${nameOf(size)}`);
  const plainOf = (size: number) => () => use(bench, `${plain.url}/${nameOf(size)}`);
  const [small, middle, large] = sizes;
  const results = await interleave(
    {
      small: armOf(small),
      smallPlain: plainOf(small),
      middle: armOf(middle),
      middlePlain: plainOf(middle),
      large: armOf(large),
      largePlain: plainOf(large),
    },
    bench.rounds,
  ).finally(() => Promise.all([ours.close(), plain.close()]));
  const arms = [
    { size: small, own: results.small, twin: results.smallPlain },
    { size: middle, own: results.middle, twin: results.middlePlain },
    { size: large, own: results.large, twin: results.largePlain },
  ];
  return arms.flatMap(({ size, own, twin }): Row[] => {
    const subject = `${size} fields`;
    const validations = Array.from({ length: bench.rounds }, () => firstValidation(copy, size));
    return [
      {
        subject,
        figure: "script per keystroke, against 10 fields",
        unit: "ms",
        ours: medianOf(own, ({ keystroke }) => keystroke),
        twin: medianOf(results.small, ({ keystroke }) => keystroke),
        by: "ratio",
        budget: size === large ? budget(bench.budgets, "scale", "keystroke") : undefined,
      },
      {
        subject,
        figure: "submit to first error painted",
        unit: "ms",
        ours: medianOf(own, ({ firstError }) => firstError),
        twin: medianOf(twin, ({ firstError }) => firstError),
        by: "ratio",
      },
      {
        subject,
        figure: "first validation, on this machine",
        unit: "ms",
        ours: median(validations),
        by: "figure",
        budget: size === large ? budget(bench.budgets, "scale", "validationMs") : undefined,
      },
    ];
  });
}

/** The script that /estimate loads in a project of 200 forms, against what it loads in ours. */
async function measureProject(bench: Bench, files: Files): Promise<Row> {
  const large = await serve(files, ports.scale);
  const ours = await serve(bench.files, ports.ours);
  const scriptAt = (url: string) => async () =>
    (await load(bench.browser, `${url}/estimate`, { form: true, fastNetwork: true })).scriptBytes;
  const bytes = await interleave({ ours: scriptAt(large.url), twin: scriptAt(ours.url) }, 1).finally(() =>
    Promise.all([large.close(), ours.close()]),
  );
  return {
    subject: `Estimate among ${projectSize} forms`,
    figure: "script, against this project",
    unit: "bytes",
    ours: median(bytes.ours),
    twin: median(bytes.twin),
    by: "ratio",
    budget: budget(bench.budgets, "scale", "script"),
  };
}

/** Measures how the cost grows with forms and projects. */
export async function measureScale(bench: Bench): Promise<Row[]> {
  const copy = ProjectCopy.make();
  // An interrupted bench does not reach its `finally`.
  process.once("exit", () => copy.remove());
  try {
    const files = build(copy);
    console.error(`A project of ${projectSize} forms: built`);
    return [...(await measureSizes(bench, copy, files)), await measureProject(bench, files)];
  } finally {
    copy.remove();
  }
}
