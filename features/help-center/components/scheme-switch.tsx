import { Monitor, Moon, Sun } from "lucide-react";
import { useTexts } from "./texts.tsx";

const schemes = [
  { value: "light", label: "frame.light", Icon: Sun },
  { value: "dark", label: "frame.dark", Icon: Moon },
  { value: "system", label: "frame.system", Icon: Monitor },
] as const;

/**
 * Light, dark or system color scheme. A small script (scheme.ts) stores the choice; without JavaScript the switch is
 * hidden.
 */
export function SchemeSwitch() {
  const { t, lang } = useTexts();
  return (
    <fieldset className="hc-scheme" lang={lang}>
      <legend className="sr-only">{t("frame.colorScheme")}</legend>
      {schemes.map(({ value, label, Icon }) => (
        <label key={value} title={t(label)}>
          <input
            className="sr-only"
            type="radio"
            name="scheme"
            value={value}
            defaultChecked={value === "system"}
          />
          <Icon aria-hidden="true" />
          <span className="sr-only">{t(label)}</span>
        </label>
      ))}
    </fieldset>
  );
}
