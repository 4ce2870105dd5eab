import type { ContactFormState } from "#features/contact/schema.ts";
import { Button } from "#ui/primitives/button.tsx";
import { Field } from "#ui/primitives/field.tsx";
import { Input, Textarea } from "#ui/primitives/input.tsx";
import { useTexts } from "./texts.tsx";

/** Posts to the contact page, which returns the entered values and an error next to each invalid field. */
export function ContactForm({ state, address = "" }: { state: ContactFormState; address?: string }) {
  const { values, errors, problem } = state;
  const { t } = useTexts();
  return (
    <form className="hc-form" method="post" action={`${address}#hc_form`} noValidate>
      {problem ? (
        <p className="hc-note is-problem" role="alert">
          {t(problem)}
        </p>
      ) : null}
      <Field id="hc_name" label={t("contact.yourName")} error={errors.name && t(errors.name)}>
        {(control) => (
          <Input
            {...control}
            name="name"
            autoComplete="name"
            required
            defaultValue={values.name}
            maxLength={100}
          />
        )}
      </Field>
      <Field id="hc_email" label={t("contact.yourEmail")} error={errors.email && t(errors.email)}>
        {(control) => (
          <Input
            {...control}
            type="email"
            name="email"
            autoComplete="email"
            required
            defaultValue={values.email}
            maxLength={254}
          />
        )}
      </Field>
      <Field id="hc_message" label={t("contact.message")} error={errors.message && t(errors.message)}>
        {(control) => (
          <Textarea
            {...control}
            name="message"
            rows={6}
            required
            defaultValue={values.message}
            maxLength={5000}
          />
        )}
      </Field>
      <div className="hc-trap" aria-hidden="true">
        <label htmlFor="hc_website">{t("contact.leaveEmpty")}</label>
        <input id="hc_website" name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <Button type="submit" size="lg" className="self-start">
        {t("contact.submit")}
      </Button>
    </form>
  );
}
