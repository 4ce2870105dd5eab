/**
 * The page that a claim link opens. It shows the help center and a button that takes ownership. The link grants
 * ownership, so the page is neither cached nor indexed and sends no referrer.
 */
import { data, Form, redirect } from "react-router";
import { servicesContext } from "#app/context.ts";
import { redirectWithToast } from "#app/flash.server.ts";
import { claimCompany, isClaimedBy } from "#features/accounts/claim-company.server.ts";
import { countPublicArticles } from "#features/articles/public-articles.server.ts";
import { findClaimableCompany } from "#features/companies/claim-links.server.ts";
import { teamTextsOf } from "#features/companies/components/team-texts.tsx";
import { wizardToasts } from "#features/onboarding/wizard-texts.ts";
import { describeImport } from "#features/websites/import/describe-import.server.ts";
import { buttonClass } from "#ui/primitives/button.tsx";
import { ProductFrame } from "#ui/product-frame.tsx";
import { findVisitor } from "../guards.server.ts";
import { privateMeta } from "../private-meta.ts";
import { accountLanguage, inLanguage } from "../team-texts.server.ts";
import type { Route } from "./+types/claim";

export const handle = { noJs: true };

const notValid = "This link no longer works. Ask the person who made the help center for a new one.";

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const visitor = await findVisitor(context, request);
  const company = await findClaimableCompany(services, params.token);
  const sent = inLanguage(accountLanguage(request, visitor?.user), ["links"]);
  if (!company && visitor && (await isClaimedBy(services, { userId: visitor.user.id }, params.token)))
    throw redirect("/dashboard");
  if (!company) throw new Response(notValid, { status: 404 });
  const { companyId, expiresAt, ...shown } = company;
  const [made, articles] = await Promise.all([
    describeImport(services, companyId),
    countPublicArticles(services.db, { companyId }),
  ]);
  return data(
    {
      ...sent,
      appName: services.config.appName,
      company: { ...shown, expiresAt: expiresAt.toISOString() },
      made,
      articles,
      email: visitor?.user.email ?? null,
    },
    { headers: { "referrer-policy": "same-origin" } },
  );
}

/** Visitors without a session sign up or sign in first and then return here. */
export async function action({ context, request, params }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const visitor = await findVisitor(context, request);
  const { messages } = inLanguage(accountLanguage(request, visitor?.user), ["links"]);
  const { t } = teamTextsOf(messages, "links");
  const back = `/claim/${encodeURIComponent(params.token)}`;
  if (!visitor) throw redirect(`/auth?next=${encodeURIComponent(back)}`);
  if (!visitor.user.emailVerified) {
    const text = t("Please verify your email address to continue");
    return redirectWithToast(`/auth?next=${encodeURIComponent(back)}`, { kind: "error", text });
  }
  const claim = await claimCompany(services, { userId: visitor.user.id }, params.token);
  switch (claim.outcome) {
    case "claimed": {
      services.pageCache.invalidate(claim.companyId);
      const { sessionId } = visitor;
      await services.access.selectCompany({ sessionId, companyId: claim.companyId });
      return redirectWithToast("/dashboard", { kind: "success", text: t(wizardToasts.claimed) });
    }
    case "invalid":
      throw new Response(notValid, { status: 404 });
  }
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { t } = teamTextsOf(loaderData?.messages, "links");
  const company = loaderData?.company.companyName ?? "";
  return privateMeta(t("{company} is ready", { company }), loaderData?.appName);
}

export default function Claim({ loaderData }: Route.ComponentProps) {
  const { appName, company, made, articles, email, messages } = loaderData;
  const { t, said, number, language } = teamTextsOf(messages, "links");
  const until = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" });
  return (
    <ProductFrame appName={appName}>
      <div className="mx-auto max-w-[720px] px-4 py-12 md:px-6 md:py-16">
        <h1 className="text-30 font-semibold tracking-tight md:text-40">
          {t("{company} has a help center", { company: company.companyName })}
        </h1>
        <p className="mt-4 text-18 text-text-2">
          {company.websiteUrl
            ? t(
                "We read {pages} of {website} and found {answers}. Every answer quotes the page it came from.",
                {
                  pages: t(made.pages === 1 ? "{count} page" : "{count} pages", {
                    count: number(made.pages),
                  }),
                  website: company.websiteUrl,
                  answers: t(made.answers === 1 ? "{count} answer" : "{count} answers", {
                    count: number(made.answers),
                  }),
                },
              ) +
              (made.waiting === 0
                ? ""
                : ` ${t(made.waiting === 1 ? "{count} more waits for your review." : "{count} more wait for your review.", { count: number(made.waiting) })}`)
            : t("Articles from your former help center: {count}.", { count: number(articles) })}
        </p>
        <Form method="post" className="mt-8 flex flex-wrap gap-3">
          <button type="submit" className={buttonClass({ size: "lg" })}>
            {t("Claim")}
          </button>
          <a
            href={`/help/${company.subdomain}`}
            className={buttonClass({ size: "lg", variant: "secondary" })}
          >
            {t("Open the help center")}
          </a>
        </Form>
        <p className="mt-3 text-14 text-text-3">
          {email
            ? t("We'll add it to the account of {email}.", { email })
            : t("Sign up or sign in first. Then it's yours to edit.")}
        </p>
        {company.websiteUrl ? (
          <section className="mt-12 border-t border-border pt-8">
            <h2 className="text-22 font-semibold">{t("Pages we read")}</h2>
            <ul className="mt-4">
              {made.readPages.map((page) => (
                <li
                  key={page.url}
                  className="flex items-baseline justify-between gap-4 border-b border-border py-2 text-14"
                >
                  <span className="min-w-0 truncate text-text-2">{page.title ?? page.url}</span>
                  <span className="shrink-0 tabular-nums text-text-3">
                    {t("{count} words", { count: number(page.words) })}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        ) : null}
        {company.websiteUrl && made.skipped > 0 ? (
          <section className="mt-12">
            <h2 className="text-22 font-semibold">{t("Pages we skipped, and why")}</h2>
            <ul className="mt-4">
              {made.skippedPages.map((page) => (
                <li key={page.url} className="border-b border-border py-2 text-14">
                  <span className="block truncate text-text-2">{page.url}</span>
                  <span className="block text-text-3">{said(page.reason)}</span>
                </li>
              ))}
            </ul>
            {made.skipped > made.skippedPages.length ? (
              <p className="mt-2 text-14 text-text-3">
                {t("And {count} more.", { count: number(made.skipped - made.skippedPages.length) })}
              </p>
            ) : null}
          </section>
        ) : null}
        <p className="mt-8 text-14 text-text-3">
          {t("Keep this link. It proves that this help center is yours until {day}.", {
            day: until.format(new Date(company.expiresAt)),
          })}
        </p>
      </div>
    </ProductFrame>
  );
}
