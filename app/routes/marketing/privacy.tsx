/** A template that states what this software does. The operator is responsible for the rest. */
import { servicesContext } from "#app/context.ts";
import { isReachable } from "#features/marketing/is-reachable.ts";
import type { Route } from "./+types/privacy";
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
    path: "/privacy",
    title: `Privacy Policy · ${appName}`,
    description: `What ${appName} stores about you, why, and what it never does.`,
  });
}

export default function Privacy({ loaderData: { appName, origin, email } }: Route.ComponentProps) {
  return (
    <ProsePage
      appName={appName}
      title="Privacy Policy"
      lead="No tracking, no advertising, no third-party content. We only store what the product needs to work."
    >
      <p>
        This page describes what the software stores. {appName} at {new URL(origin).host} is run by this
        server's operator, who is responsible for the data on it
        {email ? (
          <>
            {" "}
            and can be reached at <a href={`mailto:${email}`}>{email}</a>
          </>
        ) : null}
        .
      </p>
      <h2>If you have an account</h2>
      <ul>
        <li>Your email address and company name, and the beta code and plan you signed up with.</li>
        <li>Your password, as a hash that can't be reversed.</li>
        <li>One session for each browser you're signed in with. We don't store your IP address with it.</li>
        <li>
          Your changes to a company, in its audit log. Its owners and admins see them for two years.{" "}
          {"Each entry includes your browser and, for 90 days, your IP address."}
        </li>
        <li>On the waitlist, the time you joined, so that we know your place.</li>
        <li>The emails we sent you, such as the one that confirms your address.</li>
      </ul>
      <h2>If you make a help center</h2>
      <ul>
        <li>The public pages of the website you enter, and what we made from them.</li>
        <li>What you write, upload and select, such as questions, contact details, colors and your logo.</li>
      </ul>
      <p>Everyone can read what you publish.</p>
      <h2>If you read a help center</h2>
      <p>
        We store nothing about you. We count page views and search terms per day, without anything that
        identifies you. If you use a company's contact form, we store your message for that company and email
        it to them.
      </p>
      <h2>Everyone</h2>
      <p>
        To limit sign-ins and messages, the server counts them under a hash of your IP address or email
        address while the limit lasts. Its log names pages that failed, not who asked for them. For security
        it also logs sign-in attempts with the account&apos;s ID and a hash of the network that changes every
        day. A proxy or host in front of the server may keep its own logs. Ask its operator.
      </p>
      <h2>What never happens</h2>
      <ul>
        <li>We don't sell your data or use it for advertising.</li>
        <li>No page loads a script, font or image from another company to track you.</li>
      </ul>
      <h2>Your rights</h2>
      <p>
        You can ask what we store about you, have it corrected or deleted, and export it. Deleting your
        account also deletes companies without other members, with their help centers. See also our{" "}
        <a href="/cookies">Cookie Policy</a>.
      </p>
    </ProsePage>
  );
}
