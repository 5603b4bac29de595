/** What the owner can prove: people, clients' logos and quotes, credentials. Empty parts are left out. */
import type { ClientMark, Credential, Person, Proof as ProofData, Quote } from "../page.ts";
import { Frame } from "./frame.tsx";

const Member = ({ name, role, text, link }: Person) => (
  <li>
    <h3>{name}</h3>
    <p className="proof-role">{role}</p>
    {text && <p>{text}</p>}
    {link && <a href={link.href}>{link.label}</a>}
  </li>
);

const Stated = ({ title, text, link }: Credential) => (
  <li>
    <h3>{title}</h3>
    <p>{text}</p>
    <a href={link.href}>{link.label}</a>
  </li>
);

const Said = ({ words, name, role, company }: Quote) => (
  <li>
    <blockquote>
      <p className="lead">{words}</p>
    </blockquote>
    <p className="proof-role">
      {name}, {role}, {company}
    </p>
  </li>
);

function Mark({ name, mark, href }: ClientMark) {
  const drawn = mark ? (
    <svg viewBox={`0 0 ${mark.width} ${mark.height}`} role="img" aria-label={name}>
      <title>{name}</title>
      <path d={mark.path} />
    </svg>
  ) : (
    name
  );
  return <li>{href ? <a href={href}>{drawn}</a> : drawn}</li>;
}

/** Renders the section, if there is anything to prove with. */
export function Proof({ section }: { section: ProofData }) {
  const { id, title, people = [], marks = [], quotes = [], credentials = [] } = section;
  if (people.length + marks.length + quotes.length + credentials.length === 0) return null;
  return (
    <Frame kind="proof" id={id} title={title}>
      {people.length + credentials.length + quotes.length > 0 && (
        <ul className={quotes.length > 0 ? "proof proof-said" : "proof"}>
          {people.map((person) => (
            <Member key={person.name} {...person} />
          ))}
          {credentials.map((credential) => (
            <Stated key={credential.title} {...credential} />
          ))}
          {quotes.map((quote) => (
            <Said key={quote.words} {...quote} />
          ))}
        </ul>
      )}
      {marks.length > 0 && (
        <ul className="proof-marks">
          {marks.map((mark) => (
            <Mark key={mark.name} {...mark} />
          ))}
        </ul>
      )}
    </Frame>
  );
}
