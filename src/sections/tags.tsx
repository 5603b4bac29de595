/** Short words about something: a list that reads as a line of text, since nothing happens where one of them is pressed. */

/** Renders the words, if there are any; the list's label is what they are. */
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
