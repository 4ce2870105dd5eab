/** Shows the visitor's place in the waitlist as a queue. */
import { RefreshCw } from "lucide-react";
import { data, Form, redirect, useNavigation } from "react-router";
import { servicesContext } from "#app/context.ts";
import { redirectWithToast } from "#app/flash.server.ts";
import { accountTexts } from "#features/accounts/texts.ts";
import { findWaitlistPosition } from "#features/beta-access/waitlist.server.ts";
import { joined, TeamTextsProvider, teamTextsOf } from "#features/companies/components/team-texts.tsx";
import { Button, buttonClass } from "#ui/primitives/button.tsx";
import { ProductMark } from "#ui/product-mark.tsx";
import appStyles from "#ui/styles/app.css?url";
import { enter } from "../auth/enter.server.ts";
import { withServerErrorFallback } from "../auth/with-server-error-fallback.server.ts";
import { waitingContext, waitlistedOnly } from "../guards.server.ts";
import { privateMeta } from "../private-meta.ts";
import { accountLanguage, inLanguage } from "../team-texts.server.ts";
import type { Route } from "./+types/waitlist";
import { Queue } from "./queue.tsx";

export const middleware = [waitlistedOnly];

export async function loader({ context, request }: Route.LoaderArgs) {
  const { user } = context.get(waitingContext);
  const services = context.get(servicesContext);
  const sent = inLanguage(accountLanguage(request, user), ["waitlist"]);
  const { t } = teamTextsOf(sent.messages, "waitlist");
  const { home, place } = await withServerErrorFallback(
    context,
    async () => ({
      ...(await enter(context, user.id)),
      place: await findWaitlistPosition(services, user.id),
    }),
    () => {
      throw data(accountTexts.waitlistUnreadable, { status: 500 });
    },
  );
  if (home !== "/waitlist") throw redirect(home);
  if (!place) {
    await services.access.endSessions({ userId: user.id, exceptSessionId: null });
    const headers = new Headers();
    for (const cookie of services.access.clearingCookies()) headers.append("set-cookie", cookie);
    throw await redirectWithToast("/auth", { kind: "error", text: t(accountTexts.waitlistMissing) }, headers);
  }
  const { position, behind, email, companyName, joinedAt } = place;
  const { appName, supportEmail } = services.config;
  return {
    ...sent,
    ...{ appName, supportEmail, position, behind, email, companyName },
    joinedAt: joinedAt.toISOString(),
    checkedAt: services.clock.now().toISOString(),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return privateMeta(teamTextsOf(loaderData?.messages, "waitlist").t("Waitlist"), loaderData?.appName);
}

export default function Waitlist({ loaderData }: Route.ComponentProps) {
  const { appName, supportEmail, position, behind, email, companyName, joinedAt, checkedAt, messages } =
    loaderData;
  const { t, parts, number, language } = teamTextsOf(messages, "waitlist");
  const locale = language === "en" ? "en-US" : language;
  const longDate = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
  const clock = new Intl.DateTimeFormat(locale, { timeStyle: "medium", timeZone: "UTC" });
  const isBusy = useNavigation().state !== "idle";
  const facts = [
    { name: t("Company"), value: companyName },
    { name: t("Email"), value: email },
    { name: t("Joined"), value: longDate.format(new Date(joinedAt)) },
  ];
  return (
    <TeamTextsProvider messages={messages}>
      <link rel="stylesheet" href={appStyles} precedence="default" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <header className="flex h-16 items-center justify-between px-4 md:px-8">
        <a
          href="/"
          className="inline-flex items-center gap-2.5 text-18 font-semibold tracking-tight text-text no-underline"
        >
          <ProductMark className="size-6 text-solid" />
          {appName}
        </a>
        <div className="flex items-center gap-1">
          <a href="/account" className={buttonClass({ variant: "ghost", size: "sm" })}>
            {t("Account")}
          </a>
          <Form method="post" action="/auth/sign-out">
            <Button type="submit" variant="ghost" size="sm">
              {t("Sign Out")}
            </Button>
          </Form>
        </div>
      </header>
      <main className="mx-auto max-w-[592px] px-4 pt-8 pb-16 md:pt-18">
        <p className="text-14 text-text-3">{t("Waitlist")}</p>
        <h1 className="mt-2 text-30 tracking-tight md:text-40">
          {t("You are number {position}", { position: number(position) })}
        </h1>
        <p className="mt-3 text-text-2">
          {t("We invite companies in the order they joined. We'll email you when it's your turn.")}
        </p>
        <Queue position={position} behind={behind} />
        <dl className="mt-8 border-t border-border text-14">
          {facts.map(({ name, value }) => (
            <div key={name} className="flex justify-between gap-6 border-b border-border py-2.5">
              <dt className="text-text-3">{name}</dt>
              <dd className="min-w-0 font-medium break-words">{value}</dd>
            </div>
          ))}
        </dl>
        <Form method="get" action="/waitlist" replace className="mt-6 flex flex-wrap items-center gap-3">
          <Button type="submit" aria-disabled={isBusy}>
            <RefreshCw className="size-4" aria-hidden="true" />
            {t("Refresh Status")}
          </Button>
          <p role="status" className="text-13 text-text-3 tabular-nums">
            {isBusy
              ? t("Checking...")
              : t("Checked at {time}", { time: `${clock.format(new Date(checkedAt))} UTC` })}
          </p>
        </Form>
        <section className="mt-10 border-t border-border pt-6">
          <h2 className="text-16">{t("Have a beta code now?")}</h2>
          <p className="mt-1.5 text-14 text-text-2">
            {t("A beta code gives immediate access on a new account. Sign out, then sign up with the code.")}{" "}
            {joined(
              parts("Questions? Write to {email}.", {
                email: (
                  <a
                    href={`mailto:${supportEmail}`}
                    className="text-link underline decoration-tint-30 underline-offset-4 hover:decoration-current"
                  >
                    {supportEmail}
                  </a>
                ),
              }),
            )}
          </p>
        </section>
      </main>
    </TeamTextsProvider>
  );
}
