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

/** The names of the fields that a schema has in the place of keywords, and nothing else: "properties" was left out around them. */
export function bareFieldsIn(root: Schema): string[] {
  const names = Object.keys(root).filter((word) => !/^(\$schema|\$id|title|description|schema)$/.test(word));
  const isField = (name: string) =>
    !(name in schemaMeta.properties) && types.includes(String(valueIn(root, [name, "type"])));
  return names.every(isField) ? names : [];
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
