import { expect, test } from "vitest";
import { proof } from "../proof.ts";
import { refuseBlanks } from "./proven.ts";

const none = { team: [], clients: [], quotes: [], credentials: [], partners: [] };
const said = { words: "They came.", name: "A. Client", role: "CTO", company: "B" };
const link = { label: "Verify", href: "https://issuer.example/1" };

/** Calls the check with lists that the types do not allow. */
const refusing = (more: object) => () => refuseBlanks({ ...none, ...more });

test("what has all that a page shows is no mistake, with what it may have and without", () => {
  expect(() => refuseBlanks(proof)).not.toThrow();
  const team = [
    { name: "A. Person", role: "Engineer" },
    { name: "B. Person", role: "Engineer", text: "Writes.", link },
  ];
  const clients = [{ name: "C" }, { name: "D", mark: { path: "M0 0h9", width: 9, height: 9 }, href: "/case-studies" }];
  const credentials = [{ title: "A certificate", text: "Until 2027", link }];
  expect(refusing({ team, clients, quotes: [said], credentials, partners: credentials })).not.toThrow();
});

test("words under another name are no words", () => {
  const { words: text, ...others } = said;
  expect(refusing({ quotes: [said, { text, ...others }] })).toThrow(
    /^src\/proof\.ts at \/quotes\/1\n {2}expected: an entry with words, name, role, company\n {2}found: {4}text, name, role, company\n {2}fix: {6}write "words"/,
  );
});

test("a blank is named where it would be shown", () => {
  expect(refusing({ quotes: [{ ...said, company: "" }] })).toThrow('fix:      write "company"');
  expect(refusing({ partners: [{ title: "A partner", text: "Gold" }, {}] })).toThrow(
    /at \/partners\/0\n.*\n.*\n.*"link"[\s\S]*at \/partners\/1\n.*\n.*an empty one/,
  );
});
