/** What is in a schema's place where it has no fields: definitions alone, an API's description, the form of another tool. */
import schemaMeta from "../../meta/schema.json" with { type: "json" };
import { pointerTo } from "../../schema/path.ts";
import { isObject, type Schema, valueIn } from "../../schema/schema.ts";
import { type Finding, quote } from "../problem.ts";

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

/** The keys of fields that are listed, as SurveyJS and Form.io have them, at any depth. */
function listedIn(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(listedIn);
  if (!isObject(part)) return [];
  const inner = ["pages", "elements", "columns", "components"].flatMap((word) => listedIn(part[word]));
  const name = part.key ?? part.name;
  return inner.length > 0 || typeof name !== "string" || part.type === "button" ? inner : [name];
}

/** Whether an unknown keyword is a field, around which "properties" was left out, and not meant for other tools. */
function isBareField(name: string, said: unknown): boolean {
  if (Object.hasOwn(schemaMeta.properties, name) || /^(x-|example$)/.test(name) || !isObject(said)) return false;
  return Array.isArray(said.enum) || [said.type].flat().every((type) => types.includes(String(type)));
}

/** The names of the fields that a schema has in the place of keywords. */
export const bareFieldsOf = (schema: Schema): string[] =>
  Object.entries(schema).flatMap(([name, said]) => (isBareField(name, said) ? [name] : []));

/** The same of a schema that is nothing else. */
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
    return { expected, found, fix: `add "$ref": ${quote(ref)}, or refer to another of its schemas` };
  const [bare] = bareFieldsIn(root);
  if (bare !== undefined)
    return { expected, found, fix: `put its fields in "properties": { ${quote(bare)}: { … }, … }` };
  const listed = [...new Set(listedIn(root))];
  const [names, what] = listed.length > 0 ? [listed, "write its"] : [["email"], "add the"];
  const written = names.map((name) => `${quote(name)}: { "type": "string" }`);
  return { expected, found, fix: `${what} fields: "properties": { ${written.join(", ")} }` };
}
