/**
 * Several receivers on one PostgreSQL: they share their rate limits, and lose nothing when one of them or the server
 * ends.
 */
import { expect, onTestFinished, test, vi } from "vitest";
import { rateLimit } from "../../../src/receiver/request/rate-limit.ts";
import { Store } from "../../../src/receiver/store/store.ts";
import { deleteOldWindows } from "../../../src/receiver/store/windows.ts";
import { message, post, start, startProcess } from "../../receiver.ts";
import { eventually } from "../../targets.ts";
import { size } from "../size.ts";
import { connected, inPostgres, open } from "./in-postgres.ts";
import { answersOfTwo, behindOneAddress, insist, startSeveral } from "./several.ts";

const minute = 60_000;

inPostgres(({ fresh, cluster }) => {
  test("receivers share their rate limits", async () => {
    const url = await fresh();
    const receivers = await Promise.all([1, 2, 3, 4].map(() => start({ url, ratePerMinute: 10 })));
    const posts = Array.from(
      { length: 40 },
      async (_, index) => (await post(receivers[index % 4]?.port ?? 0, { ...message, subject: `${index}` })).status,
    );
    const statuses = await Promise.all(posts);
    expect(statuses.filter((status) => status === 201)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(30);
  });

  test("if their clocks differ, nobody waits longer than a minute; the database contains no address", async () => {
    const { database } = await Store.open(await fresh());
    const wait = rateLimit(1, { database });
    expect(await wait("192.0.2.1")).toBe(0);
    const hour = 60 * minute;
    const ahead = database.build.updateTable("posts").set((eb) => ({ points: 9, expire: eb("expire", "+", hour) }));
    await database.write([ahead.compile()]);
    // Another receiver, which has not counted anything itself.
    const other = rateLimit(1, { database });
    expect(await other("192.0.2.1")).toBe(0);
    expect(await rateLimit(1, { database })("192.0.2.1")).toSatisfy((seconds: number) => seconds > 0 && seconds <= 60);
    const rows = await database.read(database.build.selectFrom("posts").selectAll().compile());
    expect(JSON.stringify(rows)).not.toContain("192.0.2");
    await database.close();
    expect(await rateLimit(1, { database })("192.0.2.2")).toBe(0);
  });

  test("a post that costs more than the remaining limit does not block cheaper ones", async () => {
    const { database } = await open(await fresh());
    const [one, other] = [rateLimit(5, { database }), rateLimit(5, { database })];
    expect([await one("a", 3), await other("a")]).toEqual([0, 0]);
    expect(await one("a", 2)).toBeGreaterThan(0);
    expect(await one("a")).toBe(0);
  });

  test("functions store leads and rate limits there", async () => {
    const url = await fresh();
    expect(await answersOfTwo(url)).toEqual([201, 201, 429, 429]);
    expect(await Store.read(url)).toHaveLength(2);
  });

  test("four receivers behind one address, one killed every second: nothing lost, nothing twice", async () => {
    const url = await fresh();
    const members = await startSeveral(4, url);
    const { port, server } = await behindOneAddress(members);
    onTestFinished(() => void server.close());
    const end = performance.now() + size(1.5, 60) * 1000;
    const acknowledged: string[] = [];
    let isOver = false;
    const killing = (async () => {
      for (let turn = 0; !isOver; turn++) {
        await new Promise((resolve) => setTimeout(resolve, size(500, 1000)));
        const place = turn % members.length;
        members[place]?.child.kill("SIGKILL");
        members[place] = await startProcess(url);
      }
    })();
    await Promise.all(
      Array.from({ length: 20 }, async (_, sender) => {
        // A busy machine needs longer for enough samples.
        for (let index = 0; performance.now() < end || acknowledged.length <= 100; index++) {
          const body = { formName: "note", text: `${sender} ${index}` };
          const id = await insist(port, body, performance.now() + 60_000);
          if (id) acknowledged.push(id);
        }
      }),
    );
    isOver = true;
    await killing;
    const rows = (await Store.read(url)) ?? [];
    const ids = rows.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(acknowledged.filter((id) => !ids.includes(id))).toEqual([]);
    expect(acknowledged.length).toBeGreaterThan(100);
    console.log(`${acknowledged.length} leads through four receivers, one killed every second: 0 lost, 0 twice`);
  });

  test("while a server is unreachable nothing is acknowledged, and leads are stored at once when it is back", async () => {
    const url = await fresh();
    const { port } = await start({ url });
    const acknowledged: string[] = [];
    let isOver = false;
    const sending = Array.from({ length: 10 }, async (_, sender) => {
      for (let index = 0; !isOver; index++) {
        const answer = await post(port, { ...message, subject: `${sender} ${index}` }).catch(() => undefined);
        if (answer?.status === 201) acknowledged.push(String(answer.body.id));
      }
    });
    for (let cut = 0; cut < size(1, 5); cut++) {
      await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(50 * (cut + 1)), eventually);
      await cluster().stop("SIGQUIT");
      const health = await fetch(`http://localhost:${port}/health`);
      expect([health.status, (await health.json()).ok]).toEqual([503, false]);
      await cluster().run();
    }
    const count = acknowledged.length;
    await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(count), eventually);
    isOver = true;
    await Promise.all(sending);
    const ids = ((await Store.read(url)) ?? []).map(({ id }) => id);
    expect(acknowledged.filter((id) => !ids.includes(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("the ten-minute window of a lead that another receiver is just extending is not deleted", async () => {
    const url = await fresh();
    const { database } = await open(url);
    const client = await connected(url);
    await client.query("INSERT INTO latest (id, received_at, last_seen_at) VALUES ('a', 0, 0), ('b', 0, 0)");
    await client.query("BEGIN; UPDATE latest SET last_seen_at = 9e12 WHERE id = 'a'");
    const forgotten = database.write([deleteOldWindows(database.build, Date.now())]);
    const waiting = "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
    await vi.waitFor(async () => expect((await client.query(waiting)).rows).toHaveLength(1), eventually);
    await client.query("COMMIT");
    expect(await forgotten).toEqual([[{ id: "b" }]]);
  });
});
