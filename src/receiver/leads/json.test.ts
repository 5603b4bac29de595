/** `npm run leads -- --json`: every lead for a program. */
import { describe, expect, test } from "vitest";
import { noon, said, stored } from "../../../tests/leads.ts";
import { message } from "../../../tests/receiver.ts";
import { Store } from "../store/store.ts";

describe("--json", () => {
  test("has every row with all its fields, its id and its counter", async () => {
    const url = await stored([message]);
    const store = await Store.open(url);
    const id = await store.add("contact", message, { at: noon + 60_000 });
    await store.close();
    expect(JSON.parse(await said(["--json"], { LEADS_URL: url }))).toEqual([
      {
        ...{ id, form: "contact", body: message, count: 2 },
        ...{ receivedAt: "2026-11-21T12:00:00.000Z", lastSeenAt: "2026-11-21T12:01:00.000Z" },
      },
    ]);
  });

  test("steers no terminal, and is still the same text", async () => {
    const evil = { formName: "contact", text: "a\u001b[2J\u009b31m\u007f\u202e\u2028\ufeff b" };
    const text = await said(["--json"], { LEADS_URL: await stored([evil]) });
    expect(text).not.toMatch(/[^\P{C}\n]|[\u2028\u2029]/u);
    expect(JSON.parse(text)[0].body).toEqual(evil);
  });
});
