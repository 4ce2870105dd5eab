import { Globe } from "lucide-react";
import { pageNotesContext, servicesContext } from "#app/context.ts";
import { plans } from "#features/marketing/plans.ts";
import { buttonClass } from "#ui/primitives/button.tsx";
import { ProductFrame } from "#ui/product-frame.tsx";
import type { Route } from "./+types/landing";
import { CustomerStrip } from "./components/customer-strip.tsx";
import { FeatureCards } from "./components/feature-cards.tsx";
import { Headline, MotionSwitch } from "./components/headline.tsx";
import { HeroPicture } from "./components/hero-picture.tsx";
import { Pricing } from "./components/pricing.tsx";
import { RecordingRuler } from "./components/recording-ruler.tsx";
import { SampleGallery } from "./components/sample-gallery.tsx";
import enhanceScript from "./enhance.ts?worker&url";
import { findShowcase } from "./find-showcase.server.ts";
import landingStyles from "./landing.css?url";
import { pageMeta } from "./page-meta.ts";
import { siteData, siteLinks } from "./site-page.ts";

/** This page has no framework JavaScript. One small script draws the line and closes the menu. */
export const handle = { noJs: true };

export const links = siteLinks;

export async function loader({ context }: Route.LoaderArgs) {
  const found = await findShowcase(context);
  // The page is the same for everyone and only changes with the sample, so it is cached like the sample's pages.
  if (found) context.get(pageNotesContext).companyId = found.companyId;
  const { readsForVisitors } = context.get(servicesContext).config;
  return { ...siteData(context), readsForVisitors, showcase: found?.showcase ?? null };
}

const description =
  "Enter your website. In about a minute you get a branded help center where every answer cites its source.";

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { appName, origin } = loaderData;
  const title = `${appName} · A complete AI-driven help center`;
  return [
    ...pageMeta({ appName, origin, path: "/", title, description }),
    { "script:ld+json": structuredData({ appName, origin }) },
  ];
}

export default function Landing({ loaderData }: Route.ComponentProps) {
  const { appName, readsForVisitors, showcase } = loaderData;
  const proof = showcase?.proofs[0];
  return (
    <ProductFrame appName={appName} isSite>
      <link rel="stylesheet" href={landingStyles} precedence="default" />
      <section className="lp-hero">
        <div className="lp-wrap">
          <div className="lp-pitch">
            <Headline />
            <MotionSwitch />
            <p>{description}</p>
            <form className="lp-start" action="/try" method="post">
              <input type="hidden" name="intent" value="read" />
              <div className="lp-field">
                <Globe aria-hidden="true" />
                <input
                  name="website"
                  aria-label="Your website"
                  placeholder="Enter your website"
                  inputMode="url"
                  autoComplete="url"
                  autoCapitalize="none"
                  spellCheck={false}
                  maxLength={2_000}
                />
                <button type="submit" className={buttonClass({ size: "lg" })}>
                  Get Started
                </button>
              </div>
              <p className="lp-note">
                {readsForVisitors ? "No account needed to see it." : "Sign up, and we'll read it."}{" "}
                <a className="lp-demo" href={showcase?.path ?? "/demo"}>
                  Watch Demo
                </a>
              </p>
            </form>
          </div>
          {showcase && proof ? <HeroPicture showcase={showcase} proof={proof} /> : null}
          <CustomerStrip />
        </div>
      </section>
      <div className="lp-wrap pb-16 md:pb-24">
        <section id="features" className="lp-section" aria-labelledby="features_title">
          <h2 id="features_title" className="lp-h2">
            Your website already has the answers
          </h2>
          <p className="lp-lead">
            {appName} reads your pages and answers your customers' questions. Every answer quotes the page it
            came from.
          </p>
          <FeatureCards showcase={showcase} />
        </section>
        <SampleGallery />
        <RecordingRuler guidePath={showcase?.guidePath ?? null} />
        <Pricing />
      </div>
      <script type="module" src={enhanceScript} />
    </ProductFrame>
  );
}

function structuredData({ appName, origin }: { appName: string; origin: string }) {
  const organization = {
    "@type": "Organization",
    "@id": `${origin}/#organization`,
    name: appName,
    url: `${origin}/`,
    logo: `${origin}/favicon.svg`,
  };
  const application = {
    "@type": "SoftwareApplication",
    name: appName,
    url: `${origin}/`,
    description,
    applicationCategory: "BusinessApplication",
    operatingSystem: "Web",
    publisher: { "@id": organization["@id"] },
    offers: plans.map(({ id, name, amount }) => ({
      "@type": "Offer",
      name,
      price: amount,
      priceCurrency: "USD",
      url: `${origin}/auth?plan=${id}`,
    })),
  };
  return { "@context": "https://schema.org", "@graph": [organization, application] };
}
