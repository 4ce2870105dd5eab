/**
 * Redirects to a sample's help center, or waits while it is being made. The sample company's is made at the first
 * start, the others when a visitor first opens them.
 */
import { data, redirect } from "react-router";
import { servicesContext } from "#app/context.ts";
import { findPublicScope } from "#features/help-center/find-public-scope.server.ts";
import { openSample } from "#features/websites/import/open-sample.server.ts";
import { findSample, mainSample, type Sample } from "#features/websites/import/sample.ts";
import { Button } from "#ui/primitives/button.tsx";
import { unknownForm } from "../answer-outcome.ts";
import { noIndex } from "../private-meta.ts";
import { readForm } from "../read-body.ts";
import type { Route } from "./+types/demo";
import { ProsePage } from "./components/prose-page.tsx";
import { siteData, siteLinks } from "./site-page.ts";
import waitScript from "./wait-for-demo.ts?worker&url";

export const handle = { noJs: true };

export const links = siteLinks;

export async function loader({ context, request }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams;
  const sample = asked.has("sample") ? findSample(asked.get("sample")) : mainSample;
  if (!sample) throw data(null, { status: 404 });
  const path = await findCenter(context, sample);
  if (path) throw redirect(path);
  return { ...siteData(context), sample };
}

/** Returns the public help center's path. Null while it is being made, and if it was never opened. */
async function findCenter(
  context: Route.LoaderArgs["context"],
  { subdomain, path }: Sample,
): Promise<string | null> {
  const { db, origin } = context.get(servicesContext);
  const scope = await findPublicScope(db, { host: { kind: "main" }, subdomain });
  // An owner may have had this subdomain before it was reserved.
  return scope?.company.websiteUrl === origin + path ? scope.basePath : null;
}

export async function action({ context }: Route.ActionArgs) {
  const sample = findSample(String((await readForm(context)).get("sample")));
  if (!sample) throw unknownForm();
  await openSample(context.get(servicesContext), sample);
  return redirect(`/demo?sample=${sample.subdomain}`);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `Demo · ${loaderData?.appName ?? ""}` }, noIndex];
}

export default function Demo({ loaderData: { appName, sample } }: Route.ComponentProps) {
  return (
    <ProsePage
      appName={appName}
      title="We're building the demo"
      lead="The demo is a help center made from a sample company's website. It takes less than a minute, and this page will open it automatically."
    >
      <p>
        Meanwhile, look at <a href={sample.path}>the website we're making it from</a>.
      </p>
      <form method="post" action="/demo">
        <input type="hidden" name="sample" value={sample.subdomain} />
        <p>
          Nothing after a minute? <a href={`/demo?sample=${sample.subdomain}`}>Open the demo</a>, or start
          again.
        </p>
        <Button type="submit" variant="secondary">
          Start again
        </Button>
      </form>
      <script type="module" src={waitScript} />
    </ProsePage>
  );
}
