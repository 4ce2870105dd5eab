/** Redirects to the sample's help center, or waits while it is being created. */
import { redirect } from "react-router";
import { servicesContext } from "#app/context.ts";
import { findPublicScope } from "#features/help-center/find-public-scope.server.ts";
import { sampleSubdomain } from "#features/websites/import/sample.ts";
import { noIndex } from "../private-meta.ts";
import type { Route } from "./+types/demo";
import { ProsePage } from "./components/prose-page.tsx";
import { siteData, siteLinks } from "./site-page.ts";

export const handle = { noJs: true };

export const links = siteLinks;

export async function loader({ context }: Route.LoaderArgs) {
  const address = { host: { kind: "main" }, subdomain: sampleSubdomain } as const;
  const scope = await findPublicScope(context.get(servicesContext).db, address);
  if (scope) throw redirect(scope.basePath);
  return siteData(context);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `Demo · ${loaderData?.appName ?? ""}` }, noIndex, { httpEquiv: "refresh", content: "5" }];
}

export default function Demo({ loaderData: { appName } }: Route.ComponentProps) {
  return (
    <ProsePage
      appName={appName}
      title="We're building the demo"
      lead="The demo is a help center made from a sample company's website. It takes less than a minute, and this page will open it automatically."
    >
      <p>
        Meanwhile, look at <a href="/sample/">the website we're making it from</a>.
      </p>
    </ProsePage>
  );
}
