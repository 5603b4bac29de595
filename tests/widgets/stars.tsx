/** A rating in stars, as many as the schema allows: radio buttons, so that it works before any script and without. */
import { attributesOfPart, language, type Takes, type WidgetProps } from "../../src/form/widgets/own.ts";

export const takes: Takes = ["number"];
export const isGroup = true;

const of: { [language: string]: string } = { en: "of", de: "von", ar: "من" };

/** Draws the stars: each is the label of a radio button, and contains its number as text. */
export default function Stars(props: WidgetProps<"number">) {
  const { schema, value, onChange } = props;
  const { minimum = 1, maximum = 5 } = schema as { minimum?: number; maximum?: number };
  const marks = Array.from({ length: maximum - minimum + 1 }, (_none, index) => minimum + index);
  return (
    <div className="stars-row">
      {marks.map((mark, index) => {
        const attributes = attributesOfPart(props, index, String(mark));
        return (
          <span className="star" key={mark}>
            <input
              {...attributes}
              className="visually-hidden"
              type="radio"
              checked={mark === value}
              onChange={() => onChange(mark)}
            />
            <label htmlFor={attributes.id}>
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="M12 2.6l2.9 6 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5L2.6 9.5l6.5-.9z" />
              </svg>
              <span className="visually-hidden">{`${mark} ${of[language()] ?? of.en} ${maximum}`}</span>
            </label>
          </span>
        );
      })}
    </div>
  );
}
