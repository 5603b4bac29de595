/** The switches over the preview. */
import type { Switches } from "../switches.ts";
import { type Network, networks } from "../wire.ts";

const boxes: { name: "dark" | "narrow" | "silent"; label: string }[] = [
  { name: "dark", label: "Dark" },
  { name: "narrow", label: "320 px" },
  { name: "silent", label: "No script" },
];

/** Draws them. */
export function SwitchBoard({ switches, onSwitch }: { switches: Switches; onSwitch: (switches: Switches) => void }) {
  return (
    <div className="wb-switches">
      <div className="wb-network">
        <label htmlFor="wb-receiver">Receiver</label>
        <select
          id="wb-receiver"
          className="form-select"
          value={switches.network}
          onChange={({ target }) => onSwitch({ ...switches, network: target.value as Network })}
        >
          {Object.entries(networks).map(([name, label]) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      </div>
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
