/** The sender of a request, behind any number of proxies. */
import { describe, expect, test } from "vitest";
import { logged, message, post, start } from "../../../tests/receiver.ts";
import { senderBehind, type Trust, trustFrom } from "./forwarded.ts";

const trust = (text: string): Trust => trustFrom(text) ?? 0;

test.each<[string, string | undefined, string | undefined, string | undefined]>([
  // The setting; the peer; X-Forwarded-For; the resulting sender.
  ["0", "192.0.2.1", "198.51.100.9", "192.0.2.1"],
  ["1", "192.0.2.1", "203.0.113.5, 198.51.100.9", "198.51.100.9"],
  ["2", "192.0.2.1", "203.0.113.5, 198.51.100.9", "203.0.113.5"],
  ["2", "192.0.2.1", "203.0.113.5, 198.51.100.9:443, 198.51.100.7", "198.51.100.9"],
  ["2", "192.0.2.1", "203.0.113.5", "203.0.113.5"],
  ["1", "192.0.2.1", undefined, "192.0.2.1"],
  ["1", "192.0.2.1", "nonsense", "192.0.2.1"],
  ["1", undefined, "203.0.113.5", "203.0.113.5"],
  ["10.0.0.0/8", "10.1.2.3", "203.0.113.5, 10.9.9.9", "203.0.113.5"],
  ["10.0.0.0/8", "::ffff:10.1.2.3", "1.1.1.1, 203.0.113.5", "203.0.113.5"],
  ["10.0.0.0/8", "192.0.2.1", "203.0.113.5", "192.0.2.1"],
  ["10.0.0.0/8, fd00::/8", "fd00::1", "203.0.113.5, 10.0.0.1", "203.0.113.5"],
  ["10.0.0.0/8", "10.0.0.1", "10.0.0.2", "10.0.0.2"],
  ["10.0.0.0/8", "10.0.0.1", "unknown", "10.0.0.1"],
])("trusting %s, from %s by %s: %s", (text, address, forwarded, sender) => {
  expect(senderBehind(trust(text), address, forwarded)).toBe(sender);
});

test.each(["10.0.0.0/8,192.0.2.0/24", "10.0.0.0/8 192.0.2.0/24", " 10.0.0.0/8 , 192.0.2.0/24 "])(
  "%j are two networks",
  (text) => expect(trustFrom(text)).toHaveLength(2),
);

test.each(["", "yes", "-1", "12", "10.0.0.0", "10.0.0.0/8 nonsense"])("%j is nobody to trust", (text) => {
  expect(trustFrom(text)).toBe(undefined);
});

describe("through a receiver", () => {
  const status = async (port: number, headers: object) =>
    (await post(port, message, { headers: { ...headers } })).status;

  test("visitors behind two proxies are told apart", async () => {
    const { port } = await start({ ratePerMinute: 1, trust: 2 });
    const from = (visitor: string) => status(port, { "X-Forwarded-For": `${visitor}, 198.51.100.9` });
    expect([await from("203.0.113.5"), await from("203.0.113.6"), await from("203.0.113.5")]).toEqual([201, 201, 429]);
  });

  test("a platform's own header says it by its name", async () => {
    const { port } = await start({ ratePerMinute: 1, addressHeader: "cf-connecting-ip" });
    const from = (visitor: string) => status(port, { "CF-Connecting-IP": visitor });
    expect([await from("203.0.113.5"), await from("203.0.113.6"), await from("203.0.113.5")]).toEqual([201, 201, 429]);
  });

  test("such a header while nobody is trusted is said once", async () => {
    const warnings = logged("proxy not trusted");
    const { port } = await start();
    await post(port);
    expect(warnings()).toEqual([]);
    for (const address of ["203.0.113.5", "203.0.113.6"]) await status(port, { "X-Forwarded-For": address });
    expect(warnings()).toMatchObject([{ level: "warn", fix: expect.stringContaining("LEADS_TRUST_FORWARDED") }]);
  });
});
