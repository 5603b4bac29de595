/** Headers for a site with more documents than the number of blocks that some static hosts read. */
import { expect, it } from "vitest";
import { inertPolicy, policyOf } from "../../serve/headers.ts";
import { endpoint, ownEndpoint } from "../../site.ts";
import { caddyConfig } from "./caddy.ts";
import { hostHeaders } from "./hosts.ts";
import { nginxConfig, nginxProxy, partsOf } from "./nginx.ts";
import { mostBlocks } from "./policies.ts";
import { hostsOf } from "./proxied.ts";

const policy = (styles: string) => policyOf(`<!doctype html><style>${styles}</style>`, "/");
const missing = policy("m{}");

/** Policies of many articles, every third with other styles, beside two other pages. */
const policiesOf = (articles: number): Map<string, string> =>
  new Map([
    ["/", policy("a{}")],
    ["/about-us", policy("b{}")],
    ["/blog", policy("c{}")],
    ...Array.from({ length: articles }, (_, index): [string, string] => [
      `/blog/${index}`,
      policy(index % 3 ? "d{}" : "e{}"),
    ]),
  ]);

const sentTo = (headers: string, path: string) =>
  headers
    .split("\n\n")
    .find((block) => block.startsWith(`${path}\n`))
    ?.match(/^ {2}Content-Security-Policy: (.*)$/m)?.[1];

const stylesIn = (policy = "") => /style-src ([^;]*)/.exec(policy)?.[1]?.split(" ").sort();

it("says of each document what it is sent, while there are few", async () => {
  const policies = policiesOf(6);
  const headers = await hostHeaders(policies, missing);
  for (const [route, own] of policies) expect(sentTo(headers, route)).toBe(own);
  expect(sentTo(headers, "/blog/*")).toBeUndefined();
});

it("says once what a folder of thousands has in common, and stays as small as hosts read", async () => {
  const policies = policiesOf(3000);
  const headers = await hostHeaders(policies, missing);
  expect(headers.split("\n\n").length).toBeLessThan(mostBlocks);
  expect(headers.length).toBeLessThan(10_000);
  for (const route of ["/", "/about-us", "/blog"]) expect(sentTo(headers, route)).toBe(policies.get(route));
  expect(sentTo(headers, "/blog/1")).toBeUndefined();
  const below = sentTo(headers, "/blog/*");
  // A host sends the not-found page in a folder with the folder's policy.
  const needed = [...["/blog", "/blog/0", "/blog/1"].map((route) => policies.get(route)), missing];
  expect(stylesIn(below)).toEqual(needed.flatMap((one) => stylesIn(one) ?? []).sort());
  // Nothing else is more permissive.
  expect(below?.replace(/style-src [^;]*/, "")).toBe(policies.get("/blog/1")?.replace(/style-src [^;]*/, ""));
});

it("leaves each its own block where a folder's documents have too little in common", async () => {
  const many = Array.from({ length: 60 }, (_, index): [string, string] => [`/blog/${index}`, policy(`p${index}{}`)]);
  const headers = await hostHeaders(new Map(many), missing);
  for (const [route, own] of many) expect(sentTo(headers, route)).toBe(own);
});

it.each([
  ["nginx", nginxConfig],
  ["Caddy", caddyConfig],
])("the configuration of %s does not grow with each article", async (_name, configOf) => {
  const written = (articles: number) => configOf(policiesOf(articles), missing, endpoint);
  const [few, many] = [await written(300), await written(3000)];
  expect(many).toBe(few);
  expect(many).toMatch(/~\^\/blog\/"? "default-src/);
  for (const route of ["/", "/about-us", "/blog"]) expect(many).toContain(policiesOf(0).get(route) ?? "nothing");
});

const own = policy("v{}");

it("nginx takes a document with a dot in its route for one, also in a folder of hundreds", async () => {
  const written = await nginxConfig(policiesOf(300).set("/blog/v2.0", own), missing, endpoint);
  expect(written).toContain(`  "/blog/v2.0" "${own}";`);
});

it.each([
  ["/releases/v2.0", 0],
  ["/blog/v2.0", 300],
])("Caddy takes a document with a dot in its route for one, and only then for a file: %s", async (route, articles) => {
  const written = await caddyConfig(policiesOf(articles).set(route, own), missing, endpoint);
  const lines = written.split("\n");
  const first = lines.findIndex((line) => line.startsWith(`      ${route} "${own}"`));
  const files = lines.filter((line) => line.includes(inertPolicy));
  expect(files).toEqual([expect.stringMatching(/^ {6}~/)]);
  expect(first).toBeGreaterThan(-1);
  expect(first).toBeLessThan(lines.indexOf(files[0] ?? ""));
});

const ported = "https://leads.example:8443/";

it("a port of the site is also that of its receiver, unless the build has an endpoint", () => {
  expect(hostsOf(ownEndpoint, "https://a.example:8443")).toEqual({
    site: "a.example:8443",
    leads: "leads.a.example:8443",
  });
  expect(hostsOf(ported, "https://a.example")).toEqual({ site: "a.example", leads: "leads.example:8443" });
});

it.each([
  ["a.example", "a.example", "443"],
  ["a.example:8443", "a.example", "8443"],
  ["[2001:db8::1]", "[2001:db8::1]", "443"],
  ["[2001:db8::1]:8443", "[2001:db8::1]", "8443"],
  // Of a site at an address in digits: a build without an endpoint must not stop there.
  [hostsOf(ownEndpoint, "https://192.0.2.7").leads, "leads.192.0.2.7", "443"],
])("the name and the port of %s", (host, name, port) => expect(partsOf(host)).toEqual({ name, port }));

it("nginx and Caddy listen on a port that a host has", async () => {
  const nginx = await nginxConfig(policiesOf(0), missing, ported);
  expect(nginx.match(/(?:listen 8443 ssl|server_name leads\.example|live\/leads\.example\/fullchain).*/g)).toHaveLength(
    4,
  );
  expect(nginx).toContain("return 301 https://leads.example:8443$request_uri;");
  // The receiver compares it with the origin of the page.
  expect(nginx).toContain("proxy_set_header Host $host:$server_port;");
  expect(nginxProxy(endpoint)).toContain("proxy_set_header Host $host;");
  expect(await caddyConfig(policiesOf(0), missing, ported)).toContain("\nleads.example:8443 {\n");
});
