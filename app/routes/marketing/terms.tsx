/** A short template that the operator of an installation can adopt. */
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
      lead="The rules for using this service, kept short enough to be read."
    >
      <p>
        They hold between you and whoever operates {new URL(origin).host}. The software itself comes under its
        own licence, Apache-2.0.
      </p>
      <h2>It is a beta</h2>
      <p>
        The service is still being built. It can change, be interrupted or lose a feature. Accounts without a
        valid beta code wait on a list until they are invited. Nothing is charged during the beta, whichever
        plan you choose; before that changes you will be asked.
      </p>
      <h2>Your account</h2>
      <p>
        Give an email address that is yours, keep your password to yourself, and tell us when somebody else
        got hold of it. One account has one company.
      </p>
      <h2>Your content</h2>
      <ul>
        <li>It stays yours. You allow us to store it and to show it where you publish it.</li>
        <li>
          Name only websites that are yours or that you may use, and publish nothing that is against the law
          or takes away the rights of others.
        </li>
        <li>
          Answers are made from the sentences of your website and name them. Read them before you publish: you
          answer for what your help center says.
        </li>
      </ul>
      <h2>What is not allowed</h2>
      <p>
        Attacking the service or others through it, sending unwanted mail with its forms, passing yourself off
        as somebody else, and getting around its limits.
      </p>
      <h2>The end</h2>
      <p>
        You can leave at any time; with your account your company and its help center are deleted. An account
        that breaks these rules can be closed.
      </p>
      <h2>Liability</h2>
      <p>
        The service is given as it is, without a promise that it fits a purpose or is always there. Where the
        law sets limits to this, the law holds.
      </p>
    </ProsePage>
  );
}
