/** A help center's start page: search, what there is, the first questions, and the way to a person. */
import { type MetaArgs, useLoaderData } from "react-router";
import { buttonClass } from "#app/components/ui/button.tsx";
import { hasContact, presentContact } from "#features/contact/present.ts";
import { pickPopular } from "#features/faqs/pick-popular.ts";
import { groupByCategory } from "#features/faqs/present.ts";
import { listPublicFaqs } from "#features/faqs/queries.server.ts";
import { ContactBand } from "./components/contact-band.tsx";
import { ContactRows } from "./components/contact-rows.tsx";
import { SearchForm } from "./components/search-form.tsx";
import { contactInvitation, homeLine } from "./home-texts.ts";
import { pageMeta } from "./page-meta.ts";
import { type HelpCenterArgs, requirePublicScope } from "./require-public-scope.server.ts";

export async function loader(args: HelpCenterArgs) {
  const { services, scope, center } = await requirePublicScope(args);
  const faqs = center.shows.faqs ? await listPublicFaqs(services.db, scope) : [];
  const contact = center.shows.contact ? presentContact(scope.company.contactDetails) : null;
  const { short, others } = pickPopular(faqs);
  const brief = ({ slug, question }: { slug: string; question: string }) => ({ slug, question });
  return {
    center,
    basePath: scope.basePath,
    faqCount: faqs.length,
    categories: groupByCategory(faqs).map(({ id, name, faqs }) => ({ id, name, count: faqs.length })),
    chips: short.map(brief),
    popular: others.map(brief),
    contact: contact && hasContact(contact) ? contact : null,
  };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return [];
  const { center, faqCount, contact } = loaderData;
  const description = homeLine({ name: center.name, faqCount, hasContact: contact !== null });
  return pageMeta({ center, path: "", title: center.title, description });
}

/** Rows on the FAQ card; more would make it taller than the others. */
const maxCardCategories = 4;

export default function HelpCenterHome() {
  const { center, basePath, faqCount, categories, chips, popular, contact } = useLoaderData<typeof loader>();
  const faqHref = `${basePath}/faq`;
  return (
    <>
      <section className="hc-hero">
        <div className="hc-wrap">
          <h1>Welcome to our Help Center</h1>
          <p>{homeLine({ name: center.name, faqCount, hasContact: contact !== null })}</p>
          {faqCount > 0 ? <SearchForm basePath={basePath} /> : null}
          {chips.length > 0 ? (
            <div className="hc-chips">
              <span id="hc_chips">Start with</span>
              <ul aria-labelledby="hc_chips">
                {chips.map(({ slug, question }) => (
                  <li key={slug}>
                    <a href={`${faqHref}#${encodeURIComponent(slug)}`}>{question}</a>
                  </li>
                ))}
              </ul>
            </div>
          ) : null}
        </div>
      </section>
      <div className="hc-wrap hc-body">
        <div className="hc-cards">
          {center.shows.faqs ? (
            <section className="hc-card" aria-labelledby="hc_faqs">
              <h2 id="hc_faqs">Browse FAQs</h2>
              {categories.length > 0 ? (
                <ul className="hc-rows">
                  {categories.slice(0, maxCardCategories).map(({ id, name, count }) => (
                    <li key={id}>
                      <a href={`${faqHref}#${encodeURIComponent(id)}`}>{name}</a>
                      <span className="hc-end">{count}</span>
                    </li>
                  ))}
                </ul>
              ) : (
                <p className="my-4 text-14 text-text-2">No FAQs available yet.</p>
              )}
              <a className={buttonClass()} href={faqHref}>
                View FAQs
              </a>
            </section>
          ) : null}
          {contact ? (
            <section className="hc-card" aria-labelledby="hc_contact">
              <h2 id="hc_contact">Contact Support</h2>
              <ContactRows contact={contact} contactHref={`${basePath}/contact`} />
              <a className={buttonClass({ variant: "secondary" })} href={`${basePath}/contact`}>
                Contact Us
              </a>
            </section>
          ) : null}
        </div>
        {popular.length > 0 ? (
          <section className="hc-popular" aria-labelledby="hc_popular">
            <h2 id="hc_popular">Popular questions</h2>
            <ul>
              {popular.map(({ slug, question }) => (
                <li key={slug}>
                  <a className="hc-link" href={`${faqHref}#${encodeURIComponent(slug)}`}>
                    {question}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ) : null}
        {contact ? (
          <ContactBand
            basePath={basePath}
            title="Still stuck?"
            text={contactInvitation(center.name, contact)}
          />
        ) : null}
      </div>
    </>
  );
}
