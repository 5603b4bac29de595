import { expect, test } from "vitest";
import { brand } from "../site.ts";
import { refuseAddress, refuseEndpoint } from "./endpoint.ts";

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

test.each([brand.url, "http://localhost:4173", "https://müller.example"])("a site may be at %s", (url) => {
  expect(() => refuseAddress(url)).not.toThrow();
});

test.each(["https://a.example/", "https://a.example/site", "https://a.example?", "a.example", "https://", ""])(
  "a site cannot be at %j",
  (url) => expect(() => refuseAddress(url)).toThrow(/^src\/site\.ts\n {2}expected: brand\.url/),
);
