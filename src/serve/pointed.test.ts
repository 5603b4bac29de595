import { describe, expect, it } from "vitest";
import { ownRoot, pointable, receiverFor } from "./pointed.ts";

const page = (endpoint: string, body = "", host = "") =>
  `<!doctype html><html><head><title>A</title><meta name="leads-endpoint" content="${endpoint}"${host}></head><body>${body}</body></html>`;

/** The attribute in which a document records the host of its request. */
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

  it("keeps the language that a translation's form says behind the address", () => {
    const form = (action: string) => `<form method="post" action="${action}"></form>`;
    const built = page("http://localhost:8787/", form("http://localhost:8787/?lang=de"));
    expect(pointable(built)("http://a:2/", "a:1")).toBe(page("http://a:2/", form("http://a:2/?lang=de"), asked));
    expect(pointable(built)(ownRoot, "a:1")).toBe(page(ownRoot, form("/?lang=de")));
    const other = page("http://localhost:8787/", form("http://localhost:8787/other"));
    expect(pointable(other)("http://a:2/", "a:1")).toContain('action="http://localhost:8787/other"');
  });

  it("repeats no host where forms post to the site itself", () => {
    expect(pointable(page("http://localhost:8787/"))(ownRoot, "evil.example")).toBe(page(ownRoot));
  });

  it("leaves a document without an endpoint as it is", () => {
    expect(pointable("<!doctype html><form><p>A</p>")("http://a/", "a")).toBe("<!doctype html><form><p>A</p>");
  });
});

describe("receiverFor", () => {
  it.each([
    ["localhost:4173", "http://localhost:8787/"],
    ["127.0.0.1:4173", "http://127.0.0.1:8787/"],
    ["[::1]:4173", "http://[::1]:8787/"],
    ["localhost:8443", ownRoot],
    ["localhost", ownRoot],
    ["keelwork.example:4173", ownRoot],
    ["localhost.evil.example:4173", ownRoot],
    ["127.0.0.1.evil.example:4173", ownRoot],
  ])("asked for at %s: %s", (host, endpoint) => expect(receiverFor(host, 4173, 8787)).toBe(endpoint));
});
