/**
 * Generated schemas, rendered, filled in and sent by the stock library and by our host: both must show, send and reject
 * the same. `npm test` takes the first twenty, `npm run test:schemas` five hundred.
 *
 * @vitest-environment happy-dom
 */
import { afterEach, expect, test } from "vitest";
import { isObject, type Schema } from "../../src/engine/schema/schema.ts";
import { type Case, pending, type Step } from "./case.ts";
import { differences, withoutUnset } from "./compare.ts";
import { schemasAt } from "./differences.ts";
import { act, type Drawing, type Outcome } from "./drawing.ts";
import { generated } from "./generate.ts";
import { drawOurs, problemsOf } from "./ours.tsx";
import { drawStock } from "./stock.tsx";

const count = Number(process.env.GENERATED ?? 20);
const open: Drawing[] = [];

afterEach(() => {
  for (const drawing of open.splice(0)) drawing.close();
});

async function drawn(draw: (one: Case) => Promise<Drawing>, one: Case): Promise<Drawing> {
  const drawing = await draw(one);
  open.push(drawing);
  return drawing;
}

async function fill(side: string, drawing: Drawing, steps: Step[]): Promise<void> {
  for (const step of steps)
    await act(drawing, step).catch((error: Error) => {
      throw new Error(`${side}, ${JSON.stringify(step)}: ${error.message}`);
    });
}

/** Whether an error is rjsf's dropping the untouched entries of a tuple when a list elsewhere changes. */
const forgotten = (schema: Schema, error: Error) => {
  const [, path = ""] = /^stock, .*: there is no control at (.*)\.\d+$/.exec(error.message) ?? [];
  return path !== "" && schemasAt(schema, path).some(({ items }) => Array.isArray(items));
};

/**
 * Whether a value has branches: validators then report the errors of all of them, but we only those of the branch that was
 * meant.
 */
const isBranched = (schema: Schema, path: string) =>
  path.split(".").some((_step, index, steps) => schemasAt(schema, steps.slice(0, index).join(".")).some(hasBranches)) ||
  schemasAt(schema, path).some(hasBranches);

const hasBranches = ({ oneOf, anyOf, dependencies }: Schema) =>
  Boolean(oneOf ?? anyOf) ||
  (isObject(dependencies) && Object.values(dependencies).some((part) => isObject(part) && part.oneOf));

/** The errors, normalized for comparison. */
function verdict(schema: Schema, outcome: Outcome): unknown {
  if ("body" in outcome) return { body: withoutUnset(outcome.body) };
  const paths = outcome.errors.filter(({ rule }) => rule !== "if").map(({ path }) => path);
  return { wrong: [...new Set(paths)].filter((path) => !isBranched(schema, path)).sort() };
}

/**
 * Whether a path is in an optional group or list that nobody has touched: we leave it out, but the stock library demands the
 * fields that it requires.
 */
function isLeftOut({ schema, fill }: { schema: Schema; fill: Step[] }, path: string): boolean {
  const steps = path.split(".");
  const parts = steps.slice(0, -1).map((step, index) => ({ step, around: steps.slice(0, index).join(".") }));
  return parts.some(({ step, around }) => {
    const part = [around, step].filter(Boolean).join(".");
    const isTouched = fill.some((one) => Object.values(one).some((value) => `${value}.`.startsWith(`${part}.`)));
    const isOptional = schemasAt(schema, around).every(({ required }) => !required?.includes(step));
    return !/^\d+$/.test(step) && isOptional && !isTouched;
  });
}

/** The stock library's outcome, without errors for what we leave out. */
function asked(one: { schema: Schema; fill: Step[] }, theirs: Outcome, own: Outcome): Outcome {
  if ("body" in theirs) return theirs;
  const isOurs = (path: string) => "errors" in own && own.errors.some((error) => error.path === path);
  return { errors: theirs.errors.filter(({ path }) => isOurs(path) || !isLeftOut(one, path)) };
}

/** Intended differences from the stock library, by the name of the schema. */
const meant: { [name: string]: string } = {
  "generated-190": "it asks for the tuple of an entry that nobody has touched; the one that was has gone",
  "generated-332": "it forgets the entries of a tuple that nobody has touched",
  "generated-94": "it sends choices in the order in which they were ticked, we in that of the schema",
  "generated-419": "it sends what nobody sees any more: an answer of an entry whose condition was taken back",
  "generated-407": "it chooses the first constant of an entry that nobody has touched",
  "generated-431": "it chooses the first constant of an entry that nobody has touched",
  "generated-445": "it forgets the entries of a tuple that nobody has touched",
  "generated-480": "it forgets the entries of a tuple that nobody has touched",
};

for (let seed = 1; seed <= count; seed++) {
  const one = generated(seed);
  if (process.env.SCHEMA && !process.env.SCHEMA.split(",").includes(one.name)) continue;
  const differs = meant[one.name] ?? pending()[one.name];
  const run = !process.env.SCHEMA && differs !== undefined ? test.fails : test;
  run(one.name, async () => {
    expect(problemsOf(one)).toEqual([]);
    const stock = await drawn(drawStock, one);
    const ours = await drawn(drawOurs, one);
    const explained = new Set<string>();
    const show = (steps: Step[]) =>
      differences(stock, ours, { ...one, uiSchema: one.uiSchema, fill: steps }, explained);
    expect(show([]), JSON.stringify(one.schema)).toEqual([]);
    await fill("ours", ours, one.fill);
    const lost = await fill("stock", stock, one.fill).catch((error: Error) => error);
    if (lost && forgotten(one.schema, lost)) return;
    if (lost) throw lost;
    expect(show(one.fill), JSON.stringify(one)).toEqual([]);
    const [theirs, own] = [await stock.submit(), await ours.submit()];
    expect(ours.said).toEqual([]);
    const left = asked(one, theirs, own);
    const isSent = "body" in left || left.errors.length === 0;
    expect("body" in own, JSON.stringify({ ...one, theirs })).toBe(isSent);
    // What the stock library would have sent is unknown.
    if (isSent && "errors" in left) return;
    expect(verdict(one.schema, own), JSON.stringify({ ...one, theirs })).toEqual(verdict(one.schema, left));
  });
}
