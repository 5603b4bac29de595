/** Parses a request into a lead: first the general bounds, then its form, then that form's own rules. */
import type { FieldError, WholeForm } from "../../engine/define/definition.ts";
import { bodyLimitOf, longFile, mostFiles, restLimitOf } from "../../engine/define/limits.ts";
import { oncePerForm } from "../../engine/define/once-per-form.ts";
import { ofChosen } from "../../engine/rules/chosen-branch.ts";
import { judge } from "../../engine/rules/judge.ts";
import { validate } from "../../engine/rules/validate.ts";
import { dayFrom } from "../../engine/schema/dates.ts";
import type { JsonObject } from "../../engine/schema/schema.ts";
import { normalize } from "../../engine/visit/payload.ts";
import { inLanguage } from "../../engine/words/spoken.ts";
import { filesIn } from "../store/sent-files.ts";
import { restTooLarge, tooLarge } from "./body.ts";
import { tooMuch } from "./bounds.ts";
import { json, type Limits, posts } from "./encodings.ts";
import { withLaterRules } from "./later.ts";
import { brokenFiles, filesBeyond } from "./placed-files.ts";
import { invalid, type ReceivedLead, Refused } from "./refusal.ts";
import { formIn } from "./spoken.ts";

/** The receiver cannot know the visitor's day, so it leaves this much slack. */
const slackDays = 2;

/** The earliest accepted day of a dated field; computed at most once a second. */
const earliestDay = (() => {
  let [second, day] = [Number.NaN, ""];
  return () => {
    const now = Math.floor(Date.now() / 1000);
    if (now !== second) day = dayFrom(new Date(), -slackDays);
    second = now;
    return day;
  };
})();

/** The limits of a form's posts, cached: in development hundreds of forms stay unchanged while one changes. */
const limitsOf = oncePerForm(
  ({ schema }: WholeForm): Limits => ({ all: bodyLimitOf(schema), rest: restLimitOf(schema) }),
);

/** The error for an unknown `formName`. */
const noSuchForm = (forms: WholeForm[]): FieldError => ({
  field: "formName",
  message: `formName must be one of ${forms.map(({ formName }) => formName).join(", ")}`,
});

/** Creates the parser of requests for some forms. */
export function leadReader(
  forms: WholeForm[],
): (request: Request, type: string, isFromScript: boolean) => Promise<ReceivedLead> {
  const known = forms.map((own) => ({ own, limit: limitsOf(own) }));
  const all = Math.max(0, ...known.map(({ limit }) => limit.all));
  const rest = Math.max(0, ...known.map(({ limit }) => limit.rest));

  /**
   * The valid lead in a request.
   * @throws Refused
   */
  return async (request, type, isFromScript) => {
    const { limitOf, read } = posts[type] ?? json;
    const { size, parsed } = await read(request, { all: limitOf(all), rest });
    const found = known.find(({ own }) => own.formName === parsed.formName);
    if (!found) throw new Refused({ ...invalid, reason: "no such form", errors: [noSuchForm(forms)] });
    const { form, lang } = formIn(found.own, request.url, request.headers.get("referer") ?? undefined);
    const { formName } = form;
    if (size > limitOf(found.limit.all)) throw tooLarge(limitOf(found.limit.all), formName);
    if (parsed.restFor(form) > found.limit.rest) throw restTooLarge(found.limit.rest, formName);
    const sent = inLanguage(form.lang, () => parsed.bodyFor(form));
    const changed = parsed.changedFor?.(form, sent);
    // Computed fields override what was sent.
    const completed = (given: JsonObject) => form.complete?.(given) ?? given;
    const body = completed(normalize(form, sent));
    if (size > longFile && filesIn(body).length > mostFiles) throw tooMuch("files");
    const decoy = parsed.decoyFor?.(form);
    // A body that is shown again is not normalized: empty entries must not be dropped, nor removed defaults restored.
    const branches = parsed.branchesFor?.(form);
    const again = () => ({ form, lang, body: completed(sent), decoy, branches });
    if (changed) return { ...again(), changed };
    const judged = ofChosen(judge(form, body), (name) => branches?.[name]);
    const { failed = [] } = judged;
    const broken = validate(form, body, earliestDay(), judged);
    const errors = inLanguage(form.lang, () => parsed.errorsFor?.(form, body, broken) ?? broken);
    const names = parsed.namesFor?.(form);
    const lead = { form, lang, body, decoy, failed, branches, posted: names && { names, body: completed(sent) } };
    if (errors.length === 0 && size > longFile)
      errors.push(...inLanguage(form.lang, () => [...brokenFiles(form, body), ...filesBeyond(form, body)]));
    if (errors.length > 0) throw new Refused({ ...invalid, errors, form: formName }, again());
    return withLaterRules(lead, isFromScript);
  };
}
