/** References that cannot be resolved: what was expected of each, and what its author most likely meant. */
import { formOfDocument } from "../../define/documents.ts";
import { pointerStep, stepsOfPointer } from "../../schema/path.ts";
import { homeOf, lookup, pointerIn, resolveRef, type SharedSchemas, splitRef } from "../../schema/refs.ts";
import { isObject, type Place, type Schema, subschemasOf } from "../../schema/schema.ts";
import { type Finding, inFull, type Problem, quote } from "../problem.ts";
import { lookalike, nearest } from "../suggest.ts";

/** Why a reference cannot name a file, if it cannot. */
function unreadable(file: string): string | undefined {
  if (/^(\w+:|\/)/.test(file)) return "nothing is fetched";
  if (/(^|\/)\.\.\//.test(file)) return "no file outside schemas/ is read";
  if (!file.endsWith(".json")) return "the name of a file ends in .json";
  return formOfDocument(`schemas/${file}`) === undefined ? undefined : "a file of that name is a form of its own";
}

/** What was expected in place of a reference to a missing file, and how to fix it. */
function fileInstead(ref: string, shared: SharedSchemas): Finding {
  const [file = "", at] = splitRef(ref);
  const found = quote(ref);
  const to = (name: string) => quote(at === undefined ? name : `${name}#${at}`);
  const why = unreadable(file);
  if (why) {
    const last = file.split(/[/:]/).findLast(Boolean) ?? "";
    const name = `${last.replace(/(\.schema)?(\.(json|ya?ml))?$/, "")}.json`;
    const copy = shared[name] ? "" : `copy what it names to schemas/${name}, and `;
    return {
      found,
      expected: 'a place in this document (#/definitions/…, or an "$id" in it) or in a file beside it',
      fix: `${copy}write ${to(name)}: ${why}`,
    };
  }
  const files = Object.keys(shared);
  const near = nearest(file, files);
  const others = files.length > 0 ? `use one of ${files.join(", ")}` : "write the definition in this document";
  return {
    expected: `the file schemas/${file}`,
    found: `${found}, but there is no such file`,
    fix: lookalike(file, near) ?? (near ? `write ${to(near)}` : `create the file, or ${others}`),
  };
}

/** Keywords whose values are not schemas, or that are conditions. */
const others = /^(default|examples|const|enum|errorMessage|dependencies|dependentSchemas|if|not)$/;

/** Keywords whose values are schemas by name. */
const maps = /^(properties|patternProperties|definitions|\$defs)$/;

/** The pointer of a schema with this name, at any depth in a part of a document, that does not contain the reference itself. */
function placeOf(name: string, ref: string, part: unknown, at = ""): string | undefined {
  if (!(part instanceof Object)) return undefined;
  for (const [key, inner] of Object.entries(part)) {
    if (others.test(key)) continue;
    const here = `${at}/${pointerStep(key)}`;
    const isNamed = key === name && !Array.isArray(part) && !maps.test(key);
    const isTarget = isNamed && isObject(inner) && !JSON.stringify(inner).includes(JSON.stringify(ref));
    const found = isTarget ? here : placeOf(name, ref, inner, here);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The same for any reference that cannot be resolved. */
function adviceOn(ref: string, root: Schema, shared: SharedSchemas): Finding {
  const [file = "", at = ""] = splitRef(ref);
  if (file && !shared[file]) return fileInstead(ref, shared);
  const found = quote(ref);
  const home = file ? shared[file] : root;
  const bare = home && lookup(home, pointerIn(at));
  if (typeof bare === "boolean")
    return {
      expected: "an object, { … }, as the schema that it refers to",
      found: `${quote(ref)}, which is ${bare}`,
      fix: bare ? "write {} there" : "remove the reference: no value is allowed there",
    };
  const given = /^(\/.*)\/[^/]*$/.exec(pointerIn(at))?.[1];
  const folder =
    given && home && isObject(lookup(home, given))
      ? given
      : home?.$defs && !home.definitions
        ? "/$defs"
        : "/definitions";
  const schemas = subschemasOf(home ?? {});
  const around = home && lookup(home, folder);
  // If the reference points into a schema, the entries there are keywords, not definitions.
  const isSchema = schemas.some((one) => one === around);
  const defined = Object.entries(around ?? {}).flatMap(([name, one]) =>
    isObject(one) && !isSchema ? [{ name, place: `${file}#${folder}/${pointerStep(name)}` }] : [],
  );
  const anchored = schemas.flatMap(({ $anchor: name }) =>
    typeof name === "string" ? [{ name, place: `${file}#${name}` }] : [],
  );
  const where = file ? `schemas/${file}` : "this document";
  // Without a slash after the #, the reference is to an anchor.
  const known = /#[^/]/.test(ref) ? [...anchored, ...defined] : [...defined, ...anchored];
  const names = known.map(({ name }) => name);
  const last = ref.split(/[#/]/).at(-1) ?? "";
  const near = nearest(last, names);
  const elsewhere = placeOf(stepsOfPointer(`/${pointerIn(last)}`).at(-1) ?? "", ref, home);
  const meant =
    known.find(({ name }) => name === near)?.place ?? (elsewhere === undefined ? undefined : `${file}#${elsewhere}`);
  const another =
    known.length > 0
      ? `use one of ${known.map(({ place }) => place).join(", ")}`
      : `add "definitions" to ${where}, or remove the reference`;
  return {
    found,
    expected: `a place that exists in ${where}`,
    fix: meant === undefined ? another : `write ${inFull(meant)}`,
  };
}

/**
 * The references of a document that cannot be resolved.
 * @param places every schema of the document
 */
export const lostReferences = (file: string, root: Schema, shared: SharedSchemas, places: Place[]): Problem[] =>
  places.flatMap(({ schema, pointer }) => {
    const { $ref: ref } = schema;
    return ref === undefined || resolveRef(ref, homeOf(schema, root), shared)
      ? []
      : [{ file, path: `${pointer}/$ref`, ...adviceOn(ref, root, shared) }];
  });
