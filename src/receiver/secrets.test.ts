/** `LEADS_URL` with typing errors: the password is never printed. */
import { describe, expect, test } from "vitest";
import { hurry, whole } from "../../tests/receiver.ts";
import { formsOnDisk } from "./leads/on-disk.ts";
import { report } from "./leads/report.ts";
import { settingsFrom } from "./settings.ts";
import { Store } from "./store/store.ts";

const here = "127.0.0.1:1/leads";

describe.each([
  `mysql://user:s3cret-w0rd@${here}`,
  `postgress://user:s3cret-w0rd@${here}`,
  `POSTGRES://user:s3cret-w0rd@${here}`,
  `user:s3cret-w0rd@${here}`,
  `//user:s3cret-w0rd@${here}`,
  `postgres:user:s3cret-w0rd@${here}`,
  `postgres://user:s3cret-w0rd@${here}`,
  `postgresql://user:s3cret-w0rd@${here}?sslmode=disable`,
  `postgres://user:s3cret/w0rd@${here}`,
  `postgres://user:12/s3cret-w0rd@${here}`,
  `postgres://user:s3cret@w0rd@${here}`,
  `postgres://user:s3cret#w0rd@${here}`,
  `postgres://user:12#s3cret-w0rd@${here}`,
  `postgres://user:s3cret?w0rd@${here}`,
  `postgres://user:12?s3cret-w0rd@${here}`,
  `postgres://user:s3cret%w0rd@${here}`,
  `postgres://user:s3cret%zzw0rd@${here}`,
  `postgres://user:s3cret%2Fw0rd@${here}`,
  `postgres://user:s3cret:w0rd@${here}`,
  `postgres://user:s3cret w0rd@${here}`,
  `postgres://user:s3cret[w0rd]@${here}`,
  `postgres://user:s3cret\\w0rd@${here}`,
  `postgres://${here}?user=user&password=s3cret-w0rd`,
  `postgres://user:s3cret-w0rd@[::1`,
  `https://leads.example?authToken=s3cret-w0rd`,
  `libsql://leads.example?authToken=s3cret-w0rd`,
  " postgres://user:s3cret-w0rd@127.0.0.1:1/leads",
])("%s", (LEADS_URL) => {
  test.each([
    ["the receiver", async () => (await Store.open(settingsFrom({ LEADS_URL }).url)).close()],
    ["the command", () => whole(report([], { LEADS_URL }, formsOnDisk))],
  ])("is said by %s without its password", async (_who, open) => {
    hurry();
    const error: unknown = await open().catch((thrown: unknown) => thrown);
    expect(String(error)).toContain("LEADS_URL in the environment");
    expect(String(error)).not.toMatch(/s3cret|w0rd|12\b(?!7)/);
  });
});
