/**
 * Renders a schema with the original react-jsonschema-form: required by Node itself, so that no plugin of ours changes
 * it, with its own theme, registry and run-time validator. It uses a React of its own in production mode: React's
 * development warnings matter for our host only, and take half of the time of a rendering.
 */
import { createRequire } from "node:module";
import type StockForm from "@rjsf/core";
import type { FormProps } from "@rjsf/core";
import type { RJSFSchema, UiSchema, ValidatorType } from "@rjsf/utils";
import { resolveRefs } from "../../src/engine/schema/resolve.ts";
import type { JsonObject } from "../../src/engine/schema/schema.ts";
import type { Case } from "./case.ts";
import { type Drawing, type Outcome, settle } from "./drawing.ts";

const require = createRequire(import.meta.url);

/** Requires modules anew in production mode; other importers keep the modules they have. */
function inProduction<T>(load: () => T): T {
  const [{ env }, others] = [process, { ...require.cache }];
  const mode = env.NODE_ENV;
  const forget = () => {
    for (const file of Object.keys(require.cache)) delete require.cache[file];
  };
  forget();
  env.NODE_ENV = "production";
  try {
    return load();
  } finally {
    forget();
    Object.assign(require.cache, others);
    env.NODE_ENV = mode;
  }
}

/** The stock library with its React. */
export const stock = inProduction(() => ({
  core: require("@rjsf/core") as typeof import("@rjsf/core"),
  validator: (require("@rjsf/validator-ajv8") as { default: ValidatorType }).default,
  ...(require("react") as Pick<typeof import("react"), "createElement">),
  ...(require("react-dom/client") as Pick<typeof import("react-dom/client"), "createRoot">),
}));

/** The validators for newer drafts; rjsf's documentation recommends this for `$schema` beyond draft-07. */
function validatorFor({ $schema = "" }: Case["schema"]): ValidatorType {
  const draft = /2019-09|2020-12/.exec($schema)?.[0];
  if (!draft) return stock.validator;
  const { customizeValidator } = require("@rjsf/validator-ajv8") as typeof import("@rjsf/validator-ajv8");
  const { default: AjvClass } = require(draft === "2019-09" ? "ajv/dist/2019" : "ajv/dist/2020");
  return customizeValidator({ AjvClass });
}

/** A `required` error is about the missing field, as in our own errors; rjsf's path begins with a dot. */
const pathOf = (property = "") => property.replace(/^\./, "").replace(/\['?([^\]']*)'?\]/g, ".$1");

/** Renders a case and waits until it is complete. */
export async function drawStock({ schema, uiSchema, shared }: Case): Promise<Drawing> {
  const root = document.body.appendChild(document.createElement("div"));
  const react = stock.createRoot(root);
  const said: string[] = [];
  let outcome: Outcome | undefined;
  const drawn = shared ? resolveRefs(schema, shared) : schema;
  const props: FormProps = {
    schema: drawn as RJSFSchema,
    uiSchema: uiSchema as UiSchema | undefined,
    validator: validatorFor(schema),
    nameGenerator: (path) => path.join("."),
    noHtml5Validate: true,
    showErrorList: false,
    onSubmit: ({ formData }) => {
      const { formName: _formName, ...body } = formData as JsonObject;
      outcome = { body };
    },
    onError: (errors) => {
      outcome = {
        errors: errors.map(({ property, message = "", name }) => ({ path: pathOf(property), message, rule: name })),
      };
    },
  };
  react.render(stock.createElement(stock.core.default as unknown as typeof StockForm, props));
  await settle();
  return {
    root,
    said,
    id: (path) => ["root", ...path.split(".").filter(Boolean)].join("_"),
    async submit() {
      outcome = undefined;
      root.querySelector("form")?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
      await settle();
      if (!outcome) throw new Error("the stock form neither sent nor refused");
      return outcome;
    },
    close() {
      react.unmount();
      root.remove();
    },
  };
}
