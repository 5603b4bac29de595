/** The form's fixtures with their verdicts: one click loads a fixture, another saves the current data as a new one. */
import { type FormEvent, useState } from "react";
import { problemText } from "../../../engine/check/problem.ts";
import type { FieldError } from "../../../engine/define/definition.ts";
import type { JsonObject } from "../../../engine/schema/schema.ts";
import { save } from "../server.ts";
import type { OnDisk, Sample } from "../wire.ts";

/** A fixture, and the form's verdict if it differs from the expected one. */
interface Verdict {
  sample: Sample;
  said?: FieldError[];
}

interface FixturesProps {
  disk: OnDisk;
  verdicts: Verdict[];
  body: JsonObject;
  errors: FieldError[];
  onLoad: (sample: Sample) => void;
  onSaved: () => void;
}

const listed = (errors: FieldError[]) =>
  errors.length === 0 ? "nothing" : errors.map(({ field, message }) => `${field}: ${message}`).join("; ");

/** Saves the current data as a fixture. */
function Save({ disk, body, errors, onSaved }: Pick<FixturesProps, "disk" | "body" | "errors" | "onSaved">) {
  const [answer, setAnswer] = useState<{ text: string; isWrong: boolean }>();
  const kind = errors.length > 0 ? "invalid" : "valid";
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get("fixture"));
    const plain = errors.map(({ field, message }) => ({ field, message }));
    const saved = await save({ form: disk.name, name, data: body, errors: plain });
    if ("problems" in saved) return setAnswer({ text: saved.problems.map(problemText).join("\n\n"), isWrong: true });
    setAnswer({ text: `Wrote ${saved.file}`, isWrong: false });
    onSaved();
  };
  return (
    <form className="wb-save" onSubmit={submit}>
      <label htmlFor="wb-fixture">Save what is on the screen as {kind} fixture</label>
      <div>
        <input
          id="wb-fixture"
          name="fixture"
          className="form-control"
          required
          placeholder="email-without-at"
          autoComplete="off"
        />
        <button className="btn btn-primary" type="submit">
          Save
        </button>
      </div>
      <pre role="status" className={answer?.isWrong ? "wb-wrong" : ""}>
        {answer?.text}
      </pre>
    </form>
  );
}

/** The panel; failing fixtures come first. */
export function Fixtures({ disk, verdicts, body, errors, onLoad, onSaved }: FixturesProps) {
  const sorted = verdicts.toSorted((a, b) => Number(b.said !== undefined) - Number(a.said !== undefined));
  return (
    <>
      <Save disk={disk} body={body} errors={errors} onSaved={onSaved} />
      {disk.problems.map((problem) => (
        <pre className="wb-wrong" key={problemText(problem)}>
          {problemText(problem)}
        </pre>
      ))}
      {verdicts.length === 0 && <p className="wb-empty">There are no fixtures yet.</p>}
      <ul className="wb-list wb-fixtures">
        {sorted.map(({ sample, said }) => (
          <li key={`${sample.errors.length > 0} ${sample.name}`} className={said ? "wb-differs" : ""}>
            <button type="button" onClick={() => onLoad(sample)}>
              <span className="wb-verdict">{said ? "Differs" : "Agrees"}</span>
              <b>{sample.name}</b>
              <span>{sample.errors.length > 0 ? listed(sample.errors) : "valid"}</span>
              {said && <span>The form says {listed(said)}</span>}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
