/** Maker: reads a document for what it asks of the stylesheet, and for what its policy has to allow. */
import { maker } from "../content/once/maker.ts";
import { elementsOf } from "../html.ts";
import { policyOfElements } from "../serve/headers.ts";
import { askedFor, type Names, namesInElements, type Said } from "./names.ts";

/** What is read of a document. */
export interface Reading {
  names: Names;
  policy: string;
}

/** What a document is read for. */
interface Parts {
  html: string;
  said: Said;
  endpoint: string;
}

export default maker(({ html, said, endpoint }: Parts): Reading => {
  const elements = elementsOf(html);
  return { names: askedFor(said, namesInElements(elements)), policy: policyOfElements(elements, endpoint) };
});
