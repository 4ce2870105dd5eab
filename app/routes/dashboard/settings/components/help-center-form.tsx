import { ExternalLink, TriangleAlert } from "lucide-react";
import { useSaid, useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { settingsTexts } from "#features/companies/settings-texts.ts";
import { fieldLabels, type HelpCenterValues } from "#features/companies/settings-values.ts";
import type { DomainView } from "#features/domains/present-domain.ts";
import type { Saved, Versioned } from "#shared/action-outcome.ts";
import type { Plan } from "#shared/enumerations.ts";
import { buttonClass } from "#ui/primitives/button.tsx";
import { Field } from "#ui/primitives/field.tsx";
import { Input } from "#ui/primitives/input.tsx";
import { useUnsavedChanges } from "#ui/use-unsaved-changes.tsx";
import type { FormAnswer } from "../../../answer-outcome.ts";
import type { VersionedForm } from "../../../use-versioned-form.ts";
import { useSettingsForm } from "../use-settings-form.ts";
import { ClashNotice } from "./clash-notice.tsx";
import { verifyFormId } from "./domain-proof.tsx";
import { DomainSettings } from "./domain-settings.tsx";
import { SearchSettings } from "./search-settings.tsx";
import { SettingsGroup } from "./settings-group.tsx";
import { SettingsSaveBar } from "./settings-save-bar.tsx";
import { SwitchRow } from "./switch-row.tsx";

const formId = "help-center";

export interface HelpCenterFormProps {
  stored: Versioned<HelpCenterValues>;
  plan: Plan;
  domain: DomainView | null;
  openUrl: string | null;
  origin: string;
  model: string | null;
  answer: FormAnswer<Saved<HelpCenterValues>> | undefined;
}

export function HelpCenterForm({
  stored,
  plan,
  domain,
  openUrl,
  origin,
  model,
  answer,
}: HelpCenterFormProps) {
  const form = useSettingsForm<HelpCenterValues, Versioned<HelpCenterValues>>({
    intent: "save-help-center",
    stored,
    answer,
    merges: true,
  });
  const { t } = useTeamTexts("center");
  const said = useSaid();
  useUnsavedChanges(form.isChanged && !form.isSaving);
  const { changed } = form;
  const isChanged = (...fields: (keyof HelpCenterValues)[]) =>
    fields.some((field) => changed.includes(field));
  return (
    <>
      <form
        id={formId}
        ref={form.ref}
        method="post"
        onSubmit={form.submit}
        noValidate
        className="flex grow flex-col justify-between"
      >
        <div className="max-w-[640px]">
          <input type="hidden" name="intent" value="save-help-center" />
          <input type="hidden" name="version" value={form.version} />
          <ClashNotice form={form} />
          {form.refusal?.problem === settingsTexts.takenTitle ? (
            <p role="alert" className="mb-6 flex gap-2.5 rounded-lg bg-danger-tint p-4 text-14">
              <TriangleAlert className="mt-0.5 size-4 shrink-0 text-danger" aria-hidden="true" />
              <span>
                <span className="block font-medium">{said(form.refusal.problem)}</span>
                {form.errors.subdomain}
              </span>
            </p>
          ) : null}
          <SettingsGroup title={t("Address")} isChanged={isChanged("subdomain", "websiteUrl")}>
            <AddressFields form={form} openUrl={openUrl} origin={origin} />
          </SettingsGroup>
          <SettingsGroup title={t("Visibility")} isChanged={isChanged("isPublic")}>
            <SwitchRow
              form={form}
              field="isPublic"
              help={
                form.values.isPublic
                  ? t("Anyone with the address can read it, and search engines may list it.")
                  : t("Only you can see it. Visitors get “Not found”.")
              }
            />
            {openUrl ? (
              <a
                href={openUrl}
                target="_blank"
                rel="noopener"
                className={buttonClass({ variant: "secondary", className: "mt-4" })}
              >
                <ExternalLink className="size-4" strokeWidth={1.75} aria-hidden="true" />
                {t("View Help Center")}
                <span className="sr-only"> {said("(opens in a new tab)")}</span>
              </a>
            ) : null}
          </SettingsGroup>
          <SettingsGroup
            title={said(fieldLabels.domainType)}
            isChanged={isChanged("domainType", "customDomain")}
          >
            <DomainSettings form={form} domain={domain} origin={origin} />
          </SettingsGroup>
          <SettingsGroup
            title={said(fieldLabels.searchEnabled)}
            isChanged={isChanged(
              "searchEnabled",
              "searchFaqs",
              "searchContent",
              "searchGuides",
              "searchVideos",
              "answersEnabled",
              "answersFromWebsite",
              "answersWithModel",
            )}
          >
            <SearchSettings form={form} plan={plan} model={model} />
          </SettingsGroup>
        </div>
        <SettingsSaveBar form={form} formId={formId} />
      </form>
      {/* This form's button is inside the other form, because forms can't be nested. */}
      <form id={verifyFormId} method="post">
        <input type="hidden" name="intent" value="verify-domain" />
      </form>
    </>
  );
}

function AddressFields({
  form,
  openUrl,
  origin,
}: {
  form: VersionedForm<HelpCenterValues>;
  openUrl: string | null;
  origin: string;
}) {
  const { t, parts } = useTeamTexts("center");
  const said = useSaid();
  const { values, errors, change, changed } = form;
  const address = `${origin.replace(/^https?:\/\//, "")}/help/${values.subdomain}`;
  const isMoving = changed.includes("subdomain") && openUrl !== null && values.subdomain !== "";
  return (
    <div className="flex flex-col gap-5">
      <Field
        id="subdomain"
        label={said(fieldLabels.subdomain)}
        error={errors.subdomain}
        help={
          isMoving
            ? t("Links to the old address will keep working. They'll redirect to the new one.")
            : t("Lowercase letters, numbers, and hyphens.")
        }
      >
        {(control) => (
          <div className="flex">
            <span className="flex items-center rounded-l-md border border-r-0 border-control bg-surface-2 px-3 text-14 text-text-2">
              /help/
            </span>
            <Input
              {...control}
              name="subdomain"
              value={values.subdomain}
              onChange={(event) => change({ subdomain: event.currentTarget.value })}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={63}
              className="rounded-l-none"
            />
          </div>
        )}
      </Field>
      {openUrl && !changed.includes("subdomain") ? (
        <p className="-mt-2 text-14 text-text-2">
          {parts("Live at {address}", {
            address: (
              <a
                key="address"
                href={openUrl}
                target="_blank"
                rel="noopener"
                className="break-all text-link underline"
              >
                {openUrl.replace(/^https?:\/\//, "")}
              </a>
            ),
          })}
        </p>
      ) : values.subdomain !== "" ? (
        <p className="-mt-2 text-14 break-all text-text-2">
          {changed.includes("subdomain")
            ? t("Will be {address}", { address })
            : t("Not public yet: {address}", { address })}
        </p>
      ) : null}
      <Field
        id="websiteUrl"
        label={said(fieldLabels.websiteUrl)}
        error={errors.websiteUrl}
        help={t("Your own website. Your help center links to it.")}
      >
        {(control) => (
          <Input
            {...control}
            type="url"
            inputMode="url"
            name="websiteUrl"
            value={values.websiteUrl}
            onChange={(event) => change({ websiteUrl: event.currentTarget.value })}
            placeholder="https://www.example.com"
            autoComplete="url"
            spellCheck={false}
            maxLength={2048}
          />
        )}
      </Field>
    </div>
  );
}
