import { type LucideIcon, Monitor, Moon, Smartphone, Sun } from "lucide-react";
import { useState } from "react";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import type { PreviewCenter } from "#features/help-center/preview.ts";
import { cn } from "#ui/primitives/cn.ts";
import { StillPreview } from "../../components/still-preview.tsx";

type Device = "Desktop" | "Phone";
type Scheme = "Light" | "Dark";

export function ThemePreview({ center }: { center: PreviewCenter }) {
  const { t } = useTeamTexts("settings");
  const [device, setDevice] = useState<Device>("Desktop");
  const [scheme, setScheme] = useState<Scheme>("Light");
  const [stored] = useState(center);
  const isPhone = device === "Phone";
  return (
    <>
      <div className="mb-3 flex flex-wrap justify-between gap-3 [@media(scripting:none)]:hidden">
        <Segments
          label="Device"
          options={[
            { value: "Desktop", Icon: Monitor },
            { value: "Phone", Icon: Smartphone },
          ]}
          value={device}
          onChange={setDevice}
        />
        <Segments
          label="Scheme"
          options={[
            { value: "Light", Icon: Sun },
            { value: "Dark", Icon: Moon },
          ]}
          value={scheme}
          onChange={setScheme}
        />
      </div>
      <StillPreview
        isStill={center === stored && !isPhone && scheme === "Light"}
        center={center}
        mode={scheme === "Light" ? "light" : "dark"}
        scale={isPhone ? 0.72 : { narrow: 0.34, wide: 0.47 }}
        className={cn("h-[316px] lg:h-[522px]", isPhone && "mx-auto w-[282px]")}
      />
      <p className="mt-3 text-13 text-text-3">
        {t("This is your real help center. Visitors will see the change when you save.")}
      </p>
    </>
  );
}

export function Segments<Value extends string>({
  label,
  options,
  value,
  onChange,
}: {
  label: "Device" | "Scheme";
  options: { value: Value; Icon: LucideIcon }[];
  value: Value;
  onChange: (value: Value) => void;
}) {
  const { said } = useTeamTexts("settings");
  return (
    <fieldset className="flex rounded-md border border-border bg-surface-2 p-0.5">
      <legend className="sr-only">{said(label)}</legend>
      {options.map(({ value: option, Icon }) => (
        <label
          key={option}
          className="flex h-8 items-center gap-1.5 rounded-sm border border-transparent px-2.5 text-13 font-medium text-text-2 has-checked:border-border-strong has-checked:bg-surface has-checked:text-text has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus pointer-coarse:h-10"
        >
          <input
            type="radio"
            name={`preview-${label}`}
            checked={option === value}
            onChange={() => onChange(option)}
            className="sr-only"
          />
          <Icon className="size-3.5" strokeWidth={1.75} aria-hidden="true" />
          {said(option)}
        </label>
      ))}
    </fieldset>
  );
}
