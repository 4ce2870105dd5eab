/** The company's contact details, and a contact form if the owner has switched it on. */
import { data, type MetaArgs, useActionData, useLoaderData } from "react-router";
import { clientAddressContext } from "#app/context.ts";

import { hasContact, presentContact } from "#features/contact/present.ts";
import { contactTexts, emptyContactForm, readContactForm } from "#features/contact/schema.ts";
import { sendContactMessage } from "#features/contact/send-contact-message.server.ts";
import { ContactFacts } from "#features/help-center/components/contact-facts.tsx";
import { ContactForm } from "#features/help-center/components/contact-form.tsx";
import { EmptyPage } from "#features/help-center/components/empty-page.tsx";
import { readForm } from "../read-body.ts";
import { breadcrumbs, pageMeta, shorten } from "./page-meta.ts";
import { type HelpCenterArgs, requirePublicScope, unknownPage } from "./require-public-scope.server.ts";
import { UnknownPage } from "./unknown-page-boundary.tsx";
import { unknownPageMeta } from "./unknown-page-meta.ts";
import { useSections } from "./use-sections.ts";

export async function loader(args: HelpCenterArgs) {
  const { scope, center } = await requirePublicScope(args);
  if (!center.shows.contact) throw unknownPage();
  return { center, basePath: scope.basePath, contact: presentContact(scope.company.contactDetails) };
}

export async function action(args: HelpCenterArgs) {
  const { services, scope, center } = await requirePublicScope(args);
  const contact = presentContact(scope.company.contactDetails);
  if (!center.shows.contact || !contact.formEnabled) throw unknownPage();
  const form = readContactForm(await readForm(args.context));
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
  const { center, basePath, contact } = useLoaderData<typeof loader>();
  const sections = useSections();
  const state = useActionData<typeof action>() ?? emptyContactForm;
  const { email, phone, addressLines, social, formEnabled } = contact;
  const hasFacts = Boolean(email || phone || addressLines.length > 0 || social.length > 0);
  if (!hasFacts && !formEnabled) {
    const text = "No contact details have been added yet.";
    return <EmptyPage {...{ title: "Contact Us", text, basePath, sections }} />;
  }
  return (
    <>
      <section className="hc-hero is-compact">
        <div className="hc-wrap">
          <h1 lang="en">Contact Us</h1>
          <p lang="en">
            Contact {center.name === "Help Center" ? "us" : center.name} in the way that suits you.
          </p>
        </div>
      </section>
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
    </>
  );
}

export const ErrorBoundary = UnknownPage;
