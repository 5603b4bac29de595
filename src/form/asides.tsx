/** The blocks beside a form. */
import type { Aside } from "../engine/words/form-words.ts";

/** Renders the blocks. */
export function Asides({ blocks }: { blocks: Aside[] }) {
  if (blocks.length === 0) return null;
  return (
    <aside className="form-aside">
      {blocks.map(({ title, text, items, links }) => (
        <section key={title}>
          <h2>{title}</h2>
          {items && (
            <dl>
              {items.map(({ name, value }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          )}
          {text?.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {links?.map(({ label, href }) => (
            <p key={href}>
              <a href={href}>{label}</a>
            </p>
          ))}
        </section>
      ))}
    </aside>
  );
}
