import type { ReactNode } from "react";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { fieldLabels, type HelpCenterValues } from "#features/companies/settings-values.ts";
import { Switch } from "#ui/primitives/switch.tsx";
import type { VersionedForm } from "../../../use-versioned-form.ts";

type SwitchName = {
  [Field in keyof HelpCenterValues]: HelpCenterValues[Field] extends boolean ? Field : never;
}[keyof HelpCenterValues];

export function SwitchRow({
  form,
  field,
  help,
  isIdle = false,
}: {
  form: VersionedForm<HelpCenterValues>;
  field: SwitchName;
  help: ReactNode;
  /** True if the switch has no effect until another setting is on. */
  isIdle?: boolean;
}) {
  const { t } = useTeamTexts("settings");
  return (
    <div className="flex items-start gap-3">
      <Switch
        id={field}
        name={field}
        value="true"
        checked={form.values[field]}
        onChange={(event) => form.change({ [field]: event.currentTarget.checked })}
        aria-describedby={`${field}-note`}
        className="mt-0.5"
      />
      <span className="min-w-0 text-14">
        <label htmlFor={field} className={isIdle ? "block text-text-2" : "block font-medium"}>
          {t(fieldLabels[field])}
        </label>
        <span id={`${field}-note`} className="block text-13 text-text-3">
          {help}
        </span>
      </span>
    </div>
  );
}
