/**
 * What the link printed for a new help center opens: what was made, and how to keep it. The link grants
 * ownership, so the page is neither cached nor indexed and sends its address nowhere.
 */
import { data } from "react-router";
import { ProductFrame } from "#app/components/product-frame.tsx";
import { buttonClass } from "#app/components/ui/button.tsx";
import { servicesContext } from "#app/context.ts";
import { findClaimableCompany } from "#features/companies/claim-links.server.ts";
import { describeImport } from "#features/onboarding/describe-import.server.ts";
import type { Route } from "./+types/claim";

export const handle = { noJs: true };

export async function loader({ context, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const company = await findClaimableCompany(services, params.token);
  if (!company)
    throw new Response("This link is not valid any more. Whoever made the help center can make a new one.", {
      status: 404,
    });
  const { companyId, expiresAt, ...shown } = company;
  const made = await describeImport(services, companyId);
  return data(
    {
      appName: services.config.appName,
      company: { ...shown, expiresAt: expiresAt.toISOString() },
      made,
    },
    { headers: { "referrer-policy": "no-referrer" } },
  );
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    { title: `${loaderData?.company.companyName ?? ""} is ready · ${loaderData?.appName ?? ""}` },
    { name: "robots", content: "noindex" },
  ];
}

const longDate = new Intl.DateTimeFormat("en", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

export default function Claim({ loaderData }: Route.ComponentProps) {
  const { appName, company, made } = loaderData;
  return (
    <ProductFrame appName={appName}>
      <div className="mx-auto max-w-[720px] px-4 py-12 md:px-6 md:py-16">
        <h1 className="text-30 font-semibold tracking-tight md:text-40">
          {company.companyName} has a help center
        </h1>
        <p className="mt-4 text-18 text-text-2">
          Made from {company.websiteUrl}: {made.pages} pages read, {made.faqs} questions answered, each with
          the sentence it rests on.
        </p>
        <a href={`/help/${company.subdomain}`} className={buttonClass({ size: "lg", className: "mt-8" })}>
          Open the help center
        </a>
        <section className="mt-12 border-t border-border pt-8">
          <h2 className="text-22 font-semibold">What was read</h2>
          <ul className="mt-4">
            {made.readPages.map((page) => (
              <li
                key={page.url}
                className="flex items-baseline justify-between gap-4 border-b border-border py-2 text-14"
              >
                <span className="min-w-0 truncate text-text-2">{page.title ?? page.url}</span>
                <span className="shrink-0 tabular-nums text-text-3">{page.words} words</span>
              </li>
            ))}
          </ul>
        </section>
        {made.skipped > 0 ? (
          <section className="mt-12">
            <h2 className="text-22 font-semibold">What was left out, and why</h2>
            <ul className="mt-4">
              {made.skippedPages.map((page) => (
                <li key={page.url} className="border-b border-border py-2 text-14">
                  <span className="block truncate text-text-2">{page.url}</span>
                  <span className="block text-text-3">{page.reason}</span>
                </li>
              ))}
            </ul>
            {made.skipped > made.skippedPages.length ? (
              <p className="mt-2 text-14 text-text-3">And {made.skipped - made.skippedPages.length} more.</p>
            ) : null}
          </section>
        ) : null}
        <p className="mt-8 text-14 text-text-3">
          Keep this link: until {longDate.format(new Date(company.expiresAt))} it proves that this help center
          is yours.
        </p>
      </div>
    </ProductFrame>
  );
}
