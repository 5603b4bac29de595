/** Notices about drafts: the files have changed since, a link has replaced it, it is not saved to disk. */
import { useState } from "react";
import { problemText } from "../../engine/check/problem.ts";
import { isEdited } from "./drafts.ts";
import { write } from "./server.ts";
import type { BenchState } from "./use-bench.ts";

interface NoticesProps {
  bench: BenchState;
  /** Called when a notice disappears because its button was pressed, which takes the focus with it. */
  onSettled: () => void;
}

/** The notices component. */
export function Notices({ bench, onSettled }: NoticesProps) {
  const { disk, draft, latest, mine, take, setMine, refresh } = bench;
  const [refusal, setRefusal] = useState("");
  if (!disk || !draft) return null;
  const onDisk = { schema: disk.schema, ui: disk.ui };
  const isStale = disk.schema !== draft.base.schema || disk.ui !== draft.base.ui;
  const save = async () => {
    const { schema, ui, base } = latest.current ?? draft;
    const written = await write({ form: disk.name, schema, ui, base });
    if ("problems" in written) return setRefusal(written.problems.map(problemText).join("\n\n"));
    setRefusal("");
    const saved = { schema: written.disk.schema, ui: written.disk.ui };
    // Keep what has been typed meanwhile.
    const now = latest.current ?? draft;
    take({
      schema: now.schema === schema ? saved.schema : now.schema,
      ui: now.ui === ui ? saved.ui : now.ui,
      data: now.data,
      base: saved,
    });
    await refresh();
  };
  const revert = () => {
    take({ ...onDisk, data: draft.data, base: onDisk });
    onSettled();
  };
  const back = () => {
    if (mine) take(mine);
    setMine(undefined);
    onSettled();
  };
  return (
    <div className="wb-notices" role="status">
      {mine && (
        <p>
          This is a colleague's state. What you wrote is kept.{" "}
          <button type="button" className="btn btn-outline-primary" onClick={back}>
            Back to mine
          </button>
        </p>
      )}
      {isEdited(draft) && (
        <p>
          {isStale ? "The files have changed since you began." : "Changed here; the files on disk are as they were."}{" "}
          <button type="button" className="btn btn-outline-primary" onClick={revert}>
            {isStale ? "Take the files" : "Discard the changes"}
          </button>
          {!isStale && (
            <button type="button" className="btn btn-outline-primary" onClick={save}>
              Save to its files
            </button>
          )}
        </p>
      )}
      {refusal && <pre>{refusal}</pre>}
    </div>
  );
}
