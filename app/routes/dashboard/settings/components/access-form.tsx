import { useSaid, useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { fieldLabels } from "#features/companies/settings-values.ts";
import type { AccessValues } from "#features/readers/access-values.ts";
import type { OwnAccess } from "#features/readers/change-access.server.ts";
import type { Saved } from "#shared/action-outcome.ts";
import { Field } from "#ui/primitives/field.tsx";
import { Input } from "#ui/primitives/input.tsx";
import { useUnsavedChanges } from "#ui/use-unsaved-changes.tsx";
import type { FormAnswer } from "../../../answer-outcome.ts";
import { useSettingsForm } from "../use-settings-form.ts";
import { ClashNotice } from "./clash-notice.tsx";
import { SettingsGroup } from "./settings-group.tsx";
import { SettingsSaveBar } from "./settings-save-bar.tsx";

const formId = "access";

const choices = [
  { access: "public", label: "Everyone", help: "Anyone can read it, and search engines can find it." },
  {
    access: "password",
    label: "People with a password",
    help: "Everyone uses the same password. Changing it ends all access with the old one.",
  },
  {
    access: "members",
    label: "Your team and people you invite",
    help: "Invited people get a link by email. They don't need an account.",
  },
  { access: "nobody", label: "Only your team", help: "It isn't published. Your team sees it as a preview." },
] as const satisfies { access: AccessValues["access"]; label: string; help: string }[];

export function AccessForm({
  stored,
  answer,
}: {
  stored: OwnAccess;
  answer: FormAnswer<Saved<AccessValues, OwnAccess>> | undefined;
}) {
  const form = useSettingsForm<AccessValues, OwnAccess>({ intent: "save-access", stored, answer });
  const { t } = useTeamTexts("access");
  const said = useSaid();
  const { values, changed, errors, change } = form;
  useUnsavedChanges(form.isChanged && !form.isSaving);
  return (
    <>
      <ClashNotice form={form} />
      <form id={formId} ref={form.ref} method="post" onSubmit={form.submit} noValidate>
        <input type="hidden" name="intent" value="save-access" />
        <input type="hidden" name="version" value={form.version} />
        <SettingsGroup title={said(fieldLabels.access)} isChanged={changed.includes("access")}>
          <div className="flex flex-col gap-3">
            {choices.map(({ access, label, help }) => (
              <label key={access} className="flex items-start gap-3 text-14">
                <input
                  type="radio"
                  name="access"
                  value={access}
                  checked={values.access === access}
                  onChange={() => change({ access })}
                  className="mt-1 accent-solid"
                />
                <span>
                  <span className="block font-medium">{t(label)}</span>
                  <span className="block text-13 text-text-3">{t(help)}</span>
                </span>
              </label>
            ))}
          </div>
          {errors.access ? (
            <p role="alert" className="mt-3 text-13 text-danger">
              {errors.access}
            </p>
          ) : null}
        </SettingsGroup>
        {values.access === "password" ? (
          <SettingsGroup title={t("Password")} isChanged={changed.includes("password")}>
            <Field
              id="password"
              label={t(stored.hasPassword ? "New password" : "Password")}
              help={t(
                stored.hasPassword ? "Leave it empty to keep the current one." : "At least 8 characters.",
              )}
              error={errors.password}
            >
              {(control) => (
                <Input
                  {...control}
                  type="text"
                  name="password"
                  autoComplete="off"
                  spellCheck={false}
                  value={values.password}
                  onChange={(event) => change({ password: event.currentTarget.value })}
                />
              )}
            </Field>
          </SettingsGroup>
        ) : null}
        {values.access === "password" || values.access === "members" ? (
          <p className="text-13 text-text-3">
            {t(
              "A private help center doesn't appear in search engines, sitemaps, feeds or caches, and can't be downloaded as a website.",
            )}
          </p>
        ) : null}
      </form>
      <SettingsSaveBar form={form} formId={formId} />
    </>
  );
}
