/** Checks what a UI document passes on to browsers: autofill tokens, and links to pages. */
import { type Project, routeOf, uiFile } from "../define/documents.ts";
import { alternatesOf } from "../define/translation/translated.ts";
import { nodesIn, optionsIn } from "../define/ui-schema.ts";
import { pointerStep } from "../schema/path.ts";
import { isObject } from "../schema/schema.ts";
import { type Problem, quote } from "./problem.ts";
import { instead, nearest } from "./suggest.ts";

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

/** Every `autocomplete` of a UI document, in either vocabulary, with its location. */
function* fillings({ ui }: Form): Generator<[path: string, given: string]> {
  for (const [path, { autocomplete }] of Object.entries(ui.fields ?? {}))
    if (autocomplete !== undefined) yield [`/fields/${pointerStep(path)}/autocomplete`, autocomplete];
  for (const { node, pointer } of nodesIn(ui.uiSchema ?? {})) {
    const { autocomplete } = optionsIn(node);
    const at = "ui:autocomplete" in node ? "ui:autocomplete" : "ui:options/autocomplete";
    if (typeof autocomplete === "string") yield [`/uiSchema${pointer}/${at}`, autocomplete];
  }
}

/** Autofill tokens that no browser knows. */
export const checkFilling = (form: Form): Problem[] =>
  [...fillings(form)]
    .filter(([, given]) => !isToken(given))
    .map(([path, given]) => ({
      file: uiFile(form.name),
      path,
      expected: "an autofill token such as email, or on, or off",
      found: quote(given),
      fix: nearest(given, tokens) ? instead(given, tokens) : "remove it, or write one of HTML's autofill field names",
    }));

/** Every link of a document, with its location. */
function* linksIn(value: unknown, path: string): Generator<[path: string, href: string]> {
  if (Array.isArray(value)) for (const [index, one] of value.entries()) yield* linksIn(one, `${path}/${index}`);
  if (!isObject(value)) return;
  if (typeof value.href === "string") yield [`${path}/href`, value.href];
  for (const [key, one] of Object.entries(value)) yield* linksIn(one, `${path}/${pointerStep(key)}`);
}

/** Links to pages that do not exist; links to files are not checked. Without any known page, nothing is reported. */
export function checkLinks({ ui, name }: Form, { pages, forms }: Project): Problem[] {
  if (pages.length === 0) return [];
  const ofForm = (form: Form) => alternatesOf(form)?.map(({ href }) => href) ?? routeOf(form);
  const routes = [...pages.map(({ route }) => route), ...forms.flatMap(ofForm)];
  const routeIn = (href: string) => href.replace(/[?#].*/s, "").replace(/(.)\/$/, "$1");
  const links = [...linksIn(ui.aside, "/aside"), ...linksIn(ui.success, "/success")];
  return links
    .filter(([, href]) => /^\/(?!.*\.\w+$)/.test(routeIn(href)) && !routes.includes(routeIn(href)))
    .map(([path, href]) => ({
      file: uiFile(name),
      path,
      expected: "the path of a page or of a form",
      found: quote(href),
      fix: nearest(href, routes) ? instead(href, routes) : "link to one, or write the page",
    }));
}
