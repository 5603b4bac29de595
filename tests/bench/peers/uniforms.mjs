/** The peer with the smallest scripts: uniforms with its unstyled theme and precompiled rules. */
import { createElement } from "react";
import { createRoot } from "react-dom/client";
import { JSONSchemaBridge } from "uniforms-bridge-json-schema";
import { AutoForm, SelectField } from "uniforms-unstyled";
import rules from "./rules.cjs";
import schema from "./schema.json";

/** Draws lists of choices as checkboxes; its theme would draw an empty list. */
const asCheckboxes = (list) => ({
  ...list,
  uniforms: {
    component: SelectField,
    checkboxes: true,
    options: list.items.enum.map((value) => ({ label: value, value })),
  },
});

const properties = Object.fromEntries(
  Object.entries(schema.properties).map(([name, field]) => [name, field.items?.enum ? asCheckboxes(field) : field]),
);
const [validate] = Object.values(rules);
const validator = (model) => (validate(model) ? null : { details: validate.errors });
const bridge = new JSONSchemaBridge({ schema: { ...schema, properties }, validator });
createRoot(document.querySelector("#peer")).render(createElement(AutoForm, { schema: bridge, className: "form" }));
