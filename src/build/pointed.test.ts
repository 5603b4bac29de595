import { describe, expect, it } from "vitest";
import { isHostName, pointable, receiverFor } from "./pointed.ts";

const page = (endpoint: string, body = "") =>
  `<!doctype html><html><head><title>A</title><meta name="leads-endpoint" content="${endpoint}"></head><body>${body}</body></html>`;

describe("pointable", () => {
  it.each([
    ["http://10.0.0.7:9000/", "http://10.0.0.7:9000/"],
    ["http://a/$'$&$1/", "http://a/$'$&amp;$1/"],
    ['http://a"b/', "http://a&quot;b/"],
  ])("says %s and changes nothing else", (endpoint, written) => {
    const sample = "<pre>&lt;meta name=&quot;leads-endpoint&quot; content=&quot;http://localhost:8787/&quot;&gt;</pre>";
    expect(pointable(page("http://localhost:8787/", sample))(endpoint)).toBe(page(written, sample));
  });

  it("points forms without script there too, and no others", () => {
    const forms = (action: string) => `<form method="post" action="${action}"></form><form action="/search"></form>`;
    const built = page("http://localhost:8787/", forms("http://localhost:8787/"));
    expect(pointable(built)("http://a:1/")).toBe(page("http://a:1/", forms("http://a:1/")));
  });

  it("leaves a document without an endpoint as it is", () => {
    expect(pointable("<!doctype html><form><p>A</p>")("http://a/")).toBe("<!doctype html><form><p>A</p>");
  });
});

describe("receiverFor", () => {
  it.each([
    ["localhost:4173", false, "http://localhost:8787/"],
    ["[::1]:4173", false, "http://[::1]:8787/"],
    ["keelwork.example", false, "http://keelwork.example/"],
    ["keelwork.example:8443", true, "https://keelwork.example:8443/"],
    ["localhost:4173", true, "https://localhost:4173/"],
  ])("asked for at %s, encrypted %s: %s", (host, isSecure, endpoint) =>
    expect(receiverFor({ host, isSecure }, 4173, 8787)).toBe(endpoint),
  );
});

describe("isHostName", () => {
  it.each(["localhost", "127.0.0.1", "[::1]", "box.local"])("%s is a host", (host) =>
    expect(isHostName(host)).toBe(true),
  );
  it.each(['a"b', "$'", "a;b", "a,b", "", "a b"])("%s is not", (host) => expect(isHostName(host)).toBe(false));
});
