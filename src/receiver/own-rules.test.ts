/** A form's own rules at the receiver: what they reject, who can read it, and that no lead is lost if one throws. */
import { describe, expect, test } from "vitest";
import { fieldsOf, submit } from "../../tests/form-post.ts";
import { fields, formFrom } from "../../tests/forms.ts";
import { logged, noCors, post, start } from "../../tests/receiver.ts";
import type { WholeForm } from "../engine/define/definition.ts";
import type { Own } from "../engine/own/rules.ts";
import { withOwn } from "../engine/rules/own/composed.ts";
import { askingLater } from "../engine/rules/own/later.ts";
import { Store } from "./store/store.ts";

const plain = formFrom(
  fields({ email: { type: "string", title: "Email" }, friend: { type: "string", title: "Friend" } }, "email", "friend"),
);

const body = { email: "ines@example.com", friend: "ines@example.com", formName: "test" };

const rules: Own["rules"] = { another: ({ email, friend }) => ({ friend: email === friend && "Name somebody else" }) };
const taken: Own["later"] = {
  taken: async ({ friend }) => ({ friend: friend === "ada@example.com" && "We know them already" }),
};
const withLater = (later: Own["later"], atMost?: number): WholeForm => ({
  ...plain,
  later: askingLater(later, undefined, atMost),
});
const ada = { ...body, friend: "ada@example.com" };

async function stored(url: string) {
  const store = await Store.open(url);
  const found = await store.list();
  await store.close();
  return found;
}

describe("a rule", () => {
  test("refuses a body in its own words, at its field", async () => {
    const { port, url } = await start({}, [withOwn(plain, { rules })]);
    const { status, body: answer } = await post(port, body);
    expect([status, answer.errors]).toEqual([400, [{ field: "friend", message: "Name somebody else" }]]);
    expect((await post(port, ada)).status).toBe(201);
    expect(await stored(url)).toMatchObject([{ body: ada }]);
  });

  test("shows its message at its field on pages without script", async () => {
    const { port } = await start({}, [withOwn(plain, { rules })]);
    const { status, html } = await submit(port, fieldsOf(body));
    expect(status).toBe(400);
    expect(html).toContain('<a href="#test.friend">Name somebody else</a>');
    expect(html).toContain('<p class="field-error" id="test.friend-error">Name somebody else</p>');
  });

  test.each<[string, () => never]>([
    [
      "fails",
      () => {
        throw new TypeError(`no use for ${body.email}`);
      },
    ],
    ["returns a promise that rejects", () => Promise.reject(new Error(`none for ${body.email}`)) as never],
    [
      "returns messages that are rejected promises",
      () => ({ email: Promise.reject(new Error("1")), friend: Promise.reject(2) }) as never,
    ],
  ])("that %s is logged, without what was sent, and the lead is stored", async (_what, failing) => {
    const lines = logged("rule failed");
    const { port, url } = await start({}, [withOwn(plain, { rules: { failing } })]);
    const { status, body: answer } = await post(port, body);
    expect(status).toBe(201);
    expect(await stored(url)).toMatchObject([{ id: answer.id, body }]);
    expect(lines()).toMatchObject([{ level: "error", form: "test", rule: "failing", id: answer.id, why: "TypeError" }]);
    expect(JSON.stringify(lines())).not.toContain("ines@");
  });
});

describe("a rule that takes its time", () => {
  test("runs after all others passed, and refuses a body if the page can show why", async () => {
    const asked: unknown[] = [];
    const later: Own["later"] = {
      taken: async (sent, signal, lang) => {
        asked.push(sent);
        return taken.taken?.(sent, signal, lang);
      },
    };
    const { port, url } = await start({}, [withOwn(withLater(later), { rules })]);
    expect((await post(port, body)).status).toBe(400);
    expect(asked).toEqual([]);
    const { status, body: answer } = await post(port, ada);
    expect([status, answer.errors]).toEqual([400, [{ field: "friend", message: "We know them already" }]]);
    expect((await submit(port, fieldsOf(ada))).html).toContain("We know them already");
    expect(asked).toEqual([ada, ada]);
    expect(await stored(url)).toEqual([]);
  });

  test("only marks a lead as suspect if the page's script could not read a refusal", async () => {
    const { port, url } = await start({}, [withLater(taken)]);
    const sent = { headers: { ...noCors.headers, Origin: `http://localhost:${port}` } };
    expect((await post(port, ada, sent)).status).toBe(201);
    expect(await stored(url)).toMatchObject([{ body: ada, suspect: "rule taken" }]);
  });

  test("loses no lead if it fails or times out, and is aborted after its timeout", async () => {
    const lines = logged("rule failed");
    let told: unknown;
    const later: Own["later"] = {
      fails: async () => {
        throw new Error("down");
      },
      hangs: (_body, signal) =>
        new Promise(() =>
          signal.addEventListener("abort", () => {
            told = signal.reason;
          }),
        ),
      ...taken,
    };
    const { port, url } = await start({}, [withLater(later, 50)]);
    expect((await post(port, body)).status).toBe(201);
    expect(await stored(url)).toHaveLength(1);
    expect(lines()).toMatchObject([
      { rule: "fails", why: "Error" },
      { rule: "hangs", why: "TimeoutError" },
    ]);
    expect(told).toMatchObject({ name: "TimeoutError" });
    // Another rule's result counts nevertheless.
    expect((await post(port, ada)).body.errors).toEqual([{ field: "friend", message: "We know them already" }]);
  });
});

describe("a computed field", () => {
  const rules = {};

  test("is stored with its computed value, whatever was sent", async () => {
    const computed: Own["computed"] = { friend: ({ email }) => `friend of ${email}` };
    const { port, url } = await start({}, [withOwn(plain, { rules, computed })]);
    expect((await post(port, ada)).status).toBe(201);
    expect((await submit(port, fieldsOf({ ...ada, friend: "x" }))).status).toBe(201);
    expect(await stored(url)).toMatchObject([{ body: { ...ada, friend: "friend of ines@example.com" }, count: 2 }]);
  });

  test.each<[string, () => never]>([
    [
      "fails",
      () => {
        throw new TypeError("no friend");
      },
    ],
    ["is none that JSON has", () => 10n as never],
    ["is a promise that rejects", () => Promise.reject(new Error("no friend")) as never],
    ["has promises that reject in it", () => [Promise.reject(new Error("no friend")), Promise.reject(2)] as never],
  ])("that %s is logged and left out, and the lead is stored", async (_what, friend) => {
    const lines = logged("rule failed");
    const { port, url } = await start({}, [withOwn(plain, { rules, computed: { friend } })]);
    expect((await post(port, ada)).status).toBe(201);
    expect(await stored(url)).toMatchObject([{ body: { email: ada.email, formName: "test" } }]);
    expect(lines()).toMatchObject([{ rule: "computed.friend", why: "TypeError" }]);
  });
});
