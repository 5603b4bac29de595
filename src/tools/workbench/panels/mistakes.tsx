/** Errors and warnings about the documents, in the common format; each links to its place. */
import { type Problem, problemText, warningText } from "../../../engine/check/problem.ts";

interface MistakesProps {
  problems: Problem[];
  warnings: Problem[];
  failure: string;
  hasForm: boolean;
  onPick: (problem: Problem) => void;
}

/** The panel; empty if there are none. */
export function Mistakes({ problems, warnings, failure, hasForm, onPick }: MistakesProps) {
  const count = problems.length;
  return (
    <div className={count > 0 || failure ? "wb-mistakes" : "wb-mistakes wb-doubts"} role="status">
      {count > 0 && (
        <p>
          <strong>{count === 1 ? "One mistake." : `${count} mistakes.`}</strong>{" "}
          {hasForm ? "Below stands the form as it was before." : "There is no form to show yet."}
        </p>
      )}
      {problems.map((problem) => (
        <button key={problemText(problem)} type="button" onClick={() => onPick(problem)}>
          <pre>{problemText(problem)}</pre>
        </button>
      ))}
      {warnings.map((warning) => (
        <button key={warningText(warning)} type="button" onClick={() => onPick(warning)}>
          <pre>{warningText(warning)}</pre>
        </button>
      ))}
      {failure && <pre>{failure}</pre>}
    </div>
  );
}
