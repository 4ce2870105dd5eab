import type { Route } from "./+types/terms";
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
    path: "/terms",
    title: `Terms of Service · ${appName}`,
    description: `The rules for using ${appName}: your account, your content, what is not allowed, and how it ends.`,
  });
}

export default function Terms({ loaderData: { appName, origin } }: Route.ComponentProps) {
  return (
    <ProsePage
      appName={appName}
      title="Terms of Service"
      lead="The rules for using this service, short enough to read."
    >
      <p>
        They apply between you and the operator of {new URL(origin).host}. The software itself has its own
        license, Apache-2.0.
      </p>
      <h2>It is a beta</h2>
      <p>
        We're still building the service. It can change, be interrupted or lose a feature. Accounts without a
        valid beta code join a waitlist until we invite them. We don't charge for any plan during the beta.
        We'll ask you before that changes.
      </p>
      <h2>Your account</h2>
      <p>
        Use your own email address and keep your password to yourself. Tell us if someone else gets it. To
        work with others, invite them instead of sharing an account.
      </p>
      <h2>Your content</h2>
      <ul>
        <li>It stays yours. You allow us to store it and show it where you publish it.</li>
        <li>
          Only enter websites that you own or may use. Don't publish anything illegal or anything that
          violates the rights of others.
        </li>
        <li>
          Answers are made from your website and quote it. Read them before you publish. You're responsible
          for what your help center says.
        </li>
      </ul>
      <h2>What is not allowed</h2>
      <p>
        Attacking the service or others through it, sending spam with its forms, impersonating anyone, and
        bypassing its limits.
      </p>
      <h2>The end</h2>
      <p>
        You can leave at any time. Deleting your account also deletes your help center. We can close accounts
        that break these rules.
      </p>
      <h2>Liability</h2>
      <p>
        The service is provided as is. We don't promise that it fits a purpose or is always available. Where
        the law limits this, the law applies.
      </p>
    </ProsePage>
  );
}
