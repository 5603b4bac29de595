/**
 * A form's own rules on the command line: typed by `types`, applied by `validate` and fixtures, covered by `coverage`
 * and `mutate`.
 */
import { describe, expect, test } from "vitest";
import { compiled, Project } from "../../../tests/command-line.ts";
import { referral, stay } from "../../../tests/dropped-in/presented.ts";

const body = { email: "ines@harbour.example", friend: "ola@quay.example", formName: "referral" };
const colleague = { ...body, friend: "ola@harbour.example" };
const message = "Bring somebody of another company";

/** A form with required boxes, a computed limit, and a rule that hardly any generated account satisfies. */
const trip = {
  schema: {
    type: "object",
    properties: {
      arrival: { type: "string", format: "date" },
      departure: { type: "string", format: "date", notBefore: "arrival" },
      nights: { type: "integer", maximum: 28 },
      insured: { type: "boolean" },
      seat: {
        type: "object",
        properties: { row: { type: "integer" }, window: { type: "boolean" } },
        required: ["window"],
      },
      account: { type: "string", pattern: "^[0-9]{9}$", examples: ["000123321"] },
    },
    required: ["arrival", "departure", "insured", "nights"],
  },
  rules: `const day = 24 * 60 * 60 * 1000;
export const computed = {
  nights: ({ arrival, departure }) =>
    arrival && departure ? Math.round((Date.parse(departure) - Date.parse(arrival)) / day) : undefined,
};
export const sound = ({ account }) => ({ account: account && Number(account) % 123321 > 0 && "Look at the digits again" });
`,
};

function project(): Project {
  const whole = new Project([]);
  whole.dropIn("referral", referral.schema);
  whole.write("forms/referral.rules.ts", referral.rules);
  whole.write("tests/fixtures/referral/valid/complete.json", body);
  return whole;
}

/** The compiler's errors for a form's rules, with the types that the command writes. */
async function compiledRules(whole: Project, form: string): Promise<string> {
  whole.write(`forms/${form}.types.ts`, (await whole.run(["types", form])).out);
  return compiled(whole, `forms/${form}.rules.ts`);
}

describe("types", () => {
  test("are those that a form's rules are written with", async () => {
    expect(await compiledRules(project(), "referral")).toBe("");
    const whole = new Project([]);
    whole.dropIn("stay", stay.schema);
    whole.write("forms/stay.rules.ts", stay.rules);
    expect(await compiledRules(whole, "stay")).toBe("");
  });

  test("reject an unknown field, one that may be missing, and a number in place of a message", async () => {
    const whole = project();
    const head = `import type { Rule } from "../src/engine/own/rules.ts";
import type { Referral } from "./referral.types.ts";
`;
    const faulty = [
      `export const stray: Rule<Referral> = () => ({ frend: "No" });`,
      `export const missing: Rule<Referral> = ({ friend }) => ({ friend: friend.length > 9 && "No" });`,
      `export const number: Rule<Referral> = () => ({ friend: 5 });`,
    ];
    whole.write("forms/referral.rules.ts", head + faulty.join("\n"));
    const lines = [...(await compiledRules(whole, "referral")).matchAll(/rules\.ts\((\d+),/g)].map(([, line]) => line);
    expect(lines).toEqual(["3", "4", "5"]);
  });
});

describe("validate", () => {
  test("reports the visitor's message, and the rule behind it", async () => {
    const whole = project();
    const { code, out } = await whole.run(["validate", "referral", "--json"], JSON.stringify([body, colleague]));
    expect(code).toBe(1);
    const verdicts = out
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(verdicts.map(({ errors }) => errors)).toEqual([[], [{ field: "friend", message, rule: "rules.another" }]]);
  });

  test("reports a rule that throws, and applies the others", async () => {
    const whole = project();
    const failing =
      "export const fails = ({ friend }: { friend?: string }) => ({ friend: friend && JSON.parse(friend) });\n";
    whole.write("forms/referral.rules.ts", referral.rules + failing);
    const { code, out, err } = await whole.run(["validate", "referral"], JSON.stringify(body));
    expect({ code, out }).toEqual({ code: 1, out: "1 body: 1 valid, 0 invalid\n" });
    expect(err).toMatch(
      /^forms\/referral\.rules\.ts at fails\n {2}expected: a result for every body, body 1 of - among/,
    );
    expect(err).toMatch(/found: +SyntaxError: /);
    // The rules do not run on a malformed body, and the failure of the previous one is not repeated.
    const more = await whole.run(["validate", "referral"], `${JSON.stringify(body)}\n{\n`);
    expect([more.code, more.err.match(/rules\.ts at fails/g)]).toEqual([1, ["rules.ts at fails"]]);
  });
});

describe("fixtures", () => {
  const broken = (whole: Project, said = message) =>
    whole.write("tests/fixtures/referral/invalid/friend.json", {
      from: "complete",
      cases: {
        colleague: { set: { friend: colleague.friend }, errors: { friend: said } },
        missing: { remove: ["friend"], errors: { friend: "Whom you bring is required" } },
      },
    });

  test("must expect the message of the rule that they break", async () => {
    const whole = project();
    broken(whole, "Bring a stranger");
    const { code, err } = await whole.run(["check"]);
    expect([code, err]).toEqual([1, expect.stringContaining(`found:    friend: "${message}"`)]);
    broken(whole);
    expect((await whole.run(["check"])).code).toBe(0);
  });

  test("that break a rule are missing for coverage and mutate if there are none", async () => {
    const whole = project();
    const without = await whole.run(["coverage"]);
    expect(without.out).toContain("no invalid fixture breaks the rule another");
    expect((await whole.run(["mutate"])).out).toContain("no fixture notices /: no rule another");
    // No fixture can cover rules that only the receiver runs.
    expect(without.out).not.toContain("known");
    broken(whole);
    expect((await whole.run(["coverage"])).out).not.toContain("the rule another");
    expect((await whole.run(["mutate"])).out).not.toContain("no rule another");
  });

  // It blocks without computing; a rule that computes for ever is in tests/broken/rules-unending.
  const wait = "{ if (friend) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0); }";

  test.each([
    ["fails", "({ friend: friend && JSON.parse(friend) })", "found:    SyntaxError: "],
    ["strays", '({ frend: friend && "No" })', 'found:    "frend"\n  fix:      write "friend"'],
    ["waits", wait, "found:    Unending: no result within 2 seconds"],
  ])("a rule that %s on one is a mistake", async (name, result, said) => {
    const whole = project();
    const rule = `export const ${name} = ({ friend }: { friend?: string }) => ${result};\n`;
    whole.write("forms/referral.rules.ts", referral.rules + rule);
    const { code, err } = await whole.run(["check", "referral"]);
    expect([code, err]).toEqual([1, expect.stringContaining(`forms/referral.rules.ts at ${name}`)]);
    expect(err).toContain(said);
    // It fails on every mutant, too, each of which is tried with every fixture.
    expect((await whole.run(["mutate", "referral"])).out).toMatch(/mutants are detected/);
  });
});

test("fixtures and generated bodies contain the values of computed fields", async () => {
  const whole = new Project([]);
  whole.dropIn("stay", stay.schema);
  whole.write("forms/stay.rules.ts", stay.rules);
  const body = { arrival: "2030-05-01", departure: "2030-05-08", guests: [{ name: "Ada", age: 40 }], rooms: 1 };
  const fixture = "tests/fixtures/stay/valid/week.json";
  whole.write(fixture, { ...body, nights: 8, formName: "stay" });
  const { code, err } = await whole.run(["check"]);
  expect([code, err]).toEqual([1, expect.stringContaining(`${fixture}\n  expected: nights as it is computed: 7`)]);
  whole.write(fixture, { ...body, nights: 7, formName: "stay" });
  expect((await whole.run(["check"])).code).toBe(0);
  const survives = "no fixture notices /: nights is not computed";
  expect((await whole.run(["mutate", "stay"])).out).not.toContain(survives);
  whole.write(fixture, { rooms: 1, guests: [], arrival: "2030-05-01", departure: "", formName: "stay" });
  expect((await whole.run(["mutate", "stay"])).out).toContain(survives);
  const { out } = await whole.run(["generate", "stay", "--count", "10"]);
  for (const line of out.trim().split("\n")) {
    const { arrival, departure, nights } = JSON.parse(line);
    expect(nights).toBe(Math.round((Date.parse(departure) - Date.parse(arrival)) / 86_400_000));
  }
});

test("stubs cover own rules and computed fields, and nothing is demanded that no body can break", async () => {
  const whole = new Project([]);
  whole.dropIn("trip", trip.schema);
  whole.write("forms/trip.rules.ts", trip.rules);
  const { err } = await whole.run(["coverage", "trip", "--stubs"]);
  expect(err).not.toContain("not written");
  expect(await whole.run(["check", "trip"])).toMatchObject({ code: 0 });
  expect((await whole.run(["coverage", "trip"])).out).toContain("trip: 100 %");
  const { out } = await whole.run(["mutate", "trip"]);
  expect(out).not.toMatch(/required without (insured|window)|no type|type number|no rule/);
});

test("generated bodies satisfy the form's own rules", async () => {
  const whole = project();
  const { out } = await whole.run(["generate", "referral", "--count", "20"]);
  for (const line of out.trim().split("\n")) {
    const { email, friend } = JSON.parse(line);
    expect(email.split("@")[1]).not.toBe(friend.split("@")[1]);
  }
});
