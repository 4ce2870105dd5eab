import { servicesContext } from "#app/context.ts";
import { isReachable } from "#features/marketing/is-reachable.ts";
import { buttonClass } from "#ui/primitives/button.tsx";
import type { Route } from "./+types/contact";
import { ProsePage } from "./components/prose-page.tsx";
import { pageMeta } from "./page-meta.ts";
import { siteData, siteLinks } from "./site-page.ts";

export const handle = { noJs: true };

export const links = siteLinks;

export function loader({ context }: Route.LoaderArgs) {
  const { supportEmail } = context.get(servicesContext).config;
  return { ...siteData(context), email: isReachable(supportEmail) ? supportEmail : null };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { appName } = loaderData;
  return pageMeta({
    ...loaderData,
    path: "/contact",
    title: `Contact · ${appName}`,
    description: `How to reach the people behind ${appName}, and where to write to a company that uses it.`,
  });
}

export default function Contact({ loaderData: { appName, email } }: Route.ComponentProps) {
  return (
    <ProsePage
      appName={appName}
      title="Contact"
      lead="Questions about your account, the waitlist or a help center of yours: write to us, a person reads it."
    >
      {email ? (
        <p>
          <a data-button href={`mailto:${email}`} className={buttonClass({ size: "lg" })}>
            {email}
          </a>
        </p>
      ) : (
        <p>
          Whoever runs this server has not given an address yet. It is set with <code>SUPPORT_EMAIL</code>.
        </p>
      )}
      <h2>Looking for a company's support?</h2>
      <p>
        Each help center made with {appName} has a contact page of its own. Messages written there go to that
        company and not to us.
      </p>
    </ProsePage>
  );
}
