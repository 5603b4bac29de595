/** The content of an answer to a post without script, between header and footer. */

import { Container } from "react-bootstrap";
import { renderToStaticMarkup } from "react-dom/server";
import type { FieldError, WholeForm } from "../engine/define/definition.ts";
import { answersIn } from "../engine/define/form-name.ts";
import type { ListChange } from "../engine/define/list-changes.ts";
import { unzoned } from "../engine/kinds/unzoned.ts";
import { pathOf, stepsOf } from "../engine/schema/path.ts";
import type { JsonObject } from "../engine/schema/schema.ts";
import { inLanguage, spoken } from "../engine/words/spoken.ts";
import type { Controls } from "../form/context.ts";
import { FormPage } from "../form/form-page.tsx";
import { actionId, errorId, fieldId, optionId } from "../form/ids.ts";
import { AgainByLink } from "../form/outcome/again.tsx";
import { Deadline, Recap } from "../form/outcome/recap.tsx";
import { prepare, type ReadyForm } from "../form/parts.ts";
import type { Served } from "../form/served.ts";
import { nest } from "../form/validator.ts";
import { LinkButton } from "../shell/link-button.tsx";
import { Meta } from "../shell/meta.tsx";
import { emptied, isTooMuch } from "./refused-body.ts";
import { withShown } from "./silent.ts";
import type { View } from "./static-site.tsx";
import { structuredMissing } from "./structured.ts";

/** A post that failed validation, whose lead could not be stored, or that asked for a change to the form. */
export interface RefusedAnswer {
  kind: "refused";
  form: WholeForm;
  body: JsonObject;
  errors: FieldError[];
  /** The entry that a button added or removed; it gets the focus. */
  changed?: { path: string; change: ListChange };
  /** The branch on show in each chooser, by the chooser's name. */
  branches: { [chooser: string]: number };
  /** The decoy's value, if it was filled in. */
  decoy?: string;
  /** The form's action. */
  action: string;
  /** Whether only the errors are shown, since the form could not be rendered with the submitted values. */
  isBare?: true;
}

/** A post that was stored. */
interface AcceptedAnswer {
  kind: "accepted";
  form: WholeForm;
  body: JsonObject;
  /** The action of the form, which the page may show again. */
  action: string;
}

/** A post that failed before its form was known. */
export interface FailedAnswer {
  kind: "failed";
  /** The language of the page it was sent from; English when left out. */
  lang?: string;
  /** The error, as a sentence. */
  said: string;
}

/** The outcome of a post: accepted, refused by its form, or failed. */
export type PostAnswer = RefusedAnswer | AcceptedAnswer | FailedAnswer;

const langOf = (answer: PostAnswer): string | undefined => (answer.kind === "failed" ? answer : answer.form).lang;

/** The targets of the error summary's links, by the ids in rendered markup; in the browser, controls register themselves. */
function targetsIn(markup: string, form: WholeForm, errors: FieldError[]): Controls {
  const ids = new Set([...markup.matchAll(/ id="([^"]+)"/g)].map(([, id = ""]) => id));
  const controls: Controls = new Map();
  for (const { field } of errors)
    for (let steps = stepsOf(field); steps.length > 0; steps = steps.slice(0, -1)) {
      const id = fieldId(form, pathOf(steps));
      const all = [id, optionId(id, 0), actionId(id, "branch"), actionId(id, "add")];
      const key = `${id}-key`;
      const target = ids.has(errorId(key)) ? key : all.find((one) => ids.has(one));
      if (target) controls.set(pathOf(steps), { id: target, steps });
    }
  return controls;
}

const outcomeOf = (form: WholeForm) => ({ Again: () => <AgainByLink form={form} />, Deadline, Recap });

/** A form rendered on the server: the visitor's time zone is unknown, so date-time controls show what was typed. */
async function prepared(form: WholeForm): Promise<ReadyForm> {
  const ready = await prepare(form);
  return { ...ready, kinds: ready.kinds.map(unzoned) };
}

/** Markup with the focus on the first control of a new entry; after a removal, on the button that adds one. */
function focused(markup: string, form: WholeForm, { path, change }: NonNullable<RefusedAnswer["changed"]>): string {
  const id = fieldId(form, path);
  const places = change === "add" ? [actionId(id, "entry")] : [actionId(id, "add"), id];
  const at = places.map((one) => markup.indexOf(` id="${one}"`)).find((index) => index >= 0);
  if (at === undefined) return markup;
  if (change === "remove") return `${markup.slice(0, at)} autofocus=""${markup.slice(at)}`;
  const inside = markup.slice(at);
  const control = /<(?:input|select|textarea|button)(?! class="visually-hidden"| type="hidden")(?=[ >])/.exec(inside);
  if (!control) return markup;
  const end = at + control.index + control[0].length;
  return `${markup.slice(0, end)} autofocus=""${markup.slice(end)}`;
}

/** How the form of a refused post is drawn, given the targets of its summary. */
async function refusedForm({ form, body, errors, branches, decoy, action }: RefusedAnswer) {
  const ready = await prepared(form);
  const start = emptied(form, answersIn(body));
  return (controls: Controls = new Map(), to = action) => {
    const context: Served["context"] = { controls, branches, isScriptless: true };
    const submission: Served["submission"] = { status: "idle", body };
    const served = { action: to, submission, errors, errorSchema: nest(errors), context, decoy };
    return <FormPage ready={ready} start={start} served={served} />;
  };
}

/** The markup of a refused post's form, without the summary's links; undefined if rendering would take too long. */
export async function refusedMarkup(answer: RefusedAnswer): Promise<string | undefined> {
  const { form, body } = answer;
  if (isTooMuch(form, body)) return undefined;
  const drawn = await refusedForm(answer);
  return inLanguage(form.lang, () => renderToStaticMarkup(drawn()));
}

async function refusedPage(answer: RefusedAnswer) {
  const { form, errors, changed, action } = answer;
  const drawn = await refusedForm(answer);
  const markupTo = (to?: string) => inLanguage(form.lang, () => renderToStaticMarkup(drawn(undefined, to)));
  const markup = markupTo();
  const to = withShown(action, form, markup);
  if (!changed) return drawn(targetsIn(markup, form, errors), to);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own markup
  return <div dangerouslySetInnerHTML={{ __html: focused(markupTo(to), form, changed) }} />;
}

async function acceptedPage({ form, body, action }: AcceptedAnswer) {
  const context = { isScriptless: true } as const;
  const served: Served = { action, context, outcome: outcomeOf(form), submission: { status: "success", body } };
  return <FormPage ready={await prepared(form)} served={served} />;
}

/** The errors of a request whose form cannot be rendered again. */
const failure = (said: string[]) => (
  <Container className="form-page">
    <header className="form-intro">
      <h1>{spoken.answer.notSent}</h1>
      {said.map((sentence) => (
        <p className="lead" key={sentence}>
          {sentence}
        </p>
      ))}
    </header>
    <p>{spoken.answer.goBack}</p>
    <p>
      <LinkButton href="/">{spoken.answer.home}</LinkButton>
    </p>
  </Container>
);

/** The most messages that are listed without a form. */
const shown = 50;

async function contentOf(answer: PostAnswer) {
  if (answer.kind === "failed") return inLanguage(answer.lang, () => failure([answer.said]));
  const { form, body } = answer;
  if (answer.kind === "refused" && (answer.isBare || isTooMuch(form, body)))
    return inLanguage(form.lang, () => failure(answer.errors.slice(0, shown).map(({ message }) => message)));
  const page = answer.kind === "refused" ? await refusedPage(answer) : await acceptedPage(answer);
  return (
    <Container className="form-page">
      <div>{page}</div>
    </Container>
  );
}

const titles: { [Kind in PostAnswer["kind"]]: (answer: Extract<PostAnswer, { kind: Kind }>) => string } = {
  refused: ({ form, errors }) => (errors.length > 0 ? spoken.form.error : "") + form.page.title,
  accepted: ({ form }) => form.success.heading,
  failed: () => spoken.answer.notSent,
};

/** The view of an answer. */
export async function viewOfAnswer(answer: PostAnswer): Promise<View> {
  const lang = langOf(answer);
  const title = inLanguage(lang, () => titles[answer.kind](answer as never));
  const [description, path] = "form" in answer ? [answer.form.page.description, answer.form.route] : ["", "/"];
  const content = (
    <>
      <Meta title={title} description={description} path={path} noindex />
      {await contentOf(answer)}
    </>
  );
  return { heading: title, islands: [], lang, jsonLd: structuredMissing, content };
}
