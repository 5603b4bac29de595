/**
 * Every schema that the documents' check accepts works everywhere else: warnings can be computed, the corpus's bodies satisfy the
 * rules and the published schema, and valid bodies can be generated.
 */
import { describe, expect, test } from "vitest";
import { warningsOf } from "../../src/engine/check/warnings.ts";
import { compileSchema } from "../../src/engine/rules/compile.ts";
import { publishedSchema } from "../../src/engine/rules/published.ts";
import { resolveRefs } from "../../src/engine/schema/resolve.ts";
import type { JsonObject } from "../../src/engine/schema/schema.ts";
import { BodyMaker } from "../../src/tools/generate/bodies.ts";
import { formOf } from "../forms.ts";
import { type Case, corpus } from "./case.ts";
import { projectOf } from "./ours.tsx";

/** A few bodies of a form with a fixed seed. */
function made(maker: BodyMaker): JsonObject[] {
  const bodies = maker.valid(3);
  return Array.from({ length: 3 }, () => bodies.next().value as JsonObject);
}

function documentsOf(one: Case) {
  const { forms, shared } = projectOf(one);
  const [form] = forms;
  if (!form) throw new Error(`${one.name} is no form`);
  return { written: form, shared, documents: { ...form, schema: resolveRefs(form.schema, shared) } };
}

describe("a form of the corpus", () => {
  test.each(corpus().filter(({ refused }) => !refused))("$name", (one) => {
    const { written, shared, documents } = documentsOf(one);
    expect(warningsOf(projectOf(one))).toEqual(expect.any(Array));
    const form = formOf(documents, {});
    const judge = compileSchema(publishedSchema(written, shared));
    const sent = one.journeys.map(({ body }) => ({ ...body, formName: form.formName }));
    const bodies = [...sent, ...made(new BodyMaker({ form, documents }))];
    expect(bodies.filter((body) => !form.accepts(body))).toEqual([]);
    expect(bodies.filter((body) => !judge(body))).toEqual([]);
  });
});
