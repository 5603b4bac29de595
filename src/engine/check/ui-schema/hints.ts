/**
 * Checks what a UI document passes on to browsers: autofill tokens, types of files, ranges, values of empty fields, links to pages.
 */
import { allowsEmpty } from "../../define/defaults.ts";
import { type Project, routeOf, schemaFile, uiFile } from "../../define/documents.ts";
import { fieldsByPath } from "../../define/fields.ts";
import { alternatesOf } from "../../define/translation/translated.ts";
import { controlsOf, nodesIn, optionsIn } from "../../define/ui-schema.ts";
import { accepts } from "../../rules/compile.ts";
import { endsOf } from "../../schema/ends.ts";
import { ownOf, pointerStep } from "../../schema/path.ts";
import { isObject, type Json, type Schema } from "../../schema/schema.ts";
import { inFull, type Problem, quote } from "../problem.ts";
import { writtenAt } from "../schema/controls.ts";
import { instead, nearest } from "../suggest.ts";
import { pointerOf } from "./ui-schema.ts";

type Form = Project["forms"][number];

/**
 * The autofill field names of HTML (https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill).
 */
const tokens = new Set(
  `on off name honorific-prefix given-name additional-name family-name honorific-suffix nickname username new-password
  current-password one-time-code organization-title organization street-address address-line1 address-line2 address-line3
  address-level4 address-level3 address-level2 address-level1 country country-name postal-code cc-name cc-given-name
  cc-additional-name cc-family-name cc-number cc-exp cc-exp-month cc-exp-year cc-csc cc-type transaction-currency
  transaction-amount language bday bday-day bday-month bday-year sex url photo tel tel-country-code tel-national
  tel-area-code tel-local tel-local-prefix tel-local-suffix tel-extension email impp`.split(/\s+/),
);

/** Tokens before it: a section, an address type, a contact type; and one after it. */
const around = /^(section-\S+ )?((shipping|billing) )?((home|work|mobile|fax|pager) )?|( webauthn)$/g;

const isToken = (given: string) => tokens.has(given.trim().toLowerCase().replace(around, ""));

/** Every value of an option in a UI document, in either vocabulary, with its location and the path of its field. */
function* saidOf(
  option: "autocomplete" | "emptyValue" | "accept",
  { ui }: Form,
): Generator<{ at: string; path: string; given: Json }> {
  for (const [path, { [option]: given }] of Object.entries(ui.fields ?? {}))
    if (given !== undefined) yield { at: `/fields/${pointerStep(path)}/${option}`, path, given };
  for (const placed of nodesIn(ui.uiSchema ?? {})) {
    const { [option]: given } = optionsIn(placed.node);
    if (given !== undefined) yield { at: pointerOf(placed, option), path: placed.path, given: given as Json };
  }
}

/** Autofill tokens that no browser knows. */
export const checkFilling = (form: Form): Problem[] =>
  [...saidOf("autocomplete", form)]
    .flatMap(({ at, given }) => (typeof given === "string" && !isToken(given) ? [{ at, given }] : []))
    .map(({ at, given }) => ({
      file: uiFile(form.name),
      path: at,
      expected: "an autofill token such as email, or on, or off",
      found: quote(given),
      fix: nearest(given, tokens) ? instead(given, tokens) : "remove it, or write one of HTML's autofill field names",
    }));

/** What browsers understand of `accept`: endings with a dot, types, groups of types. */
const isAccepted = (one: string) => /^(\.[^\s/,;]+|[\w.+-]+\/(\*|[\w.+-]+))$/.test(one.trim());

/** Endings and types of files that browsers pass over, so that the picker offers any file. */
export const checkAccepted = (form: Form): Problem[] =>
  [...saidOf("accept", form)].flatMap(({ at, given }) => {
    const stray = String(given)
      .split(",")
      .filter((one) => !isAccepted(one));
    if (typeof given !== "string" || stray.length === 0) return [];
    const meant = given.split(/[\s,;]+/).filter(Boolean);
    const better = meant.map((one) => (one.includes("/") ? one : `.${one.replace(/^[*.]+/, "")}`));
    return [
      {
        file: uiFile(form.name),
        path: at,
        expected: 'file extensions or media types, separated by commas, as in ".pdf, image/*"',
        found: `${stray.map(quote).join(", ")}, which browsers ignore`,
        fix: better.length > 0 && better.every(isAccepted) ? `write ${inFull(better.join(", "))}` : "remove it",
      },
    ];
  });

/** Values for empty fields that the fields' own rules refuse, and which are therefore not sent. */
export function checkEmptyValues(form: Form, drawn: Schema): Problem[] {
  const fields = fieldsByPath(drawn);
  return [...saidOf("emptyValue", form)]
    .filter(({ path, given }) => !allowsEmpty(drawn, fields.get(path) ?? [], given, accepts) && fields.has(path))
    .map(({ at, given }) => ({
      file: uiFile(form.name),
      path: at,
      expected: "a value that satisfies the field's own rules",
      found: `${quote(given)}, which is ignored`,
      fix: "write another value, or remove the option: an empty field is then left out",
    }));
}

/** Range widgets without limits: a slider always has ends, and visitors could choose nothing beyond them. */
export function checkScales({ name, schema, ui }: Form, drawn: Schema): Problem[] {
  const fields = fieldsByPath(drawn);
  const looks = controlsOf(ui, fields);
  return [...fields].flatMap(([path, found]) => {
    const { widget, readOnly, disabled } = ownOf(looks, path) ?? {};
    if (widget !== "range" || readOnly || disabled) return [];
    return found.flatMap((field) => {
      // Parts that apply whenever this one does limit the same number; the problem is reported at the first of them.
      const beside = found.filter(({ chosen }) =>
        Object.entries(chosen).every(([choice, name]) => field.chosen[choice] === name),
      );
      if (beside[0] !== field || field.whole.readOnly) return [];
      const ends = beside.map(({ whole }) => endsOf(whole));
      const missing = ["minimum", "maximum"]
        .filter((_, end) => !ends.some((one) => Number.isFinite(one[end])))
        .map(quote);
      if (missing.length === 0) return [];
      return [
        {
          file: schemaFile(name),
          path: writtenAt(schema, field.pointer),
          expected: `${missing.join(" and ")} of a number that ${uiFile(name)} shows as a range`,
          found: "none: no visitor can choose a number beyond where the scale happens to end",
          fix: `write ${missing.join(" and ")}, or remove the widget`,
        },
      ];
    });
  });
}

/** Every link of a document, with its location. */
function* linksIn(value: unknown, path: string): Generator<[path: string, href: string]> {
  if (Array.isArray(value)) for (const [index, one] of value.entries()) yield* linksIn(one, `${path}/${index}`);
  if (!isObject(value)) return;
  if (typeof value.href === "string") yield [`${path}/href`, value.href];
  for (const [key, one] of Object.entries(value)) yield* linksIn(one, `${path}/${pointerStep(key)}`);
}

/**
 * Finds the links of a project's forms to pages that do not exist; links to files are not checked, nor any without a known page.
 */
export function linkChecker({ pages, forms }: Project): (form: Form) => Problem[] {
  if (pages.length === 0) return () => [];
  const ofForm = (form: Form) => alternatesOf(form)?.map(({ href }) => href) ?? routeOf(form);
  const routes = new Set([...pages.map(({ route }) => route), ...forms.flatMap(ofForm)]);
  const routeIn = (href: string) => href.replace(/[?#].*/s, "").replace(/(.)\/$/, "$1");
  return ({ ui, name }) =>
    [...linksIn(ui.aside, "/aside"), ...linksIn(ui.success, "/success")]
      .filter(([, href]) => /^\/(?!.*\.\w+$)/.test(routeIn(href)) && !routes.has(routeIn(href)))
      .map(([path, href]) => ({
        file: uiFile(name),
        path,
        expected: "the path of a page or of a form",
        found: quote(href),
        fix: nearest(href, routes) ? instead(href, routes) : "link to one, write the page, or remove the link",
      }));
}
