/** Shows unexpected failures, such as of a request to the dev server: otherwise the page would silently stay empty or stale. */
import { useEffect, useState } from "react";
import { errorText } from "../../engine/check/problem.ts";

/**
 * The notice; empty while nothing has failed.
 * @param first a failure from before it was rendered
 */
export function Faults({ first }: { first: string }) {
  const [fault, setFault] = useState(first);
  useEffect(() => {
    const tell = ({ reason }: PromiseRejectionEvent) => setFault(errorText(reason));
    addEventListener("unhandledrejection", tell);
    return () => removeEventListener("unhandledrejection", tell);
  }, []);
  return <div role="alert">{fault && <pre className="wb-wrong">{fault}</pre>}</div>;
}
