/** What failed unexpectedly, such as a request to the dev server: said on the page, which would stay empty or old otherwise. */
import { useEffect, useState } from "react";
import { errorText } from "../../engine/check/problem.ts";

/**
 * The notice; empty while nothing has failed.
 * @param first what has failed before it is shown
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
