import { expect, onTestFinished, test, vi } from "vitest";
import { freshUrl } from "../../tests/receiver.ts";
import { healthOf } from "./health.ts";
import { Store } from "./store/store.ts";

test("the reason why leads cannot be stored is logged once for each outage, even without leads", async () => {
  const store = await Store.open(freshUrl());
  onTestFinished(() => store.close());
  const probe = vi.spyOn(store, "probe");
  const clock = vi.spyOn(performance, "now").mockReturnValue(0);
  onTestFinished(() => clock.mockRestore());
  const warn = vi.fn();
  const health = healthOf(store, warn);
  const askedAt = async (time: number, why?: string) => {
    clock.mockReturnValue(time);
    if (why) probe.mockRejectedValueOnce(new Error(why));
    return (await health()).ok;
  };
  const full = "database or disk is full";
  expect([await askedAt(1_000), await askedAt(20_000, full), await askedAt(21_000, full)]).toEqual([
    true,
    false,
    false,
  ]);
  expect(warn.mock.calls).toEqual([["not ready", { code: "Error", why: full }]]);
  expect([await askedAt(22_000), await askedAt(40_000, full)]).toEqual([true, false]);
  expect(warn).toHaveBeenCalledTimes(2);
});

test("concurrent health checks share one probe of a slow store, and its success counts for later ones", async () => {
  const store = await Store.open(freshUrl());
  onTestFinished(() => store.close());
  let write: () => void = () => undefined;
  const probe = vi.spyOn(store, "probe").mockImplementation(
    () =>
      new Promise<void>((resolve) => {
        write = resolve;
      }),
  );
  const clock = vi.spyOn(performance, "now").mockReturnValue(0);
  onTestFinished(() => clock.mockRestore());
  const health = healthOf(store, vi.fn());
  const askedAt = (time: number) => {
    clock.mockReturnValue(time);
    return health();
  };
  const answers = [askedAt(1_000), askedAt(2_000), askedAt(4_500)];
  write();
  expect((await Promise.all(answers)).map(({ ok }) => ok)).toEqual([true, true, true]);
  expect((await askedAt(14_000)).ok).toBe(true);
  expect(probe).toHaveBeenCalledTimes(1);
});
