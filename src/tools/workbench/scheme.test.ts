/**
 * The workbench may read the document in its frame at any time, even before its first element has arrived.
 * @vitest-environment happy-dom
 */
import { expect, it, vi } from "vitest";
import { keepPainted } from "./scheme.ts";

it("paints a document whose first element comes later", async () => {
  const arriving = document.implementation.createHTMLDocument();
  const root = arriving.documentElement;
  root.remove();
  expect(arriving.documentElement).toBeNull();
  const stop = keepPainted(arriving, true);
  arriving.append(root);
  await vi.waitFor(() => expect(root.style.colorScheme).toBe("dark"), { timeout: 120_000 });
  stop();
});
