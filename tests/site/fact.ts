/** The shape of the table of facts. */
import type { Link } from "./dist.ts";

/** What the specification says of one page. Selectors apply to its main part. */
export interface PageFacts {
  route: string;
  h1: string;
  /** Texts anywhere in the main part. */
  says?: string[];
  /** Links anywhere in the main part. */
  links?: Link[];
  /** By selector: exactly these links, in this order. */
  linkLists?: { [selector: string]: Link[] };
  /** By selector: these links, in this order, possibly with others in between. */
  linksAmong?: { [selector: string]: Link[] };
  /** By selector: exactly these texts, in this order. */
  lists?: { [selector: string]: string[] };
  /** By selector of a `dl`: exactly these names and values, in this order. */
  pairs?: { [selector: string]: [name: string, value: string][] };
  /** By selector: the number of elements. */
  counts?: { [selector: string]: number };
  /** By selector: an attribute's value on each element, in order. */
  attributes?: { [selector: string]: { name: string; values: string[] } };
}
