/** Generates bodies that a form accepts, or that break one rule. The same seed gives the same bodies. */
import fc from "fast-check";
import type { FieldError } from "../../engine/define/definition.ts";
import { withoutFormName } from "../../engine/define/form-name.ts";
import { validate } from "../../engine/rules/validate.ts";
import { localDay } from "../../engine/schema/dates.ts";
import type { Json, JsonObject } from "../../engine/schema/schema.ts";
import { payloadOf } from "../../engine/visit/payload.ts";
import { breakable, breaksOf } from "../fixtures/breaks.ts";
import type { Subject } from "../fixtures/subject.ts";
import { Tracer } from "../fixtures/visits.ts";
import { NothingFits } from "./fitting.ts";
import { ValueMaker } from "./values.ts";

/** A body that breaks one rule, as a fixture writes it. */
export interface BrokenBody {
  data: JsonObject;
  errors: { [field: string]: string };
}

/** The number of bodies generated at a time. */
const batch = 50;

/** The number of consecutive bodies without a valid one after which a form is given up. */
const mostAttempts = 2000;

/** Generates bodies of one form. */
export class BodyMaker {
  private readonly form;
  private readonly values: fc.Arbitrary<Json>;
  private readonly tracer: Tracer;
  private readonly today = localDay(new Date());

  constructor({ form, documents }: Pick<Subject, "form" | "documents">) {
    const root = { ...withoutFormName(documents.schema), type: "object" };
    this.form = form;
    this.values = new ValueMaker(root).of(root);
    this.tracer = new Tracer(documents.schema);
  }

  private errorsOf(body: JsonObject): FieldError[] {
    return validate(this.form, body, this.today);
  }

  /** An infinite sequence of bodies, valid or not. */
  *any(seed: number): Generator<JsonObject, never> {
    for (let round = 0; ; round++)
      for (const value of fc.sample(this.values, { numRuns: batch, seed: seed * 7919 + round })) {
        const body = payloadOf(this.form, value as JsonObject);
        yield this.form.complete?.(body) ?? body;
      }
  }

  /**
   * An infinite sequence of valid bodies.
   * @throws NothingFits
   */
  *valid(seed: number): Generator<JsonObject> {
    let fruitless = 0;
    for (const body of this.any(seed)) {
      const isValid = this.errorsOf(body).length === 0;
      fruitless = isValid ? 0 : fruitless + 1;
      if (fruitless > mostAttempts) throw new NothingFits(`none of ${mostAttempts} bodies satisfied every rule`);
      if (isValid) yield body;
    }
  }

  /**
   * An infinite sequence of bodies that break exactly one rule, taking turns among the rules that can be broken.
   * @throws NothingFits
   */
  *invalid(seed: number): Generator<BrokenBody> {
    const turns = new Map<string, number>();
    let fruitless = 0;
    for (const body of this.valid(seed)) {
      const ways = [...this.tracer.of(body)].flatMap((visit) =>
        breakable(visit.schema).map((rule) => ({ visit, rule, key: `${visit.pointer} ${rule}` })),
      );
      const next = ways.sort((a, b) => (turns.get(a.key) ?? 0) - (turns.get(b.key) ?? 0)).slice(0, 12);
      const found = this.firstOf(body, next, turns);
      fruitless = found ? 0 : fruitless + 1;
      if (fruitless > mostAttempts) throw new NothingFits("no body could be made to break one rule");
      if (found) yield found;
    }
  }

  private firstOf(
    body: JsonObject,
    ways: { visit: Parameters<typeof breaksOf>[1]; rule: string; key: string }[],
    turns: Map<string, number>,
  ): BrokenBody | undefined {
    for (const { visit, rule, key } of ways) {
      turns.set(key, (turns.get(key) ?? 0) + 1);
      for (const { data } of breaksOf(body, visit, rule)) {
        const errors = this.errorsOf(payloadOf(this.form, data));
        const [error] = errors;
        if (error && errors.length === 1) return { data, errors: { [error.field]: error.message } };
      }
    }
    return undefined;
  }
}
