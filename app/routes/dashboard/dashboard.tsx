/** Where an owner arrives: what there is of the help center, and the way to it. */
import { Form } from "react-router";
import { ProductMark } from "#app/components/product-mark.tsx";
import { Button, buttonClass } from "#app/components/ui/button.tsx";
import { servicesContext } from "#app/context.ts";
import appStyles from "#app/styles/app.css?url";
import { describeOwnCenter } from "#features/companies/describe-own-center.server.ts";
import { betaUsersOnly, ownerContext } from "../guards.server.ts";
import type { Route } from "./+types/dashboard";

export const middleware = [betaUsersOnly];

export async function loader({ context }: Route.LoaderArgs) {
  const { db, config } = context.get(servicesContext);
  const scope = context.get(ownerContext);
  return { appName: config.appName, email: scope.email, center: await describeOwnCenter(db, scope) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `Dashboard · ${loaderData?.appName ?? ""}` }, { name: "robots", content: "noindex" }];
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { appName, email, center } = loaderData;
  const { companyName, subdomain, isPublic, onboardingCompleted, published, drafts } = center;
  const isOpen = isPublic && subdomain !== null;
  const facts = [
    { name: "Questions in public", value: String(published) },
    { name: "Drafts", value: String(drafts) },
    { name: "Signed in as", value: email },
  ];
  return (
    <>
      <link rel="stylesheet" href={appStyles} precedence="default" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <header className="border-b border-border">
        <div className="flex h-16 items-center justify-between px-4 md:px-8">
          <a
            href="/"
            className="inline-flex items-center gap-2.5 text-18 font-semibold tracking-tight text-text no-underline"
          >
            <ProductMark className="size-6 text-solid" />
            {appName}
          </a>
          <Form method="post" action="/auth/sign-out">
            <Button type="submit" variant="ghost" size="sm">
              Sign out
            </Button>
          </Form>
        </div>
      </header>
      <main className="mx-auto max-w-[752px] px-4 py-10 md:py-16">
        <p className="text-14 text-text-3">Help center</p>
        <h1 className="mt-1 text-30 tracking-tight">{companyName || "Your company"}</h1>
        <p className="mt-3 text-text-2">
          {isOpen
            ? "It is public: everybody with the address can read it."
            : "It is not public yet: nobody but you can see it."}
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          {isOpen ? (
            <a href={`/help/${subdomain}`} className={buttonClass()}>
              Open the help center
            </a>
          ) : null}
          {onboardingCompleted ? null : (
            <a href="/onboarding" className={buttonClass({ variant: isOpen ? "secondary" : "primary" })}>
              Continue setup
            </a>
          )}
        </div>
        <dl className="mt-10 border-t border-border text-14">
          {facts.map(({ name, value }) => (
            <div key={name} className="flex justify-between gap-6 border-b border-border py-2.5">
              <dt className="text-text-3">{name}</dt>
              <dd className="min-w-0 font-medium break-words tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      </main>
    </>
  );
}
