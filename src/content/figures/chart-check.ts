/** Checks a Vega-Lite specification before it is drawn: by Vega-Lite's own schema, and by what our figures promise. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv, type ErrorObject, type ValidateFunction } from "ajv";
import { dataNames } from "./named.ts";
import { fail, lineAt, type Source } from "./place.ts";
import { type Spec, views } from "./table.ts";

let ajv: Ajv | undefined;

/**
 * Vega-Lite's schema takes seconds to compile when it is compiled to run fast; a quarter of that as it stands, which is
 * enough for what is asked of it a few times.
 */
function checkOf(kind: "TopLevelUnitSpec" | "TopLevelLayerSpec"): ValidateFunction {
  const file = join(process.cwd(), "node_modules/vega-lite/build/vega-lite-schema.json");
  ajv ??= new Ajv({
    strict: false,
    logger: false,
    validateFormats: false,
    inlineRefs: false,
    code: { optimize: false },
  }).addSchema(JSON.parse(readFileSync(file, "utf8")), "vega-lite");
  const $ref = `vega-lite#/definitions/${kind}`;
  return ajv.getSchema($ref) ?? ajv.compile({ $ref });
}

/** The error that says most: of the deepest place, and of a name rather than of alternatives. */
function telling(errors: ErrorObject[]): ErrorObject | undefined {
  const weight = ({ instancePath, keyword }: ErrorObject) =>
    instancePath.split("/").length * 10 +
    ["anyOf", "type", "required", "const", "enum", "additionalProperties"].indexOf(keyword);
  return [...errors].sort((a, b) => weight(b) - weight(a))[0];
}

/**
 * Checks a specification.
 * @throws DocumentError at the first mistake
 */
export function checkChart(source: Source, spec: Spec): void {
  const stop = (pointer: string, expected: string, found: string, fix: string) =>
    fail(source, lineAt(source.text, pointer), { expected, found, fix });
  for (const key of ["title", "description"] as const)
    if (typeof spec[key] !== "string" || !spec[key].trim())
      stop("", `"${key}", for those who do not see the chart too`, `no ${key}`, `write "${key}": "…"`);
  if (!Array.isArray(spec.data?.values) || spec.data.values.length === 0)
    stop(
      "/data",
      '"data" with its "values" written out, or the name of a table of ours: nothing is fetched',
      spec.data?.name === undefined ? "no values" : `the name "${spec.data.name}"`,
      `write "data": { "values": [ … ] }, or { "name": … } with one of ${dataNames.join(", ")}`,
    );
  const fits = checkOf(spec.layer ? "TopLevelLayerSpec" : "TopLevelUnitSpec");
  if (!fits(spec)) {
    const error = telling(fits.errors ?? []);
    const pointer = error?.instancePath ?? "";
    const name: string = error?.params.additionalProperty ?? "";
    const found = name ? `"${name}"` : `${pointer || "the specification"} ${error?.message}`;
    stop(
      name ? `${pointer}/${name}` : pointer,
      "what Vega-Lite's schema allows",
      found,
      name ? "correct or remove the name" : "correct the value",
    );
  }
  for (const { encoding = {}, data } of views(spec))
    for (const [channel, { field }] of Object.entries(encoding))
      if (field && !data?.values?.some((row) => field in row))
        fail(
          source,
          source.text.slice(0, source.text.search(new RegExp(`"field":\\s*"${field}"`))).split("\n").length,
          {
            expected: `a field of the data for "${channel}"`,
            found: `"${field}"`,
            fix: "correct the field, or add it to the values",
          },
        );
}
