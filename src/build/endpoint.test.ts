import { expect, test } from "vitest";
import { refuseEndpoint } from "./endpoint.ts";

test.each([undefined, "", "https://leads.keelwork.example/", "http://localhost:8787/", "https://a.example/in?form=1"])(
  "forms may post to %s",
  (endpoint) => {
    expect(() => refuseEndpoint({ VITE_LEADS_ENDPOINT: endpoint })).not.toThrow();
  },
);

test.each([
  ["without its scheme", "leads.keelwork.example"],
  ["whose host is read as a scheme", "localhost:8787/"],
  ["of the site alone", "/"],
  ["with a space", "https://leads.keelwork.example/ "],
  ["with a password, which no script may post to", "https://me:secret@leads.keelwork.example/"],
])("an endpoint %s is refused", (_how, endpoint) => {
  expect(() => refuseEndpoint({ VITE_LEADS_ENDPOINT: endpoint })).toThrow(
    /^VITE_LEADS_ENDPOINT\n {2}expected: the whole/,
  );
});
