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
    description: `How to contact us, or a company that uses ${appName}.`,
  });
}

export default function Contact({ loaderData: { appName, email } }: Route.ComponentProps) {
  return (
    <ProsePage
      appName={appName}
      title="Contact"
      lead="Questions about your account, the waitlist or your help center? Write to us. A person reads every message."
    >
      {email ? (
        <p>
          <a data-button href={`mailto:${email}`} className={buttonClass({ size: "lg" })}>
            {email}
          </a>
        </p>
      ) : (
        <p>The operator of this server hasn't added a contact address yet.</p>
      )}
      <h2>Looking for a company's support?</h2>
      <p>
        Every help center made with {appName} has its own contact page. Messages sent there go to that
        company, not to us.
      </p>
    </ProsePage>
  );
}
