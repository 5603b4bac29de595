/** The client that speaks to libSQL servers, over the one database it has here: a file. */
import { expect, onTestFinished, test } from "vitest";
import { freshUrl } from "../../tests/receiver.ts";
import { Unavailable } from "./database.ts";
import { openRemote } from "./remote.ts";
import { arrivalStatements, countPost, sql, tables } from "./tables.ts";

test("it runs the store's statements, each group whole or not at all", async () => {
  const database = openRemote(freshUrl(), tables());
  onTestFinished(() => database.close());
  const arrival = { id: "a", form: "note", body: "{}", at: 1, count: 2 };
  await database.write(arrivalStatements([arrival], ["somebody"]));
  expect(await database.read(sql("SELECT id, count FROM leads"))).toMatchObject([{ id: "a", count: 2 }]);
  const [[row] = []] = await database.write([countPost("192.0.2.1", 0, 60_000)]);
  expect(row).toMatchObject({ posts: 1, until: 60_000 });
  await expect(database.write([sql("DELETE FROM leads"), sql("DELETE FROM nothing")])).rejects.toThrow("nothing");
  expect(await database.read(sql("SELECT * FROM leads"))).toHaveLength(1);
});

test("a server that is not there may be there in a moment", async () => {
  const database = openRemote("http://127.0.0.1:1", tables());
  onTestFinished(() => database.close());
  await expect(database.read(sql("SELECT 1"))).rejects.toBeInstanceOf(Unavailable);
});
