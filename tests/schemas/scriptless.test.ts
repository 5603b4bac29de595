/**
 * The corpus without scripts: a page that shows a body again, posted as a browser does, gives the same lead. `npm test` takes the
 * schemas for which this once failed, `npm run test:schemas` all of them.
 */
import { expect, test } from "vitest";
import { formPostType } from "../../src/engine/define/content-types.ts";
import type { WholeForm } from "../../src/engine/define/definition.ts";
import { knownPath } from "../../src/engine/schema/path.ts";
import type { Json, JsonObject } from "../../src/engine/schema/schema.ts";
import { createHandler } from "../../src/receiver/handler.ts";
import { siteQuery } from "../../src/receiver/page.ts";
import { drawAnswer, type RefusedAnswer } from "../../src/render/answer.tsx";
import { fieldsIn } from "../form-post.ts";
import { log } from "../receiver.ts";
import { type Case, corpus, isWhole } from "./case.ts";
import { formOf } from "./ours.tsx";

const disputed =
  /^(all-of-defaults|branches-box|choices-nullable|condition-keeps-entries|dependency-in-list|fixed-values|free-keys-any|free-keys-lists|group-any|list-booleans|recursive-branches|recursive-sides|ui-locked)$/;

/** Schemas for which the lead differs, with the reason. */
const meant: { [name: string]: string } = {
  "condition-keeps-ticks":
    "a constant that no script sends, being optional, is posted: it is the only value that is allowed",
  dates: "without script, nobody knows the visitor's time zone",
  "time-of-day": "without script, nobody knows the visitor's time zone",
  "free-keys-of-a-branch": "a free key with the name of another branch's field is taken for that field",
};

const cases = corpus().filter(({ name, refused }) => !refused && !meant[name] && (isWhole || disputed.test(name)));

/** A body without empty values: unticked boxes, empty texts, null, and groups of these. */
function said(value: Json): Json | undefined {
  if (value === false || value === "" || value === null) return undefined;
  if (typeof value !== "object") return value;
  if (Array.isArray(value)) return value.map((entry) => said(entry) ?? null);
  const entries = Object.entries(value).flatMap(([key, inner]) => {
    const one = said(inner);
    return one === undefined ? [] : [[key, one] as const];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** Whether a journey clears no answer: where it clears a default, the corpus does not say what a page without scripts posts. */
const isShown = ({ fill }: Case["journeys"][number]) =>
  !fill.some((step) => ("set" in step && step.to === "") || ("pick" in step && step.to === "Please select"));

test.each(cases)("$name", async (one) => {
  const form = (await formOf(one)) as WholeForm;
  const isFile = (name: string) => form.fields[knownPath(form, name)]?.widget === "file";
  /** Posts the page of a body unchanged; returns the status, and what is stored. */
  async function sent(body: JsonObject, action = "/"): Promise<[number, JsonObject]> {
    const shown: RefusedAnswer = { kind: "refused", form, body, errors: [], branches: {}, action };
    const page = await drawAnswer(shown, "https://keelwork.example");
    let stored: JsonObject = {};
    const add = async (_form: string, lead: JsonObject) => {
      stored = lead;
      return "id";
    };
    // The receiver ignores the empty part that a browser posts for a file input without a file.
    const fields = fieldsIn(page.body).filter(([name, text]) => text !== "" || !isFile(name));
    const post = new URLSearchParams(fields).toString();
    const headers = { "Content-Type": formPostType, "Sec-Fetch-Mode": "navigate" };
    const { status } = await createHandler({ forms: [form], add, log }).request(action, {
      method: "POST",
      headers,
      body: post,
    });
    return [status, stored];
  }
  for (const journey of one.journeys.filter(isShown)) {
    const body = { ...journey.body, formName: form.formName };
    const [, stored] = await sent(body, `/?${siteQuery}`);
    expect(said(stored)).toEqual(said(body));
  }
  // The unchanged page of an empty body adds no fields, so that it is answered, not shown again for new ones.
  const [status] = await sent({});
  expect([201, 400]).toContain(status);
});
