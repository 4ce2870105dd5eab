/**
 * The page that a claim link opens. It shows the help center and a button that takes ownership. The link grants
 * ownership, so the page is neither cached nor indexed and sends no referrer.
 */
import { data, Form, redirect } from "react-router";
import { servicesContext } from "#app/context.ts";
import { redirectWithToast } from "#app/flash.server.ts";
import { claimCompany, isClaimedBy } from "#features/accounts/claim-company.server.ts";
import { findClaimableCompany } from "#features/companies/claim-links.server.ts";
import { wizardToasts } from "#features/onboarding/wizard-texts.ts";
import { describeImport } from "#features/websites/import/describe-import.server.ts";
import { buttonClass } from "#ui/primitives/button.tsx";
import { ProductFrame } from "#ui/product-frame.tsx";
import { findVisitor } from "../guards.server.ts";
import { privateMeta } from "../private-meta.ts";
import type { Route } from "./+types/claim";

export const handle = { noJs: true };

const notValid = "This link no longer works. Ask the person who made the help center for a new one.";

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const visitor = await findVisitor(context, request);
  const company = await findClaimableCompany(services, params.token);
  if (!company && visitor && (await isClaimedBy(services, { userId: visitor.user.id }, params.token)))
    throw redirect("/dashboard");
  if (!company) throw new Response(notValid, { status: 404 });
  const { companyId, expiresAt, ...shown } = company;
  const made = await describeImport(services, companyId);
  return data(
    {
      appName: services.config.appName,
      company: { ...shown, expiresAt: expiresAt.toISOString() },
      made,
      email: visitor?.user.email ?? null,
    },
    { headers: { "referrer-policy": "same-origin" } },
  );
}

/** Visitors without a session sign up or sign in first and then return here. */
export async function action({ context, request, params }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const visitor = await findVisitor(context, request);
  const back = `/claim/${encodeURIComponent(params.token)}`;
  if (!visitor) throw redirect(`/auth?next=${encodeURIComponent(back)}`);
  if (!visitor.user.emailVerified) {
    const text = "Please verify your email address to continue";
    return redirectWithToast(`/auth?next=${encodeURIComponent(back)}`, { kind: "error", text });
  }
  const claim = await claimCompany(services, { userId: visitor.user.id }, params.token);
  switch (claim.outcome) {
    case "claimed": {
      services.pageCache.invalidate(claim.companyId);
      const { sessionId } = visitor;
      await services.access.selectCompany({ sessionId, companyId: claim.companyId });
      return redirectWithToast("/dashboard", { kind: "success", text: wizardToasts.claimed });
    }
    case "invalid":
      throw new Response(notValid, { status: 404 });
  }
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return privateMeta(`${loaderData?.company.companyName ?? ""} is ready`, loaderData?.appName);
}

const longDate = new Intl.DateTimeFormat("en", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? "" : "s"}`;
}

export default function Claim({ loaderData }: Route.ComponentProps) {
  const { appName, company, made, email } = loaderData;
  return (
    <ProductFrame appName={appName}>
      <div className="mx-auto max-w-[720px] px-4 py-12 md:px-6 md:py-16">
        <h1 className="text-30 font-semibold tracking-tight md:text-40">
          {company.companyName} has a help center
        </h1>
        <p className="mt-4 text-18 text-text-2">
          We read {counted(made.pages, "page")} of {company.websiteUrl} and answered{" "}
          {counted(made.faqs, "question")}. Every answer quotes the page it came from.
        </p>
        <Form method="post" className="mt-8 flex flex-wrap gap-3">
          <button type="submit" className={buttonClass({ size: "lg" })}>
            Claim
          </button>
          <a
            href={`/help/${company.subdomain}`}
            className={buttonClass({ size: "lg", variant: "secondary" })}
          >
            Open the help center
          </a>
        </Form>
        <p className="mt-3 text-14 text-text-3">
          {email
            ? `We'll add it to the account of ${email}.`
            : "Sign up or sign in first. Then it's yours to edit."}
        </p>
        <section className="mt-12 border-t border-border pt-8">
          <h2 className="text-22 font-semibold">Pages we read</h2>
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
            <h2 className="text-22 font-semibold">Pages we skipped, and why</h2>
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
          Keep this link. It proves that this help center is yours until{" "}
          {longDate.format(new Date(company.expiresAt))}.
        </p>
      </div>
    </ProductFrame>
  );
}
