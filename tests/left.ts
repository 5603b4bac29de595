/** The guarantees for drafts that visitors continue elsewhere, for any database. */
import { expect } from "vitest";
import { Drafts } from "../src/receiver/store/drafts.ts";
import type { Store } from "../src/receiver/store/store.ts";

const day = 24 * 60 * 60_000;
const [first, second, third] = ["first", "second", "third"];
const bytes = (text: string) => new Uint8Array(Buffer.from(text));

type Promised = (store: Store) => Promise<void>;

/** Each guarantee, by name. */
export const promised: [name: string, keeps: Promised][] = [
  [
    "a draft can be opened any number of times, as it was last saved, until it expires",
    async ({ database }) => {
      const drafts = new Drafts(database, 7);
      expect(await drafts.open(first)).toBeUndefined();
      expect(await drafts.keep(first, bytes("\u0000 one"), 0)).toBe(7 * day);
      expect(await drafts.keep(first, bytes("two"), day)).toBe(8 * day);
      for (const now of [day, 8 * day - 1]) {
        const left = await drafts.open(first, now);
        expect([Buffer.from(left?.sealed ?? []).toString(), left?.until]).toEqual(["two", 8 * day]);
      }
      expect(await drafts.open(first, 8 * day)).toBeUndefined();
    },
  ],
  [
    "deleting a draft leaves the others",
    async ({ database }) => {
      const drafts = new Drafts(database, 7);
      for (const id of [first, second]) await drafts.keep(id, bytes(id), 0);
      for (const id of [first, third]) await drafts.remove(id);
      expect(await drafts.open(first, 1)).toBeUndefined();
      expect(await drafts.open(second, 1)).toBeDefined();
    },
  ],
  [
    "the limits on drafts and bytes hold, without counting a draft that is replaced or expired",
    async ({ database }) => {
      const drafts = new Drafts(database, 1, { drafts: 2, bytes: 10 });
      expect(await drafts.keep(first, bytes("12345"), 0)).toBe(day);
      expect(await drafts.keep(second, bytes("123456"), 0)).toBeUndefined();
      expect(await drafts.keep(second, bytes("12345"), 0)).toBe(day);
      expect(await drafts.keep(third, bytes(""), 0)).toBeUndefined();
      expect(await drafts.keep(first, bytes("123456"), 1)).toBeUndefined();
      expect(await drafts.keep(first, bytes("1234"), 1)).toBe(day + 1);
      // Expired drafts make room.
      expect(await drafts.keep(third, bytes("123456"), day)).toBe(2 * day);
    },
  ],
  [
    "expired drafts are removed, and only the hash of an id is stored",
    async ({ database }) => {
      const drafts = new Drafts(database, 1);
      for (const [at, id] of [first, second].entries()) await drafts.keep(id, bytes(id), at);
      await drafts.tidy(day);
      const rows = await database.read(database.build.selectFrom("drafts").selectAll().compile());
      expect(rows).toHaveLength(1);
      expect(JSON.stringify(rows.map(({ id }) => id))).not.toContain(second);
    },
  ],
];
