/** Communicates with the preview frame: what it shows, what it reports, and what a screen reader announces in it. */
import { type RefObject, useEffect, useRef, useState } from "react";
import { problemText } from "../../engine/check/problem.ts";
import { keepPainted } from "./scheme.ts";
import { endpointOf, type Switches } from "./switches.ts";
import type { BenchState } from "./use-bench.ts";
import type { Show, Told } from "./wire.ts";

/** Why the frame stays empty if its scripts have not arrived. */
const notRun = problemText({
  file: "the form's page in its frame",
  path: "",
  expected: "its scripts, from the dev server",
  found: "one that did not arrive",
  fix: "look at the terminal of npm run dev and the browser's console, then reload this page",
});

/** The frame, its URL, and why a form could not be drawn. */
interface Frame {
  ref: RefObject<HTMLIFrameElement | null>;
  src: string;
  failure: string;
  /** Counts the documents that the frame has loaded. */
  loads: number;
  onLoad: () => void;
}

/** Keeps the frame up to date with the workbench. */
export function useFrame(
  { standing, start, typed }: BenchState,
  { network, silent, dark }: Switches,
  port: number,
): Frame {
  const ref = useRef<HTMLIFrameElement>(null);
  // After a reload by the dev server, the frame is empty and reports that it is ready once more.
  const [ready, setReady] = useState(0);
  const [failure, setFailure] = useState("");
  const [loads, setLoads] = useState(0);
  // Whether the document that is loading has run its scripts.
  const hasRun = useRef(false);
  const id = standing?.id;

  useEffect(() => {
    const listen = ({ data, source, origin }: MessageEvent<Told>) => {
      if (source !== ref.current?.contentWindow || origin !== location.origin) return;
      if (data.kind === "ready") {
        hasRun.current = true;
        setReady((times) => times + 1);
      }
      if (data.kind === "failed") setFailure(data.message);
      if (data.kind === "holds") {
        setFailure("");
        typed(data.data, data.isTyped, data.turn);
      }
    };
    addEventListener("message", listen);
    return () => removeEventListener("message", listen);
  }, [typed]);

  useEffect(() => {
    if (silent) setReady(0);
  }, [silent]);

  useEffect(() => {
    if (ready === 0 || !id) return;
    const show: Show = {
      kind: "show",
      id,
      ...start,
      endpoint: endpointOf(network, port, id),
      isOffline: network === "offline",
    };
    ref.current?.contentWindow?.postMessage(show, location.origin);
  }, [ready, id, start, network, port]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another document has come into the frame
  useEffect(() => {
    const document = ref.current?.contentDocument;
    return document ? keepPainted(document, dark) : undefined;
  }, [dark, loads]);

  const src = silent && id ? `/workbench/ask/document/${id}/${network}` : "/tools/workbench/preview";
  const onLoad = () => {
    setLoads((count) => count + 1);
    // After its message, if there is one.
    setTimeout(() => {
      if (!silent && !hasRun.current) setFailure(notRun);
      hasRun.current = false;
    });
  };
  return { ref, src, failure, loads, onLoad };
}
