import { describe, expect, test } from "vitest";
import { owner } from "../site.ts";
import { settingsFrom } from "./settings.ts";
import { warningsOf } from "./warnings.ts";

test("without a word: port 8787, a file in data/, ten posts a minute, no origin named, no proxy", () => {
  const defaults = {
    port: 8787,
    url: "file:data/leads.db",
    ratePerMinute: 10,
    continueDays: 7,
    trust: 0,
    metrics: false,
    notify: [],
    keep: owner.kept,
  };
  const empty = {
    ...{ LEADS_PORT: "", LEADS_URL: "", LEADS_RATE_PER_MINUTE: "" },
    ...{ LEADS_ALLOWED_ORIGIN: "", LEADS_TRUST_FORWARDED: "" },
  };
  for (const env of [{}, empty]) expect(settingsFrom(env)).toEqual({ ...defaults, allowedOrigin: undefined });
});

test.each([
  [{}, undefined],
  [{ HOST: "::" }, "::"],
  [{ LEADS_TRUST_FORWARDED: "1" }, "127.0.0.1"],
  [{ LEADS_TRUST_FORWARDED: "1", HOST: "0.0.0.0" }, "0.0.0.0"],
])("%j listens on %s: past a proxy that is trusted nobody comes, unless it is said", (env, host) =>
  expect(settingsFrom(env).host).toBe(host),
);

test("each as it is set", () => {
  expect(
    settingsFrom({
      LEADS_PORT: "0",
      LEADS_URL: "postgres://leads.example/leads",
      LEADS_KEEP: "90d",
      LEADS_RATE_PER_MINUTE: "0",
      LEADS_CONTINUE_DAYS: "30",
      LEADS_ALLOWED_ORIGIN: " https://keelwork.example  https://shop.example",
      LEADS_TRUST_FORWARDED: "2",
      LEADS_ADDRESS_HEADER: "CF-Connecting-IP",
      LEADS_METRICS: "1",
    }),
  ).toEqual({
    port: 0,
    host: "127.0.0.1",
    url: "postgres://leads.example/leads",
    keep: "90d",
    ratePerMinute: 0,
    continueDays: 30,
    allowedOrigin: "https://keelwork.example https://shop.example",
    trust: 2,
    addressHeader: "cf-connecting-ip",
    metrics: true,
    notify: [],
  });
  expect(settingsFrom({ LEADS_TRUST_FORWARDED: "0" }).trust).toBe(0);
});

/** The whole message for a setting. */
const sentence = (name: string, expected: string, found: string, fix: string) =>
  `${name} in the environment\n  expected: ${expected}\n  found:    "${found}"\n  fix:      ${fix}`;

describe("what makes no sense is an error", () => {
  test.each(["-1", "8787.5", "http", "65536", " 8787", "1e3"])("LEADS_PORT=%s", (found) => {
    expect(() => settingsFrom({ LEADS_PORT: found })).toThrow(
      new Error(sentence("LEADS_PORT", "a whole number from 0 to 65535", found, "LEADS_PORT=8787, or leave it out")),
    );
  });

  test.each(["ten", "-1", "0.5"])("LEADS_RATE_PER_MINUTE=%s", (found) => {
    expect(() => settingsFrom({ LEADS_RATE_PER_MINUTE: found })).toThrow(
      new Error(
        sentence(
          "LEADS_RATE_PER_MINUTE",
          "a whole number from 0 to 1000000",
          found,
          "LEADS_RATE_PER_MINUTE=10, or leave it out",
        ),
      ),
    );
  });

  test.each([
    "https://keelwork.example/",
    "keelwork.example",
    "https://Keelwork.example",
    "https://a.example:443",
    "*",
  ])("LEADS_ALLOWED_ORIGIN=%s", (found) => {
    expect(() => settingsFrom({ LEADS_ALLOWED_ORIGIN: found })).toThrow(
      new Error(
        sentence(
          "LEADS_ALLOWED_ORIGIN",
          "an origin as browsers send it: scheme and host",
          found,
          "LEADS_ALLOWED_ORIGIN=https://keelwork.example",
        ),
      ),
    );
  });

  test.each([
    ["data/leads.db", "data/leads.db"],
    ["/var/leads.db", "/var/leads.db"],
    ["mysql://leads", "mysql:…"],
    ["//me@leads", ":…"],
    ["file:", "file:"],
  ])("LEADS_URL=%s", (LEADS_URL, found) => {
    expect(() => settingsFrom({ LEADS_URL })).toThrow(
      new Error(
        sentence(
          "LEADS_URL",
          "a URL of a file (file:) or of PostgreSQL (postgres:)",
          found,
          "LEADS_URL=file:data/leads.db, or leave it out",
        ),
      ),
    );
  });

  test.each([
    ["file:data/100%.db", "the path of a file, encoded as in every URL", "write % as %25"],
    ["file:~/leads.db", "the path of a file, without ~, which only a shell knows", "write its folder: file:/home/…"],
  ])("LEADS_URL=%s", (found, expected, fix) => {
    expect(() => settingsFrom({ LEADS_URL: found })).toThrow(new Error(sentence("LEADS_URL", expected, found, fix)));
  });

  test.each(["true", "yes", "10.0.0.0"])("LEADS_TRUST_FORWARDED=%s", (found) => {
    expect(() => settingsFrom({ LEADS_TRUST_FORWARDED: found })).toThrow(
      new Error(
        sentence(
          "LEADS_TRUST_FORWARDED",
          "how many proxies stand in front, or their networks",
          found,
          "LEADS_TRUST_FORWARDED=1, LEADS_TRUST_FORWARDED=10.0.0.0/8,fd00::/8, or leave it out",
        ),
      ),
    );
  });
});

describe("LEADS_NOTIFY", () => {
  const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
  const read = (text: string, LEADS_NOTIFY_SECRET?: string) =>
    settingsFrom({ LEADS_NOTIFY: text, LEADS_NOTIFY_SECRET }).notify ?? [];
  const namesOf = (text: string, key = secret) => read(text, key).map(({ name }) => name);

  test("several, separated by spaces", () => {
    const targets = read(
      "  smtp://me:a@mail.example:2525?to=owner@mail.example https://hooks.example/new?key=1\n",
      secret,
    );
    expect(targets).toMatchObject([{ kind: "mail" }, { kind: "webhook" }]);
    expect(new Set(targets.map(({ name }) => name)).size).toBe(2);
  });

  test.each([
    ["smtp://me:a@mail.example?to=owner@keelwork.example", "smtp://me:b@mail.example?to=owner@keelwork.example"],
    [
      "smtp://mail.example?to=owner@keelwork.example",
      "smtps://you:b@other.example:465?from=a@b.example&to=Owner@keelwork.example",
    ],
    ["https://hooks.example/new", "https://me:a@hooks.example/new?key=1"],
    ["https://hooks.example/new?key=1", "https://hooks.example/new?key=2&more"],
  ])("%s is known by the same name as %s", (before, after) => {
    expect(namesOf(before)).toEqual(namesOf(after, "another secret of at least 24 bytes"));
  });

  test.each([
    ["smtp://mail.example?to=a@keelwork.example", "smtp://mail.example?to=b@keelwork.example"],
    ["smtp://mail.example?to=a@keelwork.example", "smtp://other.example?to=a@keelwork.example"],
    ["https://hooks.example/a", "https://hooks.example/b"],
    ["https://hooks.example/?to=a", "https://hooks.example/?to=b"],
  ])("%s and %s are told apart when both are told", (one, other) => {
    expect(new Set(namesOf(`${one} ${other}`)).size).toBe(2);
  });

  test("the same address twice is one target", () => {
    expect(namesOf("https://hooks.example/?to=a https://hooks.example/?to=a")).toHaveLength(1);
  });

  test("neither the name nor what is shown has a secret in it", () => {
    const text =
      "smtp://me:hidden1@mail.example?to=hidden2@keelwork.example https://me:hidden3@hooks.example/hidden4?hidden5";
    for (const { name, shown } of read(text, secret)) expect(`${name} ${shown}`).not.toMatch(/hidden|\bme\b/);
  });

  test.each([
    "whsec_!!!",
    "whsec_",
    "whsec_c2hvcnQ=",
    `whsec_${"A".repeat(88)}`,
    "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaS!",
    "short",
  ])("LEADS_NOTIFY_SECRET=%s signs nothing", (found) => {
    expect(() => read("https://hooks.example/", found)).toThrow(/_SECRET of 24 to 64 b.*\n.*\n.*file .*runs nothing/);
    expect(() => read("https://hooks.example/", found)).not.toThrow(`"${found}"`);
  });

  test.each([
    ["owner@mail.example", "addresses with smtp:, smtps: or https:"],
    ["ftp://mail.example", "addresses with smtp:, smtps: or https:"],
    ["http://hooks.example/", "addresses with smtp:, smtps: or https:"],
    ["http://not-localhost/", "addresses with smtp:, smtps: or https:"],
    ["http://localhost.hooks.example/", "addresses with smtp:, smtps: or https:"],
    ["https://hooks.example/", /SECRET, which signs what a webhook is sent\n.*\n.*openssl rand/],
    ["smtp://me:hidden@mail.example", "a mail server with the mailbox it is to reach"],
    ["smtp://mail.example?to=a@b.example,c@d.example", "a mail server with the mailbox it is to reach"],
    ["smtp://mail.example?to=a@b.example&from=nobody", "a mail server with the mailbox it is to reach"],
    ["smtp://mail.example?to=a@b.example&form=hidden@b.example", 'nothing but "to" and "from" in the query'],
    ["smtp://mail.example?to=a@b.example&to=hidden@b.example", 'nothing but "to" and "from" in the query'],
    ["smtp://me:100%hidden@mail.example?to=a@b.example", "a user and a password in which signs are encoded"],
    ["https://me:100%hidden@hooks.example/", "a user and a password in which signs are encoded"],
  ])("%s is none", (text, expected) => {
    expect(() => read(text)).toThrow("LEADS_NOTIFY in the environment\n  expected: ");
    expect(() => read(text)).toThrow(expected);
    expect(() => read(text)).not.toThrow("hidden");
  });

  test.each([
    ["smtp://me:100%hidden@mail.example?from=a@b.example", "a user and a password in which signs are encoded"],
    ["smtp://mail.example?from=a@b.example&form=c@d.example", 'nothing but "to" and "from" in the query'],
  ])("confirmations have the same passwords and keys: %s", (LEADS_CONFIRM, expected) => {
    expect(() => settingsFrom({ LEADS_CONFIRM })).toThrow(`LEADS_CONFIRM in the environment\n  expected: ${expected}`);
  });
});

test("a variable that is no setting, such as a misspelled one, is warned of: nobody would be told of leads", () => {
  const warned = (env: NodeJS.ProcessEnv) => warningsOf(settingsFrom({ LEADS_URL: "postgres://here/leads", ...env }));
  expect(warned({ LEADS_NOTIFIY: "smtps://mail.example?to=owner@mail.example", LEADS_NOTIFY_SECRET: "" })).toEqual([
    expect.stringMatching(/^LEADS_NOTIFIY .*keelwork\.env/),
  ]);
  expect(warned({ LEADS_CONFIRM: "", VITE_LEADS_ENDPOINT: "/", PORT: "80", LEADING: "1" })).toEqual([]);
});

test("confirmations that no form asks for, or that nothing is sent by, are warned of", () => {
  const confirmation = { field: "email", subject: "Your workshop", text: [] };
  const confirming = [{ formName: "workshop", confirmation }, { formName: "contact" }];
  const warned = (forms: typeof confirming, env: NodeJS.ProcessEnv = {}) =>
    warningsOf(settingsFrom({ LEADS_URL: "postgres://here/leads", ...env }), forms);
  const sender = { LEADS_CONFIRM: "smtps://mail.example?from=hello@keelwork.example" };
  expect(warned(confirming, sender)).toEqual([]);
  expect(warned(confirming.slice(1))).toEqual([]);
  expect(warned(confirming.slice(1), sender)).toEqual([expect.stringMatching(/^LEADS_CONFIRM .*no form/)]);
  expect(warned(confirming)).toEqual([expect.stringMatching(/workshop .*set LEADS_CONFIRM.*forms\/workshop\.ui/)]);
});
