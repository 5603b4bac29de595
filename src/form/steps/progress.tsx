/** How far one has come, for the eye; the heading below says the same in words. */

/** Renders a mark for each step, those behind and the one on show filled. */
export function Progress({ done, of }: { done: number; of: number }) {
  return (
    <div className="step-bar" aria-hidden="true">
      {Array.from({ length: of }, (_none, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the marks are all alike
        <span className={index < done ? "step-done" : undefined} key={index} />
      ))}
    </div>
  );
}
