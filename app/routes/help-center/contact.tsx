/** How to reach the company, and its form when the owner has switched it on. */
import { data, type MetaArgs, useActionData, useLoaderData } from "react-router";
import { clientAddressContext } from "#app/context.ts";

import { hasContact, presentContact } from "#features/contact/present.ts";
import { contactTexts, emptyContactForm, readContactForm } from "#features/contact/schema.ts";
import { sendContactMessage } from "#features/contact/send-contact-message.server.ts";
import { ContactFacts } from "#features/help-center/components/contact-facts.tsx";
import { ContactForm } from "#features/help-center/components/contact-form.tsx";
import { readForm } from "../read-form.ts";
import { breadcrumbs, pageMeta, shorten } from "./page-meta.ts";
import { type HelpCenterArgs, requirePublicScope, unknownPage } from "./require-public-scope.server.ts";
import { UnknownPage } from "./unknown-page-boundary.tsx";
import { unknownPageMeta } from "./unknown-page-meta.ts";

export async function loader(args: HelpCenterArgs) {
  const { scope, center } = await requirePublicScope(args);
  if (!center.shows.contact) throw unknownPage();
  return { center, contact: presentContact(scope.company.contactDetails) };
}

export async function action(args: HelpCenterArgs) {
  const { services, scope, center } = await requirePublicScope(args);
  const contact = presentContact(scope.company.contactDetails);
  if (!center.shows.contact || !contact.formEnabled) throw unknownPage();
  const form = readContactForm(await readForm(args.request));
  if ("state" in form) return data(form.state, { status: 400 });
  const outcome = await sendContactMessage(services, scope, {
    ...form,
    contactEmail: contact.email,
    visitorAddress: args.context.get(clientAddressContext),
  });
  if (outcome === "limited") {
    const state = { isSent: false, values: form.message, errors: {}, problem: contactTexts.tooMany };
    return data(state, { status: 429 });
  }
  return data({ ...emptyContactForm, isSent: true });
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return unknownPageMeta();
  const { center, contact } = loaderData;
  const ways = [contact.email, contact.phone?.label, contact.addressLines.join(", ")].filter(Boolean);
  return [
    ...pageMeta({
      center,
      path: "/contact",
      title: `Contact Us · ${center.title}`,
      description: shorten(`How to reach ${center.name}${ways.length > 0 ? `: ${ways.join(" · ")}` : ""}.`),
      isIndexed: hasContact(contact),
    }),
    ...breadcrumbs(center, { name: "Contact Us", path: "/contact" }),
  ];
}

export default function HelpCenterContact() {
  const { center, contact } = useLoaderData<typeof loader>();
  const state = useActionData<typeof action>() ?? emptyContactForm;
  const { email, phone, addressLines, social, formEnabled } = contact;
  const hasFacts = Boolean(email || phone || addressLines.length > 0 || social.length > 0);
  return (
    <>
      <section className="hc-hero is-compact">
        <div className="hc-wrap">
          <h1 lang="en">Contact Us</h1>
          <p lang="en">
            {hasFacts || formEnabled
              ? `Reach ${center.name === "Help Center" ? "us" : center.name} in the way that suits you.`
              : "No contact details have been added yet."}
          </p>
        </div>
      </section>
      {hasFacts || formEnabled ? (
        <div className={hasFacts && formEnabled ? "hc-wrap hc-contact" : "hc-wrap hc-contact is-single"}>
          {formEnabled ? (
            <section aria-labelledby="hc_form" lang="en">
              <h2 id="hc_form">Send us a message</h2>
              {state.isSent ? (
                <p className="hc-note mt-4" role="status">
                  {contactTexts.sent}
                </p>
              ) : (
                <ContactForm state={state} />
              )}
            </section>
          ) : null}
          {hasFacts ? (
            <section aria-labelledby="hc_facts">
              <h2 id="hc_facts" lang="en">
                {formEnabled ? "Other ways" : "Details"}
              </h2>
              <ContactFacts contact={contact} />
            </section>
          ) : null}
        </div>
      ) : null}
    </>
  );
}

export const ErrorBoundary = UnknownPage;
