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
    description: `${appName} only uses the cookies it needs to sign you in.`,
  });
}

export default function Cookies({ loaderData: { appName } }: Route.ComponentProps) {
  return (
    <ProsePage appName={appName} title="Cookie Policy" lead="We only use the cookies needed to sign you in.">
      <h2>When you sign up or sign in</h2>
      <ul>
        <li>
          <code>step.session_token</code> keeps you signed in until you sign out or don't visit for a while.
        </li>
        <li>
          <code>step.toast</code> shows a short message such as “Signed in successfully!” on the next page. It
          expires after a minute.
        </li>
        <li>
          <code>step.pending</code> remembers for up to a day which email you still need to confirm and which
          page you wanted to open.
        </li>
        <li>
          <code>step.device</code> remembers this browser for 90 days. It lets you sign in while someone else
          is guessing your password. It doesn't contain your email.
        </li>
        <li>
          <code>step.second-factor</code> remembers for a few minutes that your password was right, while you
          enter a code.
        </li>
        <li>
          <code>step.passkey</code> links your passkey's response to this browser for a few minutes.
        </li>
        <li>
          <code>step.factor-later</code> remembers that you postponed setting up a second factor.
        </li>
      </ul>
      <p>
        {appName} sets all of them. Scripts can't read them, and we never send them to anyone else. Over
        HTTPS, their names may begin with <code>__Secure-</code>.
      </p>
      <h2>When you read</h2>
      <p>
        This site and its help centers set no cookies for readers, except for private help centers:{" "}
        <code>step.reader</code> remembers for twelve hours that you may read one, and for a month that you
        knew its password. We don't track you, here or on other websites.
      </p>
    </ProsePage>
  );
}
