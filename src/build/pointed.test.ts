import { describe, expect, it } from "vitest";
import { pointedAt, receiverOn } from "./pointed.ts";

const page = (endpoint: string, body = "") =>
  `<!doctype html><html><head><title>A</title><meta name="leads-endpoint" content="${endpoint}"></head><body>${body}</body></html>`;

describe("pointedAt", () => {
  it.each([
    ["http://10.0.0.7:9000/", "http://10.0.0.7:9000/"],
    ["http://a/$'$&$1/", "http://a/$'$&amp;$1/"],
    ['http://a"b/', "http://a&quot;b/"],
  ])("says %s and changes nothing else", (endpoint, written) => {
    const sample = "<pre>&lt;meta name=&quot;leads-endpoint&quot; content=&quot;http://localhost:8787/&quot;&gt;</pre>";
    expect(pointedAt(page("http://localhost:8787/", sample), endpoint)).toBe(page(written, sample));
  });

  it("leaves a document without an endpoint as it is", () => {
    expect(pointedAt("<!doctype html><p>A</p>", "http://a/")).toBe("<!doctype html><p>A</p>");
  });
});

describe("receiverOn", () => {
  it.each(["localhost", "127.0.0.1", "[::1]", "box.local"])("%s is a host", (host) =>
    expect(receiverOn(host, 8787)).toBe(`http://${host}:8787/`),
  );
  it.each(['a"b', "$'", "a;b", "a,b", "", "a b"])("%s is not", (host) =>
    expect(receiverOn(host, 8787)).toBeUndefined(),
  );
});
