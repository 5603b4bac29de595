/** What the bench says of drafts: the files have changed meanwhile, a link has brought another, nothing of it is on disk. */
import { isEdited } from "./drafts.ts";
import type { BenchState } from "./use-bench.ts";

/** Draws what there is to say. */
export function Notices({ bench }: { bench: BenchState }) {
  const { disk, draft, mine, take, setMine } = bench;
  if (!disk || !draft) return null;
  const onDisk = { schema: disk.schema, ui: disk.ui };
  const isStale = disk.schema !== draft.base.schema || disk.ui !== draft.base.ui;
  const revert = () => take({ ...onDisk, data: draft.data, base: onDisk });
  const back = () => {
    if (mine) take(mine);
    setMine(undefined);
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
        </p>
      )}
    </div>
  );
}
