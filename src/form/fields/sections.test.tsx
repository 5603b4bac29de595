/** The sections of a form, and fields that are in none that is shown. */
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { fieldsIn } from "../../../tests/form-post.ts";
import { fields, formFrom, when } from "../../../tests/forms.ts";
import type { Schema } from "../../engine/schema/schema.ts";
import { FormPage } from "../form-page.tsx";
import { prepare } from "../parts.ts";

const name: Schema = { type: "string" };
const flat = fields({ source: { const: "web" }, name }, "source", "name");
const rich = {
  ...fields({ source: { const: "web" }, guests: { type: "integer" } }, "source"),
  ...when(fields({ guests: { minimum: 9 } }, "guests"), fields({ menu: name }, "menu")),
};

test.each([
  ["a flat form", flat, ["name"], false],
  ["a rich form, with a section whose other field is not there yet", rich, ["guests"], false],
  ["a form in steps", rich, ["guests"], true],
])(
  "a section without a visible field is not shown, but its hidden field is sent: %s",
  async (_what, schema, shown, steps) => {
    const sections = [
      { title: "Origin", fields: ["source", ...(schema === rich ? ["menu"] : [])] },
      { title: "You", fields: shown },
    ];
    const markup = renderToStaticMarkup(<FormPage ready={await prepare(formFrom(schema, { sections, steps }))} />);
    expect(fieldsIn(markup)).toContainEqual(["source", "web"]);
    expect(markup).not.toContain("Origin");
  },
);
