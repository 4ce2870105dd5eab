/** A template that says what this software really does; whoever runs an installation answers for the rest. */
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
      lead="No tracking, no advertising, nothing loaded from anybody else. What is stored is what the product needs to work."
    >
      <p>
        This page describes what the software stores. {appName} at {new URL(origin).host} is run by whoever
        operates this server, who is responsible for the data on it
        {email ? (
          <>
            {" "}
            and answers at <a href={`mailto:${email}`}>{email}</a>
          </>
        ) : null}
        .
      </p>
      <h2>If you have an account</h2>
      <ul>
        <li>Your email address and company name, and the beta code and plan you signed up with.</li>
        <li>Your password as a hash that it can't be read back from.</li>
        <li>
          One session for each browser you are signed in with. Your network address is not kept with it.
        </li>
        <li>On the waitlist: when you joined, so that your place in it is known.</li>
        <li>The mails that were sent to you, such as the one that confirms your address.</li>
      </ul>
      <h2>If you make a help center</h2>
      <ul>
        <li>The pages of the website you name, as anybody can read them, and what was made of them.</li>
        <li>What you write, upload and choose yourself: questions, contact details, colours, your logo.</li>
      </ul>
      <p>What you publish can be read by everybody.</p>
      <h2>If you read a help center</h2>
      <p>
        Nothing about you is stored. How often pages were opened, and which words were searched for, is
        counted by the day, without anything that leads back to you. If you write to a company through its
        contact form, your name, your email address and your message are stored for that company and mailed to
        it.
      </p>
      <h2>Everybody</h2>
      <p>
        To refuse floods of sign-ins and messages, the server counts them under a digest of your network
        address or email address for as long as the limit lasts. Its log names the pages that failed and not
        who asked for them. For security it also notes sign-ins, refused ones included, with the
        account&apos;s number and a digest of the network that changes every day. A proxy or a host in front
        of it may keep logs of its own; ask whoever operates it.
      </p>
      <h2>What never happens</h2>
      <ul>
        <li>Your data is not sold and not used for advertising.</li>
        <li>No page loads a script, a font or a picture from another company to count or follow you.</li>
      </ul>
      <h2>Your rights</h2>
      <p>
        You can ask what is stored about you, have it corrected or deleted, and take it with you. Deleting an
        account deletes its company, its help center and everything in it. Cookies have{" "}
        <a href="/cookies">a page of their own</a>.
      </p>
    </ProsePage>
  );
}
