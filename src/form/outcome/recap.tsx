/** A summary of what was sent, as the visitor reads it: labels and titles of choices, without empty answers. */

import { useState } from "react";
import { answersOf } from "../../engine/define/answers.ts";
import type { Form } from "../../engine/define/definition.ts";
import type { Kind } from "../../engine/kinds/kind.ts";
import type { JsonObject } from "../../engine/schema/schema.ts";
import { deadline } from "../../engine/words/deadline.ts";
import { listed } from "../../engine/words/listed.ts";
import { spoken } from "../../engine/words/spoken.ts";

/** Shows the date by which to expect an answer, or else the response time, unless the form's own text contains it. */
export function Deadline({ form: { success, responseTime } }: { form: Form }) {
  const [by] = useState(() => success.due && deadline(success.due, new Date()));
  if (by)
    return (
      <p>
        {spoken.form.dueBefore}
        <b>{by}</b>
        {spoken.form.dueAfter}
      </p>
    );
  if (!responseTime || success.text.some((text) => text.includes(responseTime))) return null;
  return <p>{spoken.form.weAnswer(responseTime)}</p>;
}

/** Renders the rows and a print button. */
export function Recap({ form, kinds, body }: { form: Form; kinds: readonly Kind[]; body: JsonObject }) {
  const { success } = form;
  const Heading = success.kind === "page" ? "h2" : "h3";
  const answers = answersOf(form, { kinds })(body);
  if (answers.length === 0) return null;
  return (
    <section className="recap">
      <Heading>{spoken.form.youSent}</Heading>
      <dl>
        {answers.map(({ path, label, words }) => (
          <div key={path}>
            <dt>{label}</dt>
            <dd>{listed(words, spoken.form.comma)}</dd>
          </div>
        ))}
      </dl>
      <button className="btn btn-outline-primary" type="button" onClick={() => window.print()}>
        {spoken.form.print}
      </button>
    </section>
  );
}
