/**
 * Maker: extracts from a document the names its styles depend on, what its policy has to allow, its pictures and its links. In a
 * thread, also because a substring in V8 retains the whole string: the paths of pictures would keep every document of a large build
 * in memory.
 */
import { maker } from "../content/once/maker.ts";
import { elementsOf } from "../html.ts";
import { policyOfElements } from "../serve/headers.ts";
import { type Linked, linkedIn } from "./links/links.ts";
import { askedFor, type Names, namesInElements, type SelectorNames, saidIn } from "./styles/names.ts";

/** What is extracted from a document. */
export interface Reading extends Linked {
  names: Names;
  policy: string;
  /** The pictures in separate files that it shows, by path. */
  pictures: string[];
}

/** The paths of the pictures that a document refers to as files. */
const picturesIn = (html: string): string[] => html.match(/assets\/[\w-]+\.svg/g) ?? [];

/** The inputs, as texts or as their hashes. */
interface Parts {
  html: string;
  css: string;
}

/** The names in the stylesheet that was read last: it is the same for all documents of a build. */
let last: { hash: string; said: SelectorNames } | undefined;

function saidBy(hash: string, css: string): SelectorNames {
  if (last?.hash !== hash) last = { hash, said: saidIn(css) };
  return last.said;
}

/** @param hashes of the inputs, for the cache key */
export default maker((hashes: Parts & { endpoint: string }, { html, css }: Parts): Reading => {
  const elements = elementsOf(html);
  return {
    names: askedFor(saidBy(hashes.css, css), namesInElements(elements)),
    policy: policyOfElements(elements, hashes.endpoint),
    pictures: picturesIn(html),
    ...linkedIn(elements),
  };
});
