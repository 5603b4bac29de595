/** What is wrong with the documents, in the one shape of every mistake; each leads to its place. */
import { type Problem, problemText } from "../../../engine/check/problem.ts";

interface MistakesProps {
  problems: Problem[];
  failure: string;
  hasForm: boolean;
  onPick: (problem: Problem) => void;
}

/** Draws them; nothing while there are none. */
export function Mistakes({ problems, failure, hasForm, onPick }: MistakesProps) {
  const count = problems.length;
  return (
    <div className="wb-mistakes" role="status">
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
      {failure && <pre>{failure}</pre>}
    </div>
  );
}
