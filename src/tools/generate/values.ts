/** Generates values for any schema from its keywords. The form itself decides whether they are valid. */
import fc from "fast-check";
import { acrossIn } from "../../engine/schema/across.ts";
import { followIn } from "../../engine/schema/in-place.ts";
import { impliedType } from "../../engine/schema/keyword-types.ts";
import { dependentsIn, isObject, type Json, type Schema } from "../../engine/schema/schema.ts";
import { minus } from "../fixtures/edits.ts";
import { together } from "./across.ts";
import { alone, keysAsked, merged, waysOf, withPatterns } from "./merged.ts";
import { numbersFor } from "./numbers.ts";
import { textsFor } from "./texts.ts";

type Values = fc.Arbitrary<Json>;
type Part = Schema | boolean;

/** The maximum recursion depth. */
const depthOfTrees = 3;

/** The maximum number of list entries beyond `minItems`, whatever `maxItems` is. */
const room = 20;

/**
 * A placeholder for a subschema that no value satisfies: undefined is not JSON, so the property is missing, and the
 * form decides.
 */
const nothing = fc.constant(undefined) as fc.Arbitrary<unknown> as Values;

/** Generates values for the subschemas of one schema. */
export class ValueMaker {
  constructor(private readonly root: Schema) {}

  /** Values for a subschema. */
  of(part: Part, depth = 0): Values {
    if (part === true) return fc.constant("x");
    if (part === false) return nothing;
    const schema: Schema = part;
    return this.reference(schema, depth) ?? this.branches(schema, depth) ?? this.plain(schema, depth);
  }

  private reference(schema: Schema, depth: number): Values | undefined {
    if (schema.$ref === undefined) return undefined;
    const { schema: target = {} } = followIn(this.root)(schema.$ref) ?? {};
    return this.of(merged(target, minus(schema, "$ref")), depth + 1);
  }

  /** Values for a schema with several in-place subschemas, which are resolved one at a time. */
  private branches(schema: Schema, depth: number): Values | undefined {
    const either = (parts: Schema[], others = 1) => this.either(parts, depth, others);
    if (schema.allOf) {
      const at = schema.allOf.findIndex((part) => isObject(part) && alone.some((word) => part[word] !== undefined));
      if (at < 0) return this.of(schema.allOf.reduce(merged, minus(schema, "allOf")), depth);
      // Alternatives of the subschemas are resolved first, one at a time: two conditions cannot be merged.
      const [part = {}] = schema.allOf.slice(at, at + 1);
      const others = schema.allOf.toSpliced(at, 1);
      const rest = others.length > 0 ? { ...schema, allOf: others } : minus(schema, "allOf");
      const asked = others.filter((other) => isObject(other) && other.if !== undefined).length;
      return either(waysOf(part, rest), part.if === undefined ? 1 : 1 + asked);
    }
    if (schema.if !== undefined || (schema.enum === undefined && (schema.oneOf ?? schema.anyOf)))
      return either(waysOf(schema));
    const [entry] = Object.entries(isObject(schema.dependencies) ? schema.dependencies : {});
    if (!entry) return undefined;
    const [name, needed] = entry;
    const others = minus(schema.dependencies as Schema, name) as { [name: string]: Schema };
    const rest = Object.keys(others).length > 0 ? { ...schema, dependencies: others } : minus(schema, "dependencies");
    const present = merged(merged(rest, { required: [name] }), dependentsIn(needed));
    const absent = { ...rest, properties: minus((rest.properties ?? {}) as Schema, name) as Schema["properties"] };
    return rest.required?.includes(name) ? this.of(present, depth) : either([present, absent]);
  }

  /**
   * Values of any of several schemas. Generators are created on first use: many conditions have too many combinations
   * to create all.
   * @param weight how much more often the last is chosen: of many conditions seldom more than one is satisfied
   */
  private either(parts: Schema[], depth: number, weight: number): Values {
    const made: Values[] = [];
    const last = parts.length - 1;
    return fc
      .nat({ max: last + weight - 1 })
      .map((choice) => Math.min(choice, last))
      .chain((index) => {
        made[index] ??= this.of(parts[index] ?? false, depth);
        return made[index];
      });
  }

  private plain(schema: Schema, depth: number): Values {
    if (schema.const !== undefined) return fc.constant(schema.const);
    if (schema.enum) return schema.enum.length > 0 ? fc.constantFrom(...schema.enum) : this.of(false);
    const types = [schema.type ?? implied(schema)].flat();
    return fc.oneof(...types.map((type) => this.typed(type, schema, depth)));
  }

  private typed(type: string, schema: Schema, depth: number): Values {
    switch (type) {
      case "string":
        return orExamples(textsFor(schema), schema);
      case "integer":
      case "number":
        return orExamples(numbersFor({ ...schema, type }), schema);
      case "boolean":
        return fc.boolean();
      case "null":
        return fc.constant(null);
      case "array":
        return this.list(schema, depth);
      default:
        return this.group(schema, depth);
    }
  }

  private list(schema: Schema, depth: number): Values {
    const { items, minItems = 0 } = schema;
    if (Array.isArray(items)) return this.tuple(items, schema, depth);
    const least = schema.contains ? Math.max(1, minItems) : minItems;
    const most = depth >= depthOfTrees ? least : Math.min(schema.maxItems ?? least + 3, least + room);
    const any = isObject(items) ? items : {};
    const entries = merged(any, schema.contains === undefined ? true : (schema.contains as Part));
    if (most === 0 || (depth >= depthOfTrees && least === 0)) return fc.constant([]);
    const count = schema.uniqueItems ? differentIn(entries) : most;
    if (count < least) return nothing;
    const size = { minLength: least, maxLength: Math.min(most, count), size: "max" as const };
    // With `maxContains`, some entries may be any others; the form decides which lists have too many.
    const kind = schema.maxContains === undefined ? entries : ({ anyOf: [entries, any] } as Schema);
    const entry = this.of(kind, isListed(entries) ? depth + 1 : depth);
    return schema.uniqueItems
      ? fc.uniqueArray(entry, { ...size, selector: (value) => JSON.stringify(value) })
      : fc.array(entry, size);
  }

  private tuple(
    items: Schema[],
    { additionalItems, minItems = 0, maxItems = Infinity }: Schema,
    depth: number,
  ): Values {
    const known = fc.tuple(...items.map((part) => this.of(part, depth)));
    if (!isObject(additionalItems)) return known;
    const [minLength, room] = [minItems - items.length, maxItems - items.length].map((count) => Math.max(0, count));
    const size = { minLength, maxLength: Math.min((minLength ?? 0) + 2, room ?? 0) };
    const more = fc.array(this.of(additionalItems as Schema, depth), size);
    return fc.tuple(known, more).map(([first, rest]) => [...first, ...rest]);
  }

  private group(schema: Schema, depth: number): Values {
    const required = new Set(schema.required ?? []);
    const fields = Object.entries({ ...keysAsked(schema), ...schema.properties })
      .filter(([name, part]) => (part as Part) !== false && (required.has(name) || depth < depthOfTrees))
      .map(([name, part]): [string, Part] => [name, withPatterns(schema, name, part)]);
    const known = fc.record(Object.fromEntries(fields.map(([name, part]) => [name, this.of(part, depth)])), {
      requiredKeys: fields.map(([name]) => name).filter((name) => required.has(name)),
      noNullPrototype: true,
    });
    return fc
      .tuple(known, this.freeKeys(schema, depth))
      .map(([named, free]) => together({ ...free, ...named }, acrossIn(schema))) as Values;
  }

  /** Free keys, if a schema describes or requires any. */
  private freeKeys(schema: Schema, depth: number): fc.Arbitrary<{ [key: string]: Json }> {
    const least = Number(schema.minProperties ?? 0);
    if (depth >= depthOfTrees && least === 0) return fc.constant({});
    const size = { minKeys: least, maxKeys: Math.max(least, Number(schema.maxProperties ?? least + 2)) };
    const patterns = Object.entries((schema.patternProperties ?? {}) as { [pattern: string]: Schema });
    const named = patterns.map(([pattern, part]) =>
      fc.dictionary(textsFor({ type: "string", pattern }), this.of(part, depth), size),
    );
    // If a group needs more keys than it has fields, visitors name them; their values are texts unless a schema says otherwise.
    const isFree = schema.additionalProperties !== false && least > Object.keys(schema.properties ?? {}).length;
    if (isObject(schema.additionalProperties) || (isFree && named.length === 0)) {
      const names = isObject(schema.propertyNames)
        ? (this.of({ type: "string", ...schema.propertyNames }, depth) as fc.Arbitrary<string>)
        : textsFor({ type: "string", pattern: "^[a-z]{3,8}$" });
      const values = isObject(schema.additionalProperties)
        ? (schema.additionalProperties as Schema)
        : { type: "string" };
      named.push(fc.dictionary(names, this.of(values as Schema, depth), size));
    }
    return fc.tuple(...named).map((all) => Object.assign({}, ...all));
  }
}

/** Values, and equally often the schema's `examples`: only its author knows what the form's own rules accept. */
const orExamples = (values: Values, { examples }: Schema): Values =>
  Array.isArray(examples) && examples.length > 0 ? fc.oneof(values, fc.constantFrom(...(examples as Json[]))) : values;

/** Whether entries are lists themselves: nested lists grow too large, so their depth is limited. */
const isListed = (entries: Part): boolean => isObject(entries) && (entries as Schema).items !== undefined;

/** The number of distinct values of a schema, if easily known. */
function differentIn({ type, enum: choices, minimum, maximum }: Schema): number {
  if (choices) return choices.length;
  if (type === "boolean") return 2;
  return type === "integer" ? Math.floor(maximum as number) - Math.ceil(minimum as number) + 1 || Infinity : Infinity;
}

/** The type that a schema without one implies. */
const implied = (schema: Schema): string =>
  schema.properties || schema.additionalProperties || schema.patternProperties ? "object" : impliedType(schema);
