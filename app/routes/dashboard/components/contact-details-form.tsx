import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { contactLimits } from "#features/contact/contact-limits.ts";
import { type ContactFields, type HoursField, ownerContactTexts } from "#features/contact/owner-texts.ts";
import type { Versioned } from "#shared/action-outcome.ts";
import { lookAlikeLetters } from "#shared/look-alike-letters.ts";
import { socialNetworkNames, socialNetworks } from "#shared/social-networks.ts";
import { Field } from "#ui/primitives/field.tsx";
import { Input, Textarea } from "#ui/primitives/input.tsx";
import { Switch } from "#ui/primitives/switch.tsx";
import { SaveBar } from "#ui/save-bar.tsx";
import { useUnsavedChanges } from "#ui/use-unsaved-changes.tsx";
import type { FormAnswer } from "../../answer-outcome.ts";
import type { ContactAnswer } from "../contact.tsx";
import { useSettingsForm } from "../settings/use-settings-form.ts";
import { HoursFields } from "./hours-fields.tsx";

interface ContactDetailsFormProps {
  stored: Versioned<ContactFields, string>;
  /** Whether the stored email address may be a stranger's. */
  isUnconfirmed: boolean;
  /** From a published answer. */
  suggestedHours: Record<HoursField, string> | null;
  /** The response to a form that was posted without JavaScript. */
  answer: FormAnswer<ContactAnswer> | undefined;
}

export function ContactDetailsForm({
  stored,
  isUnconfirmed,
  suggestedHours,
  answer,
}: ContactDetailsFormProps) {
  const form = useSettingsForm<ContactFields, Versioned<ContactFields, string>>({
    intent: "save",
    stored,
    answer,
  });
  const { t, said } = useTeamTexts("contact");
  const { values, errors, conflict, isSaving, change } = form;
  const isUnsaved = form.isChanged || form.refusal !== null;
  useUnsavedChanges(isUnsaved && !isSaving);

  const networks = socialNetworkNames.filter(
    (network) => !socialNetworks[network].isHiddenWhileEmpty || stored.values[network] !== "",
  );
  type TextName = Exclude<keyof ContactFields, "contactFormEnabled">;
  const field = (name: TextName) => ({
    id: `contact_${name}`,
    error: errors[name],
    help:
      conflict && conflict.current.values[name] !== values[name]
        ? t("Saved value: {value}", { value: conflict.current.values[name] || t("nothing") })
        : undefined,
  });
  const text = (name: TextName) => ({
    name,
    value: values[name],
    onChange: (event: { currentTarget: { value: string } }) => change({ [name]: event.currentTarget.value }),
  });

  const odd = lookAlikeLetters(values.email);
  const oddLetters =
    odd.length > 0
      ? t(
          "The part after @ has letters of another alphabet that look alike: {letters}. Is this address yours?",
          {
            letters: odd.join(", "),
          },
        )
      : undefined;

  return (
    <form ref={form.ref} method="post" noValidate className="max-w-[720px]" onSubmit={form.submit}>
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="version" value={form.version} />
      {Object.keys(errors).length > 0 || conflict ? (
        <p
          role="alert"
          className="mb-4 flex gap-3 rounded-md border border-border bg-surface-2 px-4 py-3 text-14 text-text-2"
        >
          <TriangleAlert className="mt-0.5 size-4 shrink-0 text-warn" aria-hidden="true" />
          {said(form.refusal?.problem ?? ownerContactTexts.conflict)}
        </p>
      ) : null}
      <Part title={t("Contact details")} text={t("We don't show empty fields.")}>
        <div className="grid gap-4 md:grid-cols-2">
          <Field {...field("email")} help={field("email").help ?? oddLetters} label={t("Email")}>
            {(control) => (
              <Input
                {...control}
                {...text("email")}
                // Browsers turn "ü" in the domain of a field for email into "xn--".
                type="text"
                inputMode="email"
                autoComplete="email"
                placeholder={t("support@yourcompany.com")}
              />
            )}
          </Field>
          <Field {...field("phone")} label={t("Phone")}>
            {(control) => (
              <Input
                {...control}
                {...text("phone")}
                type="tel"
                autoComplete="tel"
                placeholder="+44 117 496 0142"
              />
            )}
          </Field>
        </div>
        <Field {...field("address")} label={t("Address")}>
          {(control) => <Textarea {...control} {...text("address")} rows={3} autoComplete="street-address" />}
        </Field>
      </Part>
      <Part
        title={t("Opening hours")}
        text={t("Visitors see whether you're open now. Leave days empty on which you're closed.")}
      >
        <HoursFields
          values={values}
          suggested={suggestedHours}
          errors={errors}
          change={change}
          field={field}
        />
      </Part>
      <Part title={t("Contact form")}>
        <div className="flex items-start gap-3 text-14">
          <Switch
            id="contact_form_enabled"
            name="contactFormEnabled"
            checked={values.contactFormEnabled}
            onChange={(event) => change({ contactFormEnabled: event.currentTarget.checked })}
            aria-describedby="contact_form_help"
            className="mt-0.5"
          />
          <div className="min-w-0">
            <label htmlFor="contact_form_enabled" className="font-medium">
              {t("Enable contact form")}
            </label>
            <p id="contact_form_help" className="text-text-2">
              {t(
                "Visitors can write to you from the contact page. Messages go to your inbox here and to the email above.",
              )}
            </p>
            {isUnconfirmed && values.contactFormEnabled && values.email === stored.values.email ? (
              <p className="mt-3 flex gap-2 text-text-2">
                <TriangleAlert className="mt-0.5 size-4 shrink-0 text-warn" aria-hidden="true" />
                <span>
                  {t(
                    "We don't know yet that this address is yours, so we email it at most {count} messages a day.",
                    {
                      count: contactLimits.unconfirmedPerDay,
                    },
                  )}{" "}
                  {t("All messages are in your inbox. To lift the limit, invite the address to your team.")}{" "}
                  <Link to="/dashboard/team" className="text-link underline">
                    {t("Open Team")}
                  </Link>
                </span>
              </p>
            ) : null}
          </div>
        </div>
      </Part>
      <Part title={t("Social links")}>
        <div className="grid gap-4 md:grid-cols-2">
          {networks.map((network) => (
            <Field key={network} {...field(network)} label={socialNetworks[network].label}>
              {(control) => (
                <Input
                  {...control}
                  {...text(network)}
                  inputMode="url"
                  autoCapitalize="none"
                  spellCheck={false}
                  placeholder={socialNetworks[network].placeholder}
                />
              )}
            </Field>
          ))}
        </div>
      </Part>
      <SaveBar isChanged={isUnsaved} isSaving={isSaving} label={t("Save")} onDiscard={form.discard} />
    </form>
  );
}

function Part({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <section className="border-t border-border py-6 first-of-type:border-0 first-of-type:pt-0">
      <h2 className="text-16">{title}</h2>
      {text ? <p className="mt-0.5 text-14 text-text-3">{text}</p> : null}
      <div className="mt-4 flex flex-col gap-4">{children}</div>
    </section>
  );
}
