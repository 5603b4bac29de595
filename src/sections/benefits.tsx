/** What the client gains. */
import type { Benefits as BenefitsData } from "../page.ts";
import { Unbroken } from "../shell/unbroken.tsx";
import { Frame } from "./frame.tsx";

/** Renders the list. */
export function Benefits({ section }: { section: BenefitsData }) {
  const { id, label, title, text, items } = section;
  return (
    <Frame kind="benefits" id={id} label={label} title={title} text={text}>
      <dl className={`benefits benefits-${items.length % 3 === 0 ? 3 : 2}`}>
        {items.map((item) => (
          <div key={item.title}>
            <dt>{item.title}</dt>
            <dd>
              <Unbroken text={item.text} />
            </dd>
          </div>
        ))}
      </dl>
    </Frame>
  );
}
