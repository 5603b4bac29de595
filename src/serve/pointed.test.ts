import { describe, expect, it } from "vitest";
import { isHostName, pointable, receiverFor } from "./pointed.ts";

const page = (endpoint: string, body = "", host = "") =>
  `<!doctype html><html><head><title>A</title><meta name="leads-endpoint" content="${endpoint}"${host}></head><body>${body}</body></html>`;

/** How a document says which host it was asked for by. */
const asked = ' data-host="a:1"';

describe("pointable", () => {
  it.each([
    ["http://10.0.0.7:9000/", "http://10.0.0.7:9000/"],
    ["http://a/$'$&$1/", "http://a/$'$&amp;$1/"],
    ['http://a"b/', "http://a&quot;b/"],
  ])("says %s and changes nothing else", (endpoint, written) => {
    const sample = "<pre>&lt;meta name=&quot;leads-endpoint&quot; content=&quot;http://localhost:8787/&quot;&gt;</pre>";
    expect(pointable(page("http://localhost:8787/", sample))(endpoint, "a:1")).toBe(page(written, sample, asked));
  });

  it("points forms without script there too, and no others", () => {
    const forms = (action: string) => `<form method="post" action="${action}"></form><form action="/search"></form>`;
    const built = page("http://localhost:8787/", forms("http://localhost:8787/"));
    expect(pointable(built)("http://a:2/", "a:1")).toBe(page("http://a:2/", forms("http://a:2/"), asked));
  });

  it("leaves a document without an endpoint as it is", () => {
    expect(pointable("<!doctype html><form><p>A</p>")("http://a/", "a")).toBe("<!doctype html><form><p>A</p>");
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

  it.each([
    ["keelwork.example", false, "http://keelwork.example/"],
    ["keelwork.example:8443", true, "https://keelwork.example:8443/"],
    ['evil"x', false, "http://localhost:8787/"],
    ["a.example/path", false, "http://localhost:8787/"],
    ["user@a.example", false, "http://localhost:8787/"],
    ["", false, "http://localhost:8787/"],
  ])("for a proxy that says %j, encrypted %s: %s", (forwardedHost, isSecure, endpoint) =>
    expect(receiverFor({ host: "localhost:4173", forwardedHost, isSecure }, 4173, 8787)).toBe(endpoint),
  );
});

describe("isHostName", () => {
  it.each(["localhost", "127.0.0.1", "[::1]", "box.local"])("%s is a host", (host) =>
    expect(isHostName(host)).toBe(true),
  );
  it.each(['a"b', "$'", "a;b", "a,b", "", "a b"])("%s is not", (host) => expect(isHostName(host)).toBe(false));
});
