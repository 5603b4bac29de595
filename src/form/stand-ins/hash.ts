/**
 * Stands in for react-jsonschema-form's hashes of data, which only recognize data seen before: their JSON does the same. Only parts
 * that are not used here hash schemas.
 */
import never from "./never.ts";

export { canonical as hashObject } from "../../engine/schema/same.ts";
export { never as default, never as hashString, never as sortedJSONStringify };
