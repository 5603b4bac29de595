/** Recognizes documents that are no form's schema: definitions alone, an OpenAPI description, another tool's form. */
import schemaMeta from "../../meta/schema.json" with { type: "json" };
import { pointerTo } from "../../schema/path.ts";
import { isObject, type Schema, valueIn } from "../../schema/schema.ts";
import { type Finding, inFull } from "../problem.ts";

const types = schemaMeta.definitions.type.enum;
const expected = '"properties" with a schema for each field';

/** The objects in an object, by name. */
const objectsIn = (part: unknown): [name: string, object: Schema][] =>
  isObject(part) ? Object.entries(part).filter((entry): entry is [string, Schema] => isObject(entry[1])) : [];

/** References to what the requests of an API send, as OpenAPI describes it. */
const bodiesIn = ({ paths }: Schema): string[] =>
  objectsIn(paths).flatMap(([path, item]) =>
    objectsIn(item).flatMap(([method, { requestBody }]) =>
      objectsIn(isObject(requestBody) && requestBody.content).flatMap(([type, { schema }]) => {
        const steps = ["paths", path, method, "requestBody", "content", type, "schema"];
        return isObject(schema) ? [String(schema.$ref ?? `#${pointerTo(steps)}`)] : [];
      }),
    ),
  );

/** References to the definitions of a document that have fields. */
const definedIn = (root: Schema): string[] =>
  [["components", "schemas"], ["definitions"], ["$defs"]].flatMap((steps) =>
    objectsIn(valueIn(root, steps)).flatMap(([name, { properties }]) =>
      isObject(properties) ? [`#${pointerTo([...steps, name])}`] : [],
    ),
  );

/** Where other tools list fields, and groups of them: SurveyJS, Form.io, JSON Forms, Adaptive Cards, FHIR, AWX, Avro. */
const lists = ["pages", "elements", "columns", "rows", "components", "body", "item", "spec", "fields"];

/** Their keys for a field's name, in order of precedence; the last step of a reference into a schema is the name. */
const callings = ["key", "variable", "linkId", "ref", "scope", "name", "id"];

/** The names of the fields that are listed in some part of a document, at any depth. */
export function listedIn(part: unknown): string[] {
  if (!isObject(part) || part.type === "button") return [];
  const listed = lists.map((word) => part[word]).filter(Array.isArray);
  return listed.flatMap((entries: unknown[]) =>
    entries.flat().flatMap((entry) => {
      const inner = listedIn(entry);
      const called = isObject(entry) && entry.type !== "button" && callings.map((word) => entry[word]).find(Boolean);
      return inner.length > 0 || typeof called !== "string" ? inner : [called.replace(/^#.*\//, "")];
    }),
  );
}

/** A reference to the first schema with fields that is somewhere in a document. */
function schemaIn(part: object, at: string[] = []): string | undefined {
  if (at.length > 0 && objectsIn((part as Schema).properties).length > 0) return `#${pointerTo(at)}`;
  for (const [name, inner] of Object.entries(part)) {
    const found = inner instanceof Object ? schemaIn(inner, [...at, name]) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Whether an unknown keyword is a field, around which "properties" was left out, and not meant for other tools. */
function isBareField(name: string, said: unknown): boolean {
  if (Object.hasOwn(schemaMeta.properties, name) || /^(x-|example$)/.test(name) || !isObject(said)) return false;
  return Array.isArray(said.enum) || [said.type].flat().every((type) => types.includes(String(type)));
}

/** The names of the fields that a schema lists among its keywords, without `properties`. */
export const bareFieldsOf = (schema: Schema): string[] =>
  Object.entries(schema).flatMap(([name, said]) => (isBareField(name, said) ? [name] : []));

/** The same, unless the schema has keywords other than notes, `required` and `additionalProperties`: then empty. */
export function bareFieldsIn(root: Schema): string[] {
  const bare = bareFieldsOf(root);
  const isOther = (word: string) =>
    !bare.includes(word) && !/^(\$schema|\$id|title|description|schema|required|additionalProperties)$/.test(word);
  return Object.keys(root).some(isOther) ? [] : bare;
}

/** What is wrong with a schema without fields, and how to give it those that it has elsewhere. */
export function withoutFields(root: Schema): Finding {
  const found = root.properties ? "no field" : 'no "properties"';
  const [ref] = [...bodiesIn(root), ...definedIn(root)];
  if (ref !== undefined)
    return { expected, found, fix: `add "$ref": ${inFull(ref)}, or refer to another of its schemas` };
  const [bare] = bareFieldsIn(root);
  if (bare !== undefined)
    return { expected, found, fix: `put its fields in "properties": { ${inFull(bare)}: { … }, … }` };
  const listed = [...new Set(listedIn(root))];
  const within = listed.length > 0 ? undefined : schemaIn(root);
  if (within !== undefined)
    return {
      expected,
      found,
      fix: `${root.type ? 'write, in place of "type",' : "add"} "$ref": ${inFull(within)}`,
    };
  const [names, what] = listed.length > 0 ? [listed, "write its"] : [["email"], "add the"];
  const written = names.map((name) => `${inFull(name)}: { "type": "string" }`);
  return { expected, found, fix: `${what} fields: "properties": { ${written.join(", ")} }` };
}

/** Keywords that a document of any kind may have. */
const common = ["$schema", "$id", "id", "$comment", "title", "description", "type"];

/** What is wrong with a document that is the form of another tool, or has a schema somewhere inside: its words are no keywords. */
export function otherDocument(root: Schema): Finding | undefined {
  // `additionalProperties` is no rule if it allows everything.
  const { additionalProperties: others, ...rest } = root;
  const said = others === true ? rest : root;
  const isSchema = Object.keys(schemaMeta.properties).some((word) => word in said && !common.includes(word));
  if (isSchema) return undefined;
  if (listedIn(root).length > 0) return withoutFields(root);
  const isKnown =
    root.type === undefined ? isObject(root.schema) : [root.type].flat().every((type) => types.includes(type));
  if (isKnown || schemaIn(root) === undefined) return undefined;
  return withoutFields(root);
}
