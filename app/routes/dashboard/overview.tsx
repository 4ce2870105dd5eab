/** Where an owner arrives: what there is of the help center, and the way to it. */
import { PageHeader } from "#app/components/page-header.tsx";
import { buttonClass } from "#app/components/ui/button.tsx";
import { servicesContext } from "#app/context.ts";
import { describeOwnCenter } from "#features/companies/describe-own-center.server.ts";
import { ownerContext } from "../guards.server.ts";
import type { Route } from "./+types/overview";
import { dashboardMeta } from "./page-meta.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const scope = context.get(ownerContext);
  return { email: scope.email, center: await describeOwnCenter(db, scope) };
}

export function meta({ matches }: Route.MetaArgs) {
  return dashboardMeta("Home", matches);
}

export default function Overview({ loaderData }: Route.ComponentProps) {
  const { email, center } = loaderData;
  const { subdomain, isPublic, onboardingCompleted, published, drafts } = center;
  const isOpen = isPublic && subdomain !== null;
  const facts = [
    { name: "Questions in public", value: String(published) },
    { name: "Drafts", value: String(drafts) },
    { name: "Signed in as", value: email },
  ];
  return (
    <>
      <PageHeader
        title="Home"
        text={
          isOpen
            ? "Your help center is public: everybody with the address can read it."
            : "Your help center is not public yet: nobody but you can see it."
        }
      >
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
      </PageHeader>
      <dl className="max-w-[720px] border-t border-border text-14">
        {facts.map(({ name, value }) => (
          <div key={name} className="flex justify-between gap-6 border-b border-border py-2.5">
            <dt className="text-text-3">{name}</dt>
            <dd className="min-w-0 font-medium break-words tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
