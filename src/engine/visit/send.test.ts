import { beforeEach, describe, expect, it, vi } from "vitest";
import { failureToast, send } from "./send.ts";

const network = "Network error. Please check your connection and try again.";
const unexpected = "An unexpected error occurred. Please try again.";

describe("failureToast", () => {
  it.each<[string, unknown, string]>([
    ["a network error that mentions CORS", new TypeError("blocked by CORS policy"), network],
    ["a network error that does not", new TypeError("Failed to fetch"), unexpected],
    ["another spelling", new TypeError("cors"), unexpected],
    ["another error that mentions CORS", new Error("CORS"), unexpected],
    ["a request that took too long", new DOMException("signal timed out", "TimeoutError"), unexpected],
    ["a text", "CORS", unexpected],
    ["nothing", undefined, unexpected],
  ])("for %s", (_what, error, toast) => expect(failureToast(error)).toBe(toast));
});

describe("send", () => {
  const fetch = vi.fn<typeof globalThis.fetch>();
  beforeEach(() => void vi.stubGlobal("fetch", fetch.mockReset()));

  it("posts the body as JSON, across origins, without reading the answer", async () => {
    fetch.mockResolvedValue(new Response(null, { status: 500 }));
    await expect(send("https://leads.example/", JSON.stringify({ formName: "contact" }))).resolves.toBeUndefined();
    expect(fetch).toHaveBeenCalledExactlyOnceWith("https://leads.example/", {
      method: "POST",
      mode: "no-cors",
      headers: { "Content-Type": "application/json", Accept: "application/json" },
      body: '{"formName":"contact"}',
      keepalive: true,
      signal: expect.any(AbortSignal),
    });
  });

  it("says how the page was visited in the referrer alone", async () => {
    fetch.mockResolvedValue(new Response());
    await send("https://leads.example/", "{}", undefined, "https://keelwork.example/contact?open=9");
    const [url, { headers, body, referrer, referrerPolicy } = {}] = fetch.mock.calls[0] ?? [];
    expect([url, body, referrer]).toEqual(["https://leads.example/", "{}", "https://keelwork.example/contact?open=9"]);
    // By the page's own policy another origin would hear of no path, which has the language.
    expect(referrerPolicy).toBe("no-referrer-when-downgrade");
    expect(headers).toEqual({ "Content-Type": "application/json", Accept: "application/json" });
  });

  it.each([
    [201, "resolves"],
    [400, "rejects"],
    [429, "rejects"],
    [503, "rejects"],
  ])("reads the answer of the page's own origin: %i %s", async (status, end) => {
    fetch.mockResolvedValue(new Response(null, { status }));
    const sent = send("https://keelwork.example/", "{}", "https://keelwork.example");
    await (end === "resolves"
      ? expect(sent).resolves.toBeUndefined()
      : expect(sent).rejects.toThrow(`The endpoint answered ${status}`));
    expect(fetch.mock.calls[0]?.[1]?.mode).toBe("same-origin");
  });

  it.each(["https://keelwork.example", "https://keelwork.example?for=leads", "https://keelwork.example:443/leads"])(
    "reads the answer of %s on a page of https://keelwork.example",
    async (endpoint) => {
      fetch.mockResolvedValue(new Response(null, { status: 503 }));
      await expect(send(endpoint, "{}", "https://keelwork.example")).rejects.toThrow("The endpoint answered 503");
      expect(fetch.mock.calls[0]?.[1]?.mode).toBe("same-origin");
    },
  );

  it("takes no page for a confirmation: that of a login, or of a Wi-Fi that asks for one", async () => {
    const headers = { "Content-Type": "text/html; charset=utf-8" };
    fetch.mockResolvedValue(new Response("<h1>Welcome</h1>", { headers }));
    const sent = send("https://keelwork.example/", "{}", "https://keelwork.example");
    await expect(sent).rejects.toThrow("The endpoint answered 200 text/html");
  });

  it("survives the page only if it is as small as browsers ask for", async () => {
    fetch.mockResolvedValue(new Response());
    for (const text of ["界".repeat(19_000), "x".repeat(64_000)])
      await send("https://leads.example/", JSON.stringify({ text }));
    expect(fetch.mock.calls.map(([, init]) => init?.keepalive)).toEqual([true, false]);
    expect(new TextEncoder().encode(String(fetch.mock.calls[0]?.[1]?.body)).length).toBeLessThan(65_536);
  });

  it("throws what fetch throws", async () => {
    const error = new TypeError("Failed to fetch");
    fetch.mockRejectedValue(error);
    await expect(send("https://leads.example/", "{}")).rejects.toBe(error);
  });

  it.each([
    ["30 seconds, also where AbortSignal knows no timeout", 0, 30_000, true],
    ["two minutes with files of three megabytes", 3_000_000, 123_750, true],
    ["30 seconds in WebKit, on a page that came back while it was sent", 0, 30_000, false],
  ])("gives up after %s", async (_what, length, timeout, isTold) => {
    vi.useFakeTimers();
    vi.stubGlobal("AbortSignal", undefined);
    fetch.mockImplementation(
      (_url, init) =>
        new Promise((_resolve, reject) => {
          if (isTold) init?.signal?.addEventListener("abort", () => reject(init.signal?.reason));
        }),
    );
    const outcome = vi.fn();
    const sent = send("https://leads.example/", "x".repeat(length)).catch(outcome);
    await vi.advanceTimersByTimeAsync(timeout - 1);
    expect(outcome).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await sent;
    expect(outcome).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: "AbortError" }));
    vi.useRealTimers();
  });
});
