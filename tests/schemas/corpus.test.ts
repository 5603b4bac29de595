/**
 * The corpus, rendered, filled in and sent by the stock library and by our host: both must send what the corpus says,
 * show the same fields with the same values, and reject the same input. `npm test` takes the first journey and the
 * first mistake of each schema, `npm run test:schemas` all of them. One schema alone: `SCHEMA=tuple npx vitest run
 * tests/schemas`.
 *
 * @vitest-environment happy-dom
 */
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { type Broken, brief, type Case, corpus, isWhole, type Journey, pending, type Step } from "./case.ts";
import { differences, withoutUnset } from "./compare.ts";
import { meant } from "./differences.ts";
import { act, type Drawing, look } from "./drawing.ts";
import { expectSameOfFlat } from "./flat.ts";
import { drawOurs, formOf, problemsOf } from "./ours.tsx";
import { drawStock } from "./stock.tsx";

const cases = isWhole ? corpus() : corpus().map(brief);
const waiting = process.env.SCHEMA ? {} : pending();
const explained = new Set<string>();
const open: Drawing[] = [];

async function drawn(draw: (one: Case) => Promise<Drawing>, one: Case): Promise<Drawing> {
  const drawing = await draw(one);
  open.push(drawing);
  return drawing;
}

async function fillIn(drawing: Drawing, fill: Step[]): Promise<void> {
  for (const step of fill)
    await act(drawing, step).catch((error: Error) => {
      throw new Error(`${JSON.stringify(step)}: ${error.message}`);
    });
}

async function filled(draw: (one: Case) => Promise<Drawing>, one: Case, fill: Step[]): Promise<Drawing> {
  const drawing = await drawn(draw, one);
  await fillIn(drawing, fill);
  return drawing;
}

/** Removes all renderings from the page: two of one schema have the same ids. */
function clear(): void {
  for (const drawing of open.splice(0)) drawing.close();
}

afterEach(clear);

// Times are sent with their time zone.
beforeAll(() => void vi.stubEnv("TZ", "UTC"));
afterAll(() => void vi.unstubAllEnvs());

async function stockSends(one: Case, { fill, body, stock = body }: Journey) {
  if (typeof stock === "string") return;
  const outcome = await (await filled(drawStock, one, fill)).submit();
  expect("body" in outcome ? { body: withoutUnset(outcome.body) } : outcome).toEqual({ body: withoutUnset(stock) });
}

async function stockRefuses(one: Case, { fill, errors }: Broken) {
  const outcome = await (await filled(drawStock, one, fill)).submit();
  const found = "errors" in outcome ? outcome.errors.map(({ path }) => path) : ["nothing: it was sent"];
  expect(found).toEqual(expect.arrayContaining(Object.keys(errors)));
}

async function oursSends(one: Case, { fill, body }: Journey) {
  const ours = await compared(one, fill);
  expect(await ours.submit()).toEqual({ body });
  expect(ours.said).toEqual([]);
}

/** Keywords of JSON Schema denote a failed rule; anything else is the message itself. */
const isRule = (word: string) => /^[a-z][A-Za-z]*$/.test(word);

async function oursRefuses(one: Case, { fill, errors }: Broken) {
  const ours = await compared(one, fill);
  const outcome = await ours.submit();
  const found = "errors" in outcome ? outcome.errors : [{ path: "", message: "nothing: it was sent" }];
  expect(found.map(({ path }) => path).sort()).toEqual(Object.keys(errors).sort());
  for (const [path, sentence] of Object.entries(errors))
    if (!isRule(sentence)) expect(found).toContainEqual({ path, message: sentence });
  expect(ours.said).toEqual([]);
}

/** Cases whose fresh form was compared: it is the same for each of their journeys. */
const fresh = new Set<Case>();

/** Our form, filled in: it shows the same as stock, initially and after the same actions. */
async function compared(one: Case, fill: Step[]): Promise<Drawing> {
  const ours = await drawn(drawOurs, one);
  // Both renderings share a console: messages about stock must not be attributed to ours.
  const unsaid = async <T>(task: Promise<T>) => {
    const said = ours.said.length;
    return task.finally(() => ours.said.splice(said));
  };
  const stock = one.stock ? undefined : await unsaid(drawn(drawStock, one));
  const same = (done: Step[]) => {
    if (!stock) return;
    expect(differences(stock, ours, { ...one, uiSchema: one.uiSchema, fill: done }, explained)).toEqual([]);
    if (one.ordered) expect([...look(ours).keys()]).toEqual([...look(stock).keys()]);
  };
  if (!fresh.has(one)) same([]);
  fresh.add(one);
  await fillIn(ours, fill);
  if (stock) await unsaid(fillIn(stock, fill));
  same(fill);
  return ours;
}

// What it sends is compared with the corpus in the long run; what it shows, with ours in every run.
const agreed = cases.filter(({ stock, refused }) => !stock && !refused);
describe.runIf(isWhole && agreed.length > 0)("the stock library", () => {
  for (const one of agreed)
    test(one.name, async () => {
      for (const journey of one.journeys) await stockSends(one, journey).finally(clear);
      for (const broken of one.broken.filter(({ stock }) => !stock)) await stockRefuses(one, broken).finally(clear);
    });
});

describe("our host", () => {
  for (const one of cases) {
    // A pending schema must fail: one that works has to be removed from the list.
    const run = waiting[one.name] === undefined ? test : test.fails;
    run(one.name, async () => {
      if (one.refused) {
        const { pointer, expected } = one.refused;
        const found = problemsOf(one).map((problem) => ({ pointer: problem.path, expected: problem.expected }));
        expect(found).toContainEqual({ pointer, expected: expected || expect.any(String) });
        return;
      }
      expect(problemsOf(one)).toEqual([]);
      const { rich, schema } = await formOf(one);
      if (!rich) expectSameOfFlat(schema);
      if (one.journeys.length + one.broken.length === 0) await compared(one, []);
      for (const journey of one.journeys) await oursSends(one, journey).finally(clear);
      for (const broken of one.broken) await oursRefuses(one, broken).finally(clear);
    });
  }
});

test("the list of pending schemas names only schemas of the corpus", () => {
  const names = corpus().map(({ name }) => name);
  if (!process.env.SCHEMA)
    expect(Object.keys(waiting).filter((name) => !names.includes(name) && !name.startsWith("generated-"))).toEqual([]);
});

test("every intended difference occurs", () => {
  if (!process.env.SCHEMA && Object.keys(waiting).length === 0)
    expect([...explained].sort()).toEqual(Object.keys(meant).sort());
});
