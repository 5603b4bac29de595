/** Checks that every `$ref` leads somewhere and comes to an end, and that what looks like a form is one. */
import { isEndless, type SharedSchemas, targetOf } from "../refs.ts";
import { pointerStep, type Schema, walk } from "../schema.ts";
import { type Problem, quote } from "./problem.ts";
import { instead, nearest } from "./suggest.ts";

/** What was expected of a reference that leads nowhere, and how to mend it. */
function adviceOn(ref: string, root: Schema, shared: SharedSchemas): Omit<Problem, "file" | "path"> {
  const [file = ""] = ref.split("#");
  const found = quote(ref);
  if (/^(\w+:|\/)/.test(file))
    return {
      found,
      expected: 'a place in this document (#/definitions/…, or an "$id" in it) or in a file beside it',
      mend: "copy what it names into schemas/: nothing is fetched",
    };
  if (file && !shared[file]) {
    const files = Object.keys(shared);
    const mend = files.length > 0 ? instead(file, files) : "write the file, or the definition in this document";
    return { expected: `the file schemas/${file}`, found: `${quote(ref)}, and no such file`, mend };
  }
  const home = file ? shared[file] : root;
  const word = home?.$defs && !home.definitions ? "$defs" : "definitions";
  const names = Object.keys((home?.[word] ?? {}) as object);
  const where = file ? `schemas/${file}` : "this document";
  const near = nearest(ref.split("/").at(-1) ?? "", names);
  const known = (near ? [near] : names).map((name) => `${file}#/${word}/${pointerStep(name)}`);
  const mend = near ? `write "${known[0]}"` : `use one of ${known.join(", ")}`;
  return {
    found,
    expected: `a place that exists in ${where}`,
    mend: names.length > 0 ? mend : `add "definitions" to ${where}, or remove the reference`,
  };
}

/** References that any value would have to follow without end. */
const endless = (file: string, root: Schema, shared: SharedSchemas): Problem[] =>
  [...walk({ schema: root, pointer: "" })]
    .filter(({ schema: { $ref: ref } }) => ref !== undefined && isEndless(ref, root, shared))
    .slice(0, 1)
    .map(({ schema: { $ref: ref }, pointer }) => ({
      file,
      path: `${pointer}/$ref`,
      expected: "a reference that comes to an end",
      found: `${quote(ref)}, which must contain itself`,
      mend: "let it be left out: do not require it, or let a list of it be empty",
    }));

/** The references of a document that lead nowhere, else one that no value could ever follow to its end. */
export function checkReferences(file: string, root: Schema, shared: SharedSchemas): Problem[] {
  const lost = [...walk({ schema: root, pointer: "" })].flatMap(({ schema: { $ref: ref }, pointer }) =>
    ref === undefined || targetOf(ref, root, shared)
      ? []
      : [{ file, path: `${pointer}/$ref`, ...adviceOn(ref, root, shared) }],
  );
  return lost.length > 0 ? lost : endless(file, root, shared);
}

/**
 * Files that have fields, like a form's schema, but that nothing refers to: their names lack the `.schema` of a form's.
 * @param all every schema document of the project
 */
export function checkUse(shared: SharedSchemas, all: Schema[]): Problem[] {
  const places = all.flatMap((schema) => [...walk({ schema, pointer: "" })]);
  const used = new Set(places.map(({ schema: { $ref: ref } }) => String(ref ?? "").split("#")[0]));
  return Object.entries(shared)
    .filter(([name, schema]) => schema.properties && !used.has(name))
    .map(([name]) => ({
      file: `schemas/${name}`,
      path: "",
      expected: `a form's schema to be called <form>.schema.json, or something to refer to ${name}`,
      found: "neither",
      mend: `rename it to ${name.replace(/\.json$/, ".schema.json")}`,
    }));
}
