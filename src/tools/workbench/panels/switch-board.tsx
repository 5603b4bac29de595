/** The switches above the preview. */
import type { Switches } from "../switches.ts";
import { type Network, networks, type OnDisk } from "../wire.ts";

const boxes: { name: "dark" | "narrow" | "silent"; label: string }[] = [
  { name: "dark", label: "Dark" },
  { name: "narrow", label: "320 px" },
  { name: "silent", label: "No script" },
];

/** A choice of one of several options. */
interface ChoiceProps {
  id: string;
  label: string;
  value: string | undefined;
  options: (readonly [value: string, text: string])[];
  onChoose: (value: string) => void;
}

function Choice({ id, label, value, options, onChoose }: ChoiceProps) {
  return (
    <div className="wb-network">
      <label htmlFor={id}>{label}</label>
      <select id={id} className="form-select" value={value} onChange={({ target }) => onChoose(target.value)}>
        {options.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

interface BoardProps {
  switches: Switches;
  languages: OnDisk["languages"];
  onSwitch: (switches: Switches) => void;
}

/** The component. */
export function SwitchBoard({ switches, languages, onSwitch }: BoardProps) {
  return (
    <div className="wb-switches">
      <Choice
        id="wb-receiver"
        label="Receiver"
        value={switches.network}
        options={Object.entries(networks)}
        onChoose={(network) => onSwitch({ ...switches, network: network as Network })}
      />
      {languages.length > 0 && (
        <Choice
          id="wb-language"
          label="Language"
          value={switches.lang ?? languages[0]?.lang}
          options={languages.map(({ lang, name }) => [lang, name] as const)}
          onChoose={(lang) => onSwitch({ ...switches, lang })}
        />
      )}
      {boxes.map(({ name, label }) => (
        <label className="wb-switch" key={name}>
          <input
            type="checkbox"
            className="form-check-input"
            checked={switches[name]}
            onChange={({ target }) => onSwitch({ ...switches, [name]: target.checked })}
          />
          {label}
        </label>
      ))}
    </div>
  );
}
