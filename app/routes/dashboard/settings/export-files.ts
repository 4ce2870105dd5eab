/** Downloads the help center as a static website, or everything as JSON with images. */

import { data } from "react-router";
import { centerReaderContext, servicesContext } from "#app/context.ts";
import { recordChange } from "#features/companies/audit/record-change.server.ts";
import { readCopiedLanguages } from "#features/help-center/export/copied-languages.server.ts";
import { dataArchive } from "#features/help-center/export/data-archive.server.ts";
import { mayExport } from "#features/help-center/export/export-limit.server.ts";
import { exportTexts } from "#features/help-center/export/export-texts.ts";
import { staticSite } from "#features/help-center/export/static-site.ts";
import { type ZipEntry, zipBody } from "#features/help-center/export/zip-stream.ts";
import { findOwnPublicScope } from "#features/help-center/find-public-scope.server.ts";
import { refuseHead } from "../../account/export-response.server.ts";
import { ownerContext } from "../../guards.server.ts";
import { refuseDownload } from "../../refuse-download.server.ts";
import { accountTexts } from "../../team-texts.server.ts";
import type { Route } from "./+types/export-files";

export async function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  refuseHead(request);
  const scope = context.get(ownerContext);
  const services = context.get(servicesContext);
  const now = services.clock.now();
  const what = new URL(request.url).searchParams.get("what");
  const { said } = accountTexts(context, "transfer");
  const refuse = (text: string, status: number) =>
    refuseDownload(request, { backTo: "/dashboard/settings/export", text: said(text), status });
  const record = () =>
    services.db.transaction((tx) => recordChange(tx, scope, { action: "center.exported" }));
  const take = async () => {
    if (!(await mayExport(services, scope))) await refuse(exportTexts.tooOften, 429);
    await record();
  };
  if (what === "data") {
    await take();
    return download(dataArchive(services, scope), { name: "help-center-data", now });
  }
  if (what !== "website") throw data("Unknown file.", { status: 404 });
  const own = await findOwnPublicScope(services.db, scope);
  if (!own) return refuse(exportTexts.notPublic, 409);
  await take();
  const reader = context.get(centerReaderContext)(own.subdomain);
  const languages = await readCopiedLanguages(services.db, own.scope);
  return download(staticSite({ reader, languages }), { name: "help-center-website", now });
}

function download(entries: AsyncIterable<ZipEntry>, { name, now }: { name: string; now: Date }): Response {
  return new Response(zipBody(entries, { now }), {
    headers: {
      "content-type": "application/zip",
      "content-disposition": `attachment; filename="${name}-${now.toISOString().slice(0, 10)}.zip"`,
      "cache-control": "private, no-store",
    },
  });
}
