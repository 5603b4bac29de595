/** The opening of a page. */
import { Container } from "react-bootstrap";
import type { Hero as HeroData } from "../page.ts";
import { local } from "../page-state.ts";
import { Steady } from "../shell/unbroken.tsx";
import { Actions } from "./action.tsx";
import { Drawing } from "./drawing.tsx";
import { Search } from "./search.tsx";

/** The build date, shown without script; the loader replaces it with the visitor's date. */
const buildDay = () => new Date().toISOString().slice(0, 10);

/** Renders the hero. */
export function Hero({ section }: { section: HeroData }) {
  const { label, title, text, chips, actions, search, updated, drawing } = section;
  return (
    <section className={drawing ? "hero" : "hero hero-plain"}>
      <Container>
        {label && <p className="hero-label">{label}</p>}
        <h1 data-room={title}>{title}</h1>
        <Steady className="lead" text={text} />
        {updated && (
          <p>
            Last updated: <time className={local}>{buildDay()}</time>
          </p>
        )}
        {search && <Search {...search} />}
        {actions && <Actions links={actions} />}
        {chips && (
          <ul className="chips">
            {chips.map((chip) => (
              <li key={chip}>
                <p className="chip" data-room={chip}>
                  {chip}
                </p>
              </li>
            ))}
          </ul>
        )}
      </Container>
      {/* After the text, on which its position depends: placed before it, it would move while a slow document arrives. */}
      {drawing && <Drawing name={drawing} />}
    </section>
  );
}
