/** Shows the visitor's place in the waitlist as a queue. */
import { RefreshCw } from "lucide-react";
import { data, Form, redirect, useNavigation } from "react-router";
import { servicesContext } from "#app/context.ts";
import { redirectWithToast } from "#app/flash.server.ts";
import { accountTexts } from "#features/accounts/texts.ts";
import { findWaitlistPosition } from "#features/beta-access/waitlist.server.ts";
import { Button } from "#ui/primitives/button.tsx";
import { ProductMark } from "#ui/product-mark.tsx";
import appStyles from "#ui/styles/app.css?url";
import { enter } from "../auth/enter.server.ts";
import { withServerErrorFallback } from "../auth/with-server-error-fallback.server.ts";
import { waitingContext, waitlistedOnly } from "../guards.server.ts";
import { privateMeta } from "../private-meta.ts";
import type { Route } from "./+types/waitlist";
import { Queue } from "./queue.tsx";

export const middleware = [waitlistedOnly];

export async function loader({ context }: Route.LoaderArgs) {
  const { user } = context.get(waitingContext);
  const services = context.get(servicesContext);
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
    throw await redirectWithToast("/auth", { kind: "error", text: accountTexts.waitlistMissing }, headers);
  }
  const { position, behind, email, companyName, joinedAt } = place;
  const { appName, supportEmail } = services.config;
  return {
    ...{ appName, supportEmail, position, behind, email, companyName },
    joinedAt: joinedAt.toISOString(),
    checkedAt: services.clock.now().toISOString(),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return privateMeta("Waitlist", loaderData?.appName);
}

const longDate = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
const clock = new Intl.DateTimeFormat("en-US", { timeStyle: "medium", timeZone: "UTC" });

export default function Waitlist({ loaderData }: Route.ComponentProps) {
  const { appName, supportEmail, position, behind, email, companyName, joinedAt, checkedAt } = loaderData;
  const isBusy = useNavigation().state !== "idle";
  const facts = [
    { name: "Company", value: companyName },
    { name: "Email", value: email },
    { name: "Joined", value: longDate.format(new Date(joinedAt)) },
  ];
  return (
    <>
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
        <Form method="post" action="/auth/sign-out">
          <Button type="submit" variant="ghost" size="sm">
            Sign Out
          </Button>
        </Form>
      </header>
      <main className="mx-auto max-w-[592px] px-4 pt-8 pb-16 md:pt-18">
        <p className="text-14 text-text-3">Waitlist</p>
        <h1 className="mt-2 text-30 tracking-tight md:text-40">You are number {position}</h1>
        <p className="mt-3 text-text-2">
          We invite companies in the order they joined. We'll email you when it's your turn.
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
            Refresh Status
          </Button>
          <p role="status" className="text-13 text-text-3 tabular-nums">
            {isBusy ? "Checking..." : `Checked at ${clock.format(new Date(checkedAt))} UTC`}
          </p>
        </Form>
        <section className="mt-10 border-t border-border pt-6">
          <h2 className="text-16">Have a beta code now?</h2>
          <p className="mt-1.5 text-14 text-text-2">
            A beta code gives immediate access on a new account. Sign out, then sign up with the code.
            Questions? Write to{" "}
            <a
              href={`mailto:${supportEmail}`}
              className="text-link underline decoration-tint-30 underline-offset-4 hover:decoration-current"
            >
              {supportEmail}
            </a>
            .
          </p>
        </section>
      </main>
    </>
  );
}
