/** Shows contact details, and a contact form if the owner has switched it on. */

import { data, type MetaArgs, useActionData, useLoaderData } from "react-router";
import { clientAddressContext } from "#app/context.ts";
import { textsOf } from "#engines/messages/texts.ts";
import { hasContact, hasFacts, presentContact } from "#features/contact/present.ts";
import { contactFormWith, emptyContactForm, readContactForm } from "#features/contact/schema.ts";
import { sendContactMessage } from "#features/contact/send-contact-message.server.ts";
import { ContactFacts } from "#features/help-center/components/contact-facts.tsx";
import { ContactForm } from "#features/help-center/components/contact-form.tsx";
import { EmptyPage } from "#features/help-center/components/empty-page.tsx";
import { useTexts } from "#features/help-center/components/texts.tsx";
import { findRecipient } from "#features/help-center/contact-recipient.server.ts";
import { findStatedHours } from "#features/help-center/find-stated-hours.server.ts";
import { readForm } from "../read-body.ts";
import answersScript from "./contact-answers.ts?worker&url";
import { breadcrumbs, pageMeta, shorten } from "./page-meta.ts";
import { type HelpCenterArgs, requirePublicScope, unknownPage } from "./require-public-scope.server.ts";
import { UnknownPage } from "./unknown-page-boundary.tsx";
import { unknownPageMeta } from "./unknown-page-meta.ts";
import { useSections, useWaysOn } from "./use-sections.ts";

export async function loader(args: HelpCenterArgs) {
  const { services, scope, center } = await requirePublicScope(args);
  if (!center.shows.contact) throw unknownPage(center);
  const contact = presentContact(scope.company.contactDetails);
  return {
    center,
    basePath: scope.basePath,
    contact,
    stated: !contact.hours && center.shows.faqs ? await findStatedHours(services.db, scope) : null,
    form: contactFormWith(new URL(args.request.url).searchParams.get("message")),
  };
}

export async function action(args: HelpCenterArgs) {
  const { services, scope, center } = await requirePublicScope(args);
  const contact = presentContact(scope.company.contactDetails);
  if (!center.shows.contact || !contact.formEnabled) throw unknownPage(center);
  const form = readContactForm(await readForm(args.context));
  if ("state" in form) return data(form.state, { status: 400 });
  const outcome = await sendContactMessage(services, scope, {
    ...form,
    recipient: await findRecipient(services.db, scope, contact.email),
    language: scope.company.language,
    visitorAddress: args.context.get(clientAddressContext),
  });
  if (outcome === "limited") {
    const state = { isSent: false, values: form.message, errors: {}, problem: "contact.tooMany" as const };
    return data(state, { status: 429 });
  }
  return data({ ...emptyContactForm, isSent: true });
}

export function meta({ loaderData, matches }: MetaArgs<typeof loader>) {
  if (!loaderData) return unknownPageMeta({ matches });
  const { center, contact } = loaderData;
  const { t, address, leftToRight } = textsOf(center.messages);
  const { name } = center;
  const ways = [
    contact.email,
    contact.phone && leftToRight(contact.phone.label),
    address(contact.addressLines),
  ].filter(Boolean);
  return [
    ...pageMeta({
      center,
      path: "/contact",
      title: `${t("contact.us")} · ${center.title}`,
      description: shorten(
        ways.length > 0
          ? t("contact.waysToReach", { name, ways: ways.join(" · ") })
          : t("contact.howToReach", { name }),
      ),
      isIndexed: hasContact(contact),
    }),
    ...breadcrumbs(center, { name: t("contact.us"), path: "/contact" }),
  ];
}

export default function HelpCenterContact() {
  const { center, basePath, contact, stated, form } = useLoaderData<typeof loader>();
  const sections = useSections();
  const ways = useWaysOn();
  const { t, lang } = useTexts();
  const posted = useActionData<typeof action>();
  const state = posted ?? form;
  const { formEnabled } = contact;
  const asksWhileTyping = formEnabled && !state.isSent;
  const showsFacts = hasFacts(contact) || (formEnabled && stated !== null);
  if (!showsFacts && !formEnabled) {
    const text = t("contact.none");
    return <EmptyPage {...{ title: t("contact.us"), text, basePath, sections, ways }} />;
  }
  return (
    <>
      <section className="hc-hero is-compact">
        <div className="hc-wrap">
          <h1 lang={lang}>{t("contact.us")}</h1>
          <p lang={lang}>
            {center.ownName ? t("contact.lead", { name: center.ownName }) : t("contact.leadUs")}
          </p>
        </div>
      </section>
      <div className={showsFacts && formEnabled ? "hc-wrap hc-contact" : "hc-wrap hc-contact is-single"}>
        {formEnabled ? (
          <section aria-labelledby="hc_form" lang={lang} data-posted={posted ? "" : undefined}>
            <h2 id="hc_form">{t("contact.sendMessage")}</h2>
            {state.isSent ? (
              <p className="hc-note mt-4" role="status">
                {t("contact.sent")}
              </p>
            ) : (
              <ContactForm state={state} />
            )}
          </section>
        ) : null}
        <div className="hc-margin">
          {asksWhileTyping ? (
            <div
              className="hc-offer"
              data-answers={`${basePath}/contact/answers`}
              aria-live="polite"
              hidden
            />
          ) : null}
          {showsFacts ? (
            <section aria-labelledby="hc_facts">
              <h2 id="hc_facts" lang={lang}>
                {t(formEnabled ? "contact.otherWays" : "contact.details")}
              </h2>
              <ContactFacts {...{ contact, stated }} />
            </section>
          ) : null}
        </div>
      </div>
      {asksWhileTyping ? <script type="module" src={answersScript} /> : null}
    </>
  );
}

export const ErrorBoundary = UnknownPage;
