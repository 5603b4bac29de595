/** References that cannot be resolved: what was expected of each, and what its author most likely meant. */
import { pointerStep } from "../../schema/path.ts";
import { homeOf, lookup, pointerIn, resolveRef, type SharedSchemas } from "../../schema/refs.ts";
import { type Schema, walk } from "../../schema/schema.ts";
import { type Finding, type Problem, quote } from "../problem.ts";
import { instead, nearest } from "../suggest.ts";

/** What was expected of a reference that cannot be resolved, and how to fix it. */
function adviceOn(ref: string, root: Schema, shared: SharedSchemas): Finding {
  const [file = ""] = ref.split("#");
  const found = quote(ref);
  if (/^(\w+:|\/)/.test(file)) {
    // A file of another name would be a form.
    const last = file.split(/[/:]/).findLast(Boolean) ?? "";
    const name = `${last.replace(/(\.schema)?(\.json)?$/, "")}.json`;
    const copy = shared[name] ? "" : `copy what it names to schemas/${name}, and `;
    return {
      found,
      expected: 'a place in this document (#/definitions/…, or an "$id" in it) or in a file beside it',
      fix: `${copy}write ${quote(ref.replace(file, name))}: nothing is fetched`,
    };
  }
  if (file && !shared[file]) {
    const files = Object.keys(shared);
    const fix = files.length > 0 ? instead(file, files) : "write the file, or the definition in this document";
    return { expected: `the file schemas/${file}`, found: `${quote(ref)}, and no such file`, fix };
  }
  const home = file ? shared[file] : root;
  const bare = home && lookup(home, pointerIn(ref.split("#")[1] ?? ""));
  if (typeof bare === "boolean")
    return {
      expected: "a schema in braces, { … }, where it leads to",
      found: `${quote(ref)}, which is ${bare}`,
      fix: bare ? "write {} there" : "remove what refers to it: no value is let in",
    };
  const word = home?.$defs && !home.definitions ? "$defs" : "definitions";
  const defined = Object.keys((home?.[word] ?? {}) as object).map((name) => ({
    name,
    place: `${file}#/${word}/${pointerStep(name)}`,
  }));
  const anchored = [...walk({ schema: home ?? {}, pointer: "" })].flatMap(({ schema: { $anchor: name } }) =>
    typeof name === "string" ? [{ name, place: `${file}#${name}` }] : [],
  );
  const where = file ? `schemas/${file}` : "this document";
  // What follows the sign without a slash is an anchor's name.
  const known = /#[^/]/.test(ref) ? [...anchored, ...defined] : [...defined, ...anchored];
  const names = known.map(({ name }) => name);
  const near = nearest(ref.split(/[#/]/).at(-1) ?? "", names);
  const meant = known.find(({ name }) => name === near);
  const fix = meant ? `write "${meant.place}"` : `use one of ${known.map(({ place }) => place).join(", ")}`;
  return {
    found,
    expected: `a place that exists in ${where}`,
    fix: known.length > 0 ? fix : `add "definitions" to ${where}, or remove the reference`,
  };
}

/** The references of a document that cannot be resolved. */
export const lostReferences = (file: string, root: Schema, shared: SharedSchemas): Problem[] =>
  [...walk({ schema: root, pointer: "" })].flatMap(({ schema, pointer }) => {
    const { $ref: ref } = schema;
    return ref === undefined || resolveRef(ref, homeOf(schema, root), shared)
      ? []
      : [{ file, path: `${pointer}/$ref`, ...adviceOn(ref, root, shared) }];
  });
