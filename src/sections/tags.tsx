/** Tags, as a list that looks like a line of text, since they do nothing when pressed. */

/** Renders the tags, if there are any; the label tells screen readers what they are. */
export function Tags({ label, items }: { label?: string; items: string[] }) {
  if (items.length === 0) return null;
  return (
    <ul className="tags" aria-label={label}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
