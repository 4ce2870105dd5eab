/** What a settings form changed, for the audit log. */
import { type AppearanceValues, fieldLabels, type HelpCenterValues } from "../settings-values.ts";

interface SettingsChange {
  label: string;
  from: string | null;
  to: string | null;
}

export function helpCenterChanges(before: HelpCenterValues, after: HelpCenterValues): SettingsChange[] {
  return changesBetween(before, after);
}

export function appearanceChanges(before: AppearanceValues, after: AppearanceValues): SettingsChange[] {
  return changesBetween(before, after);
}

function changesBetween<Values extends object>(before: Values, after: Values): SettingsChange[] {
  const names = Object.keys(fieldLabels) as (keyof typeof fieldLabels)[];
  return names
    .filter((name) => name in after)
    .map((name) => ({
      label: fieldLabels[name],
      from: shown(Reflect.get(before, name)),
      to: shown(Reflect.get(after, name)),
    }))
    .filter(({ from, to }) => from !== to);
}

function shown(value: unknown): string | null {
  if (typeof value === "boolean") return value ? "on" : "off";
  return typeof value === "string" && value !== "" ? value : null;
}
