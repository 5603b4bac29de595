/** The attributes of native controls. */
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { fields, formFrom } from "../../../tests/forms.ts";
import type { Schema } from "../../engine/schema/schema.ts";
import { FormPage } from "../form-page.tsx";
import { prepare } from "../parts.ts";

test("every control that a browser can fill in has its token, by which drafts also know what they must not keep", async () => {
  const properties: { [name: string]: Schema } = {
    land: { type: "string", enum: ["DE", "FR"] },
    card: { type: "integer" },
    times: { type: "integer" },
    loudness: { type: "integer" },
    paint: { type: "string", format: "color" },
    street: { type: "string" },
    name: { type: "string" },
  };
  const looks = {
    land: { autocomplete: "country" },
    card: { autocomplete: "cc-number" },
    times: { widget: "updown", autocomplete: "one-time-code" },
    loudness: { widget: "range" },
    street: { widget: "textarea", autocomplete: "street-address" },
  };
  const ready = await prepare(formFrom(fields(properties), { fields: looks }));
  const markup = renderToStaticMarkup(<FormPage ready={ready} />);
  const told = [...markup.matchAll(/<(?:input|select|textarea)[^>]* name="(\w+)"[^>]*>/g)].map(([control, name]) => [
    name,
    /autocomplete="([^"]*)"/i.exec(control)?.[1],
  ]);
  expect(Object.fromEntries(told)).toMatchObject({
    land: "country",
    card: "cc-number",
    times: "one-time-code",
    // After a reload, Firefox would restore what they show without an answer into the prerendered text inputs.
    loudness: "off",
    paint: "off",
    street: "street-address",
    name: "name",
  });
});
