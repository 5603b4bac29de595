/** The peer that our forms are based on: unmodified react-jsonschema-form with precompiled rules. */
import Form from "@rjsf/core";
import { createPrecompiledValidator } from "@rjsf/validator-ajv8";
import { createElement } from "react";
import { createRoot } from "react-dom/client";
import rules from "./rules.cjs";
import schema from "./schema.json";

const validator = createPrecompiledValidator(rules, schema);
const form = createElement(Form, { schema, validator, className: "form", noHtml5Validate: true });
createRoot(document.querySelector("#peer")).render(form);
