import { contactFormWith } from "#features/contact/schema.ts";
import { ContactForm } from "./contact-form.tsx";
import { useTexts } from "./texts.tsx";

/** Admits that nothing answers a question, and offers to ask the company where it has a contact form. */
export function UnknownAnswer({
  query,
  basePath,
  hasForm,
}: {
  query: string;
  basePath: string;
  hasForm: boolean;
}) {
  const { t, lang } = useTexts();
  return (
    <section className="hc-results" aria-labelledby="hc_results" data-results={0} lang={lang}>
      <h2 id="hc_results">{t("ask.unknown")}</h2>
      <p className="hc-lead">
        {hasForm
          ? t("frame.sentences", { first: t("ask.unknownText"), second: t("ask.askUs") })
          : t("ask.unknownText")}
      </p>
      {hasForm ? (
        <div className="hc-ask-us">
          <ContactForm state={contactFormWith(query)} address={`${basePath}/contact`} />
        </div>
      ) : null}
    </section>
  );
}
