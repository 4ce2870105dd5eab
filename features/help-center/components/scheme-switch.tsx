import { Monitor, Moon, Sun } from "lucide-react";

const schemes = [
  { value: "light", label: "Light", Icon: Sun },
  { value: "dark", label: "Dark", Icon: Moon },
  { value: "system", label: "System", Icon: Monitor },
];

/**
 * Light, dark or system color scheme. A small script (scheme.ts) stores the choice; without JavaScript the switch is
 * hidden.
 */
export function SchemeSwitch() {
  return (
    <fieldset className="hc-scheme" lang="en">
      <legend className="sr-only">Color scheme</legend>
      {schemes.map(({ value, label, Icon }) => (
        <label key={value} title={label}>
          <input
            className="sr-only"
            type="radio"
            name="scheme"
            value={value}
            defaultChecked={value === "system"}
          />
          <Icon aria-hidden="true" />
          <span className="sr-only">{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
