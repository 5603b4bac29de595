/** Shows the progress visually; the heading below says the same in words. */

/** Renders a mark for each step, filled up to the current one. */
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
