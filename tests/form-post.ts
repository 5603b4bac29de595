/** Form posts as browsers send them without scripts, and the fields of the page that answers. */

import { request } from "node:http";
import { formPostType } from "../src/engine/define/content-types.ts";
import { attributeOf, type Element, elementsOf, textContentOf } from "../src/html.ts";
// The receiver would load it for its first page, which on a busy machine takes longer than a connection waits for a response.
import "../src/render/answer.tsx";

/** The page that answers. */
export interface Page {
  status: number;
  headers: { [name: string]: string | string[] | undefined };
  html: string;
}

/** Names and values, as in a form. */
export type Fields = [name: string, value: string][];

/** Sends fields as a browser does; returns the page. */
export function submit(
  port: number,
  fields: Fields,
  headers: { [name: string]: string } = {},
  path = "/",
): Promise<Page> {
  const body = new URLSearchParams(fields).toString();
  return new Promise((resolve, reject) => {
    const all = { "Content-Type": formPostType, "Sec-Fetch-Mode": "navigate", ...headers };
    const sent = request({ port, path, method: "POST", agent: false, headers: all }, async (response) => {
      let html = "";
      for await (const chunk of response) html += chunk;
      resolve({ status: response.statusCode ?? 0, headers: response.headers, html });
    });
    sent.once("error", reject);
    sent.end(body);
  });
}

/** A flat body as fields; a list becomes a repeated name. */
export const fieldsOf = (body: object): Fields =>
  Object.entries(body).flatMap(([name, value]): Fields => [value].flat().map((one) => [name, String(one)]));

/** The values of a control as it was rendered. */
function textsIn(element: Element, options: Element[]): string[] {
  const value = attributeOf(element, "value");
  if (element.tagName === "textarea") return [textContentOf(element)];
  if (element.tagName === "select") {
    const own = options.filter((option) => option.parentNode === element);
    const chosen = own.filter((option) => attributeOf(option, "selected") !== undefined);
    const shown = attributeOf(element, "multiple") === undefined ? (chosen[0] ?? own[0]) : chosen;
    return [shown ?? []].flat().map((option) => attributeOf(option, "value") ?? "");
  }
  const isBox = /^(checkbox|radio)$/.test(attributeOf(element, "type") ?? "");
  return isBox && attributeOf(element, "checked") === undefined ? [] : [value ?? (isBox ? "on" : "")];
}

/** What a browser would post if the form on a page were submitted unchanged. */
export function fieldsIn(html: string): Fields {
  const elements = elementsOf(html);
  const options = elements.filter(({ tagName }) => tagName === "option");
  return elements
    .filter(({ tagName }) => /^(input|select|textarea)$/.test(tagName))
    .filter((element) => attributeOf(element, "disabled") === undefined && attributeOf(element, "name") !== undefined)
    .flatMap((element) =>
      textsIn(element, options).map((text): [string, string] => [attributeOf(element, "name") ?? "", text]),
    );
}

/** Where the form of an answer's page is posted to; undefined if it has none. */
export const actionIn = (html: string): string | undefined =>
  / action="(\/\?[^"]+)"/.exec(html)?.[1]?.replaceAll("&amp;", "&");

/** Some fields with new values. */
export const withFields = (fields: Fields, changed: { [name: string]: string }): Fields => [
  ...fields.filter(([name]) => !Object.hasOwn(changed, name)),
  ...Object.entries(changed),
];
