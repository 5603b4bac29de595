/**
 * The endpoint of a page, as its served document says it.
 * @vitest-environment happy-dom
 */
import { expect, test } from "vitest";
import { endpointName } from "../site.ts";
import { leadsEndpoint } from "./endpoint.ts";

test.each([
  ["https://leads.example", "https://leads.example/"],
  ["https://leads.example/a?b=c", "https://leads.example/a?b=c"],
  ["/", `${location.origin}/`],
  ["/.netlify/functions/leads", `${location.origin}/.netlify/functions/leads`],
])("%s is the address %s", (said, address) => {
  document.head.innerHTML = `<meta name="${endpointName}" content="${said}">`;
  expect(leadsEndpoint()).toBe(address);
});
