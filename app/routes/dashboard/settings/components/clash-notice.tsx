import type { TeamTexts } from "#engines/messages/team/team-texts.ts";
import { useSaid, useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { settingsTexts } from "#features/companies/settings-texts.ts";
import { fieldLabels } from "#features/companies/settings-values.ts";
import { Button } from "#ui/primitives/button.tsx";
import type { VersionedForm } from "../../../use-versioned-form.ts";

/** Shows both versions of each field that was changed here and elsewhere. Saving again keeps this page's version. */
export function ClashNotice<Values extends object>({
  form,
  labels = fieldLabels,
}: {
  form: VersionedForm<Values>;
  labels?: Record<string, string>;
}) {
  const { conflict, values, change } = form;
  const { t } = useTeamTexts("settings");
  const said = useSaid();
  if (!conflict) return null;
  const theirs = conflict.current.values;
  return (
    <section
      role="alert"
      aria-label={t("Changed elsewhere")}
      className="mb-6 rounded-lg bg-warn-tint p-4 text-14"
    >
      <p className="font-medium">{t(settingsTexts.conflict)}</p>
      <ul className="mt-3 flex flex-col gap-3">
        {conflict.fields.map((field) => (
          <li key={String(field)} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <span className="min-w-0">
              <span className="block">{said(labels[String(field)] ?? "")}</span>
              <span className="block break-all text-text-2">
                {t("Saved elsewhere: {theirs} · Here: {mine}", {
                  theirs: shown(theirs[field], t),
                  mine: shown(values[field], t),
                })}
              </span>
            </span>
            {values[field] === theirs[field] ? null : (
              <Button
                variant="secondary"
                size="sm"
                onClick={() => change({ [field]: theirs[field] } as Partial<Values>)}
              >
                {t("Use the saved one")}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-3 text-text-2">{t("Save Settings keeps the values on this page.")}</p>
    </section>
  );
}

function shown(value: unknown, t: TeamTexts<"settings">["t"]): string {
  if (value === true) return t("on");
  if (value === false) return t("off");
  return value === "" ? t("nothing") : t("“{value}”", { value: String(value) });
}
