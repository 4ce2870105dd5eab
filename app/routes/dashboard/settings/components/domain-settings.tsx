import { useSaid, useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { fieldLabels, type HelpCenterValues } from "#features/companies/settings-values.ts";
import type { DomainView } from "#features/domains/present-domain.ts";
import { Field } from "#ui/primitives/field.tsx";
import { Input } from "#ui/primitives/input.tsx";
import type { VersionedForm } from "../../../use-versioned-form.ts";
import { DomainProof } from "./domain-proof.tsx";

/** The selected card is how visitors reach the help center. */
export function DomainSettings({
  form,
  domain,
  origin,
}: {
  form: VersionedForm<HelpCenterValues>;
  domain: DomainView | null;
  origin: string;
}) {
  const { t } = useTeamTexts("center");
  const said = useSaid();
  const { values, errors, change, changed } = form;
  const isCustom = values.domainType === "custom";
  const isStored = domain !== null && !changed.includes("customDomain");
  const typed = values.customDomain.trim();
  return (
    <div className="flex flex-col gap-3">
      <DomainCard form={form} type="subdomain" title={t("Use Path-Based URL")}>
        <span className="break-all">
          {`${origin.replace(/^https?:\/\//, "")}/help/${values.subdomain || t("your-name")}`}
        </span>
      </DomainCard>
      <div className="group/custom rounded-lg border border-control has-[input[type=radio]:checked]:border-text has-[input[type=radio]:checked]:ring-1 has-[input[type=radio]:checked]:ring-text">
        <DomainCard form={form} type="custom" title={t("Use Custom Domain")} isPlain>
          {t("Your own domain, such as help.example.com")}
        </DomainCard>
        <div className="hidden border-t border-border p-4 group-has-[input[value=custom]:checked]/custom:block">
          <Field
            id="customDomain"
            label={said(fieldLabels.customDomain)}
            error={errors.customDomain}
            help={
              typed && !errors.customDomain
                ? t("Visitors will open https://{domain}", { domain: typed })
                : undefined
            }
          >
            {(control) => (
              <Input
                {...control}
                name="customDomain"
                value={values.customDomain}
                onChange={(event) => change({ customDomain: event.currentTarget.value })}
                placeholder="help.example.com"
                inputMode="url"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={253}
              />
            )}
          </Field>
          {isStored ? (
            <DomainProof domain={domain} isUsed={isCustom && !changed.includes("domainType")} />
          ) : typed ? (
            <p className="mt-3 text-14 text-text-2">
              {t("Save your settings to see the DNS record to add.")}
            </p>
          ) : null}
        </div>
      </div>
    </div>
  );
}

function DomainCard({
  form,
  type,
  title,
  isPlain = false,
  children,
}: {
  form: VersionedForm<HelpCenterValues>;
  type: HelpCenterValues["domainType"];
  title: string;
  /** Set if a parent draws the border around more than the card. */
  isPlain?: boolean;
  children: React.ReactNode;
}) {
  const look = isPlain
    ? ""
    : "rounded-lg border border-control has-checked:border-text has-checked:ring-1 has-checked:ring-text";
  return (
    <label className={`flex items-start gap-3 p-4 text-14 ${look}`}>
      <input
        type="radio"
        name="domainType"
        value={type}
        checked={form.values.domainType === type}
        onChange={() => form.change({ domainType: type })}
        className="mt-0.5 size-4 shrink-0 accent-solid"
      />
      <span className="min-w-0">
        <span className="block font-medium">{title}</span>
        <span className="block text-text-2">{children}</span>
      </span>
    </label>
  );
}
