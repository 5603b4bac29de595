/** Technologies, in named groups. */
import type { Technologies as TechnologiesData } from "../page.ts";
import { Frame } from "./frame.tsx";
import { Tags } from "./tags.tsx";

/** Renders the groups. */
export function Technologies({ section }: { section: TechnologiesData }) {
  const { id, label, title, text, groups } = section;
  return (
    <Frame kind="technologies" id={id} label={label} title={title} text={text}>
      <div className="technologies">
        {groups.map((group) => (
          <div key={group.title}>
            <h3>{group.title}</h3>
            <Tags items={group.items} />
          </div>
        ))}
      </div>
    </Frame>
  );
}
