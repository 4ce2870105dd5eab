import { type ReactNode, useId } from "react";
import type { ShownCenterSettings } from "#shared/center-settings.ts";
import { buttonClass } from "#ui/primitives/button.tsx";
import type { Hero } from "../hero.ts";
import { contactInvitation, homeLine } from "../home-texts.ts";
import { type HomeContent, type HomeQuestion, maxHomeArticles } from "../present-home.ts";
import { CollectionCard } from "./collection-card.tsx";
import { ContactBand } from "./contact-band.tsx";
import { ContactRows } from "./contact-rows.tsx";
import { HeroBackdrop } from "./hero-backdrop.tsx";
import { HeroContact } from "./hero-contact.tsx";
import { Isolated } from "./isolated.tsx";
import { Placeholder, PlaceholderRows } from "./placeholder.tsx";
import { SearchForm } from "./search-form.tsx";
import { useTexts } from "./texts.tsx";
import { TopicList } from "./topic-list.tsx";

/** Parts that aren't known yet. The preview shows placeholders for them, up to the number of rows reserved below. */
export interface HomePending {
  questions?: boolean;
  contact?: boolean;
}

/** The list of all questions has the others. */
const maxCards = 12;
const places = { chips: 4, rows: 4, contact: 3, popular: 6 };

export function HomePage({
  name,
  basePath,
  showsCards,
  showsFaqs,
  showsSearch,
  asksModel = false,
  home,
  own,
  hero,
  everything,
  pending = {},
}: {
  /** Null if the company has none. */
  name: string | null;
  basePath: string;
  /** Whether the owner shows the cards. If not, the navigation still links to each page. */
  showsCards: boolean;
  showsFaqs: boolean;
  showsSearch: boolean;
  asksModel?: boolean;
  home: HomeContent;
  own: ShownCenterSettings;
  hero: Hero;
  /** All questions, for the layout that has them on the start page. */
  everything?: ReactNode;
  pending?: HomePending;
}) {
  const { faqCount, collections, chips, popular, guide, hasMore, contact } = home;
  const faqHref = `${basePath}/faq`;
  const guideHref = `${basePath}/getting-started`;
  const contactHref = `${basePath}/contact`;
  const id = useId();
  const texts = useTexts();
  const { t, lang } = texts;
  /** A single category isn't a choice. */
  const cards = collections.length > 1 ? collections.slice(0, maxCards) : [];
  const hasTopics = own.layout === "topics" && collections.length > 1;
  const showsFaqCard =
    showsFaqs && (faqCount > 0 || pending.questions === true) && cards.length === 0 && !everything;
  const showsContact = contact !== null || pending.contact === true;
  const showsCollections = showsCards && cards.length > 0 && !hasTopics && !everything;
  const articles = showsCollections || hasTopics ? home.articles.outside : home.articles.first;
  // Topics take the place of the chips, so the list below begins with their questions.
  const questions = hasTopics ? [...chips, ...popular].slice(0, places.popular) : popular;
  /** Number of placeholders needed to fill up a list of questions. */
  const missing = (count: number, most: number) => (pending.questions ? most - count : 0);
  // The topics have no questions below them, so that these come next.
  const popularQuestions =
    !everything && (questions.length > 0 || pending.questions) ? (
      <section className={hasTopics ? "hc-popular is-first" : "hc-popular"} aria-labelledby={`${id}popular`}>
        <h2 id={`${id}popular`} lang={lang}>
          {t("home.popular")}
        </h2>
        <ul>
          {questions.map((question) => (
            <PopularQuestion key={question.slug} faqHref={faqHref} {...question} />
          ))}
          <PlaceholderRows count={missing(questions.length, places.popular)} />
        </ul>
      </section>
    ) : null;
  return (
    <>
      <section className={heroClass(hero, { hasTopics })}>
        <HeroBackdrop hero={hero} name={name} />
        <div className={hasTopics ? "hc-wrap is-split" : "hc-wrap"}>
          <div>
            <h1 lang={own.headline ? own.headline.lang : lang} dir={own.headline ? "auto" : undefined}>
              {own.headline ? <Isolated text={own.headline.text} /> : t("home.welcome")}
            </h1>
            <p lang={own.intro ? own.intro.lang : lang} dir={own.intro ? "auto" : undefined}>
              {own.intro ? (
                <Isolated text={own.intro.text} />
              ) : pending.questions ? (
                <Placeholder />
              ) : (
                homeLine(texts, {
                  name,
                  faqCount,
                  hasContact: contact !== null,
                  hasMore,
                  hasSearch: showsSearch,
                })
              )}
            </p>
            {showsSearch && (faqCount > 0 || hasMore || pending.questions) ? (
              <SearchForm basePath={basePath} asksModel={asksModel} />
            ) : null}
            <HeroContact
              contact={contact}
              contactHref={contactHref}
              isPending={pending.contact === true || pending.questions === true}
            />
            {!hasTopics && (chips.length > 0 || pending.questions) ? (
              <div className="hc-chips">
                <span id={`${id}chips`} lang={lang}>
                  {t("home.startWith")}
                </span>
                <ul aria-labelledby={`${id}chips`}>
                  {chips.map(({ slug, question, lang }) => (
                    <li key={slug}>
                      <a lang={lang} href={questionHref(faqHref, slug)}>
                        {question}
                      </a>
                    </li>
                  ))}
                  <PlaceholderRows count={missing(chips.length, places.chips)} />
                </ul>
              </div>
            ) : null}
          </div>
          {hasTopics ? <TopicList collections={collections} basePath={basePath} /> : null}
        </div>
      </section>
      <div className="hc-wrap hc-body">
        {everything}
        {hasTopics ? popularQuestions : null}
        {showsCollections ? (
          <section aria-labelledby={`${id}faqs`}>
            <div className="hc-heading">
              <h2 id={`${id}faqs`} lang={lang}>
                {t("home.browseFaqs")}
              </h2>
              {showsFaqs && faqCount > 0 ? (
                <a className="hc-link" lang={lang} href={faqHref}>
                  {t("home.viewFaqs")}
                </a>
              ) : null}
            </div>
            <div className="hc-cards is-collections">
              {cards.map((collection) => (
                <CollectionCard key={collection.path} collection={collection} basePath={basePath} />
              ))}
            </div>
          </section>
        ) : null}
        {showsCards && (showsFaqCard || guide || showsContact) ? (
          <div className="hc-cards">
            {showsFaqCard ? (
              <section className="hc-card" aria-labelledby={`${id}faqs`}>
                <h2 id={`${id}faqs`} lang={lang}>
                  {t("home.browseFaqs")}
                </h2>
                <ul className="hc-rows">
                  {collections
                    .flatMap(({ first }) => first)
                    .map((item) => (
                      <li key={item.path}>
                        <a lang={item.lang} href={basePath + item.path}>
                          {item.text}
                        </a>
                      </li>
                    ))}
                  <PlaceholderRows count={missing(collections.length, places.rows)} hasEnd />
                </ul>
                <a className={buttonClass()} lang={lang} href={faqHref}>
                  {t("home.viewFaqs")}
                </a>
              </section>
            ) : null}
            {guide ? (
              <section className="hc-card" aria-labelledby={`${id}guide`}>
                <h2 id={`${id}guide`} lang={lang}>
                  {t("nav.gettingStarted")}
                </h2>
                <ol className="hc-rows is-steps">
                  {guide.steps.map(({ id, title }) => (
                    <li key={id}>
                      <a lang={guide.lang} href={`${guideHref}#${id}`}>
                        {title}
                      </a>
                    </li>
                  ))}
                </ol>
                <a className={buttonClass({ variant: "secondary" })} lang={lang} href={guideHref}>
                  {t("home.getStarted")}
                </a>
              </section>
            ) : null}
            {showsContact ? (
              <section className="hc-card" aria-labelledby={`${id}contact`}>
                <h2 id={`${id}contact`} lang={lang}>
                  {t("home.contactSupport")}
                </h2>
                <ContactRows
                  contact={contact}
                  contactHref={contactHref}
                  places={pending.contact ? places.contact : 0}
                />
                <a className={buttonClass({ variant: "secondary" })} lang={lang} href={contactHref}>
                  {t("contact.us")}
                </a>
              </section>
            ) : null}
          </div>
        ) : null}
        {hasTopics ? null : popularQuestions}
        {articles.length > 0 ? (
          <section className="hc-popular" aria-labelledby={`${id}articles`}>
            <h2 id={`${id}articles`} lang={lang}>
              {t("nav.articles")}
            </h2>
            <ul>
              {articles.slice(0, maxHomeArticles).map(({ slug, title, lang }) => (
                <li key={slug}>
                  <a
                    className="hc-link"
                    lang={lang}
                    href={`${basePath}/articles/${encodeURIComponent(slug)}`}
                  >
                    {title}
                  </a>
                </li>
              ))}
              {articles.length > maxHomeArticles ? (
                <li>
                  <a className="hc-link" lang={lang} href={`${basePath}/articles`}>
                    {t("home.allArticles", { count: home.articles.count })}
                  </a>
                </li>
              ) : null}
            </ul>
          </section>
        ) : null}
        {showsContact ? (
          <ContactBand
            basePath={basePath}
            title={t("page.stillStuck")}
            text={contact && !pending.contact ? contactInvitation(texts, name, contact) : <Placeholder />}
          />
        ) : null}
      </div>
    </>
  );
}

function heroClass({ picture, pattern }: Hero, { hasTopics }: { hasTopics: boolean }): string {
  if (!picture && pattern === "none") return "hc-hero";
  return `hc-hero ${picture ? "has-picture" : "has-marks"}${hasTopics ? " is-topics" : ""}`;
}

function PopularQuestion({ faqHref, slug, question, lang }: HomeQuestion & { faqHref: string }) {
  return (
    <li>
      <a className="hc-link" lang={lang} href={questionHref(faqHref, slug)}>
        {question}
      </a>
    </li>
  );
}

function questionHref(faqHref: string, slug: string): string {
  return `${faqHref}/${encodeURIComponent(slug)}`;
}
