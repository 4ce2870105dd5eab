import { TriangleAlert } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Form, useNavigate, useNavigation } from "react-router";
import type { ContactFields } from "#features/contact/owner-texts.ts";
import { socialNetworkNames, socialNetworks } from "#shared/social-networks.ts";
import { Field } from "#ui/primitives/field.tsx";
import { Input, Textarea } from "#ui/primitives/input.tsx";
import { Switch } from "#ui/primitives/switch.tsx";
import { SaveBar } from "#ui/save-bar.tsx";
import { useFormChanges } from "#ui/use-form-changes.ts";
import { useUnsavedChanges } from "#ui/use-unsaved-changes.tsx";
import type { ContactAnswer } from "../contact.tsx";

interface ContactDetailsFormProps {
  stored: ContactFields;
  /** Names what is stored. */
  state: string;
  /** Of the post that was just refused. */
  answer: ContactAnswer | null;
  /** What the fields are drawn with. */
  defaults: ContactFields;
}

export function ContactDetailsForm({ stored, state, answer, defaults }: ContactDetailsFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const navigation = useNavigation();
  const isSaving = navigation.formData?.get("intent") === "save";
  const { isChanged, discard } = useFormChanges(form, state);
  const isUnsaved = isChanged || answer !== null;
  const question = useUnsavedChanges(isUnsaved && !isSaving);
  const { errors = {}, conflict } = answer ?? {};
  useEffect(() => {
    if (answer?.errors) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [answer]);

  const networks = socialNetworkNames.filter(
    (network) => !socialNetworks[network].isHiddenWhileEmpty || stored[network] !== "",
  );
  const field = (name: Exclude<keyof ContactFields, "contactFormEnabled">) => ({
    id: `contact_${name}`,
    error: errors[name],
    help:
      conflict && conflict.fields[name] !== (answer?.values?.[name] ?? "")
        ? `Saved value: ${conflict.fields[name] || "nothing"}`
        : undefined,
  });

  return (
    <Form
      ref={form}
      method="post"
      replace
      preventScrollReset
      noValidate
      className="max-w-[720px]"
      onSubmit={(event) => {
        if (isSaving) event.preventDefault();
      }}
    >
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="state" value={conflict?.state ?? state} />
      {answer?.errors || conflict ? (
        <p
          role="alert"
          className="mb-4 flex gap-3 rounded-md border border-border bg-surface-2 px-4 py-3 text-14 text-text-2"
        >
          <TriangleAlert className="mt-0.5 size-4 shrink-0 text-warn" aria-hidden="true" />
          {answer?.problem}
        </p>
      ) : null}
      <Part title="Contact details" text="We don't show empty fields.">
        <div className="grid gap-4 md:grid-cols-2">
          <Field {...field("email")} label="Email">
            {(control) => (
              <Input
                {...control}
                name="email"
                type="email"
                autoComplete="email"
                placeholder="support@yourcompany.com"
                defaultValue={defaults.email}
              />
            )}
          </Field>
          <Field {...field("phone")} label="Phone">
            {(control) => (
              <Input
                {...control}
                name="phone"
                type="tel"
                autoComplete="tel"
                placeholder="+44 117 496 0142"
                defaultValue={defaults.phone}
              />
            )}
          </Field>
        </div>
        <Field {...field("address")} label="Address">
          {(control) => (
            <Textarea
              {...control}
              name="address"
              rows={3}
              autoComplete="street-address"
              defaultValue={defaults.address}
            />
          )}
        </Field>
      </Part>
      <Part title="Contact form">
        <div className="flex items-start gap-3 text-14">
          <Switch
            id="contact_form_enabled"
            name="contactFormEnabled"
            defaultChecked={defaults.contactFormEnabled}
            aria-describedby="contact_form_help"
            className="mt-0.5"
          />
          <div className="min-w-0">
            <label htmlFor="contact_form_enabled" className="font-medium">
              Enable contact form
            </label>
            <p id="contact_form_help" className="text-text-2">
              Visitors can write to you from the contact page. Messages go to your inbox here and to the email
              above.
            </p>
          </div>
        </div>
      </Part>
      <Part title="Social links">
        <div className="grid gap-4 md:grid-cols-2">
          {networks.map((network) => (
            <Field key={network} {...field(network)} label={socialNetworks[network].label}>
              {(control) => (
                <Input
                  {...control}
                  name={network}
                  inputMode="url"
                  autoCapitalize="none"
                  spellCheck={false}
                  placeholder={socialNetworks[network].placeholder}
                  defaultValue={defaults[network]}
                />
              )}
            </Field>
          ))}
        </div>
      </Part>
      <SaveBar
        isChanged={isUnsaved}
        isSaving={isSaving}
        label="Save"
        onDiscard={() => {
          discard();
          // Takes what was refused away and asks for what is stored now.
          if (answer) void navigate(".", { replace: true, preventScrollReset: true });
        }}
      />
      {question}
    </Form>
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
