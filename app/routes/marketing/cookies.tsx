import type { Route } from "./+types/cookies";
import { ProsePage } from "./components/prose-page.tsx";
import { pageMeta } from "./page-meta.ts";
import { siteData, siteLinks } from "./site-page.ts";

export const handle = { noJs: true };

export const links = siteLinks;

export function loader({ context }: Route.LoaderArgs) {
  return siteData(context);
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { appName } = loaderData;
  return pageMeta({
    ...loaderData,
    path: "/cookies",
    title: `Cookie Policy · ${appName}`,
    description: `The few cookies of ${appName}: only what signing in needs, and no banner.`,
  });
}

export default function Cookies({ loaderData: { appName } }: Route.ComponentProps) {
  return (
    <ProsePage
      appName={appName}
      title="Cookie Policy"
      lead="Only what signing in needs. There is nothing to agree to, so there is no banner."
    >
      <h2>When you sign up or sign in</h2>
      <ul>
        <li>
          <code>step.session_token</code> keeps you signed in until you sign out or stay away for a while.
        </li>
        <li>
          <code>step.toast</code> carries a short message such as “Signed in successfully!” to the next page,
          for a minute at most.
        </li>
        <li>
          <code>step.pending</code> remembers, for a day at most, which address is still to be confirmed, and
          where you wanted to go.
        </li>
        <li>
          <code>step.device</code> remembers for 90 days that you signed in with this browser, so that you can
          sign in even while someone else is guessing your password. It holds random characters and a
          signature, and not your email.
        </li>
      </ul>
      <p>
        All are set by {appName} itself, can't be read by scripts and are never sent to anybody else. Over
        https their names may begin with <code>__Secure-</code>.
      </p>
      <h2>When you read</h2>
      <p>
        This site and the help centers made with it set no cookie at all. Nothing counts you, and nothing
        follows you to other websites.
      </p>
    </ProsePage>
  );
}
