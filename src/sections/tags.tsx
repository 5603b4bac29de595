/** Short words about something: a list that reads as a line of text, since nothing happens where one of them is pressed. */

/** Renders the words; the list's label is what they are. */
export function Tags({ label, items }: { label?: string; items: string[] }) {
  return (
    <ul className="tags" aria-label={label}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
