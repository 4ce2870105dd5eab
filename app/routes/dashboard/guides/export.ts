/** Downloads a guide as a PDF file, or as a ZIP file with Markdown and pictures. Drafts, too. */
import { data } from "react-router";
import { z } from "zod";
import { servicesContext } from "#app/context.ts";
import { findCompany } from "#features/companies/company-record.server.ts";
import { guideFolder } from "#features/guides/export/guide-folder.server.ts";
import { printGuide } from "#features/guides/export/print-guide.server.ts";
import { findOwnAsShown } from "#features/guides/own-step-guides.server.ts";
import { zipBody } from "#features/help-center/export/zip-stream.ts";
import { downloadOf } from "#shared/download-of.ts";
import { ownerContext } from "../../guards.server.ts";
import { accountTexts } from "../../team-texts.server.ts";
import type { Route } from "./+types/export";

const files = {
  pdf: { extension: "pdf", type: "application/pdf" },
  markdown: { extension: "zip", type: "application/zip" },
};
/** As the help center's own pages. */
const defaultLanguage = "en";
const known = z.object({ guideId: z.uuid(), format: z.enum(["pdf", "markdown"]) });

export async function loader({ context, params, request }: Route.LoaderArgs): Promise<Response> {
  // The body of an answer to HEAD is dropped, so a file would be made for nothing.
  if (request.method === "HEAD") throw new Response(null, { status: 405, headers: { allow: "GET" } });
  const asked = known.safeParse(params).data;
  const scope = context.get(ownerContext);
  const services = context.get(servicesContext);
  const guide = asked && (await findOwnAsShown(services.db, scope, asked.guideId));
  const company = guide && (await findCompany(services.db, scope));
  if (!company) throw data(null, { status: 404 });
  const { extension, type } = files[asked.format];
  const headers = {
    "content-type": type,
    "content-disposition": downloadOf(`${guide.slug}.${extension}`),
    "cache-control": "private, no-store",
  };
  if (asked.format === "markdown")
    return new Response(zipBody(guideFolder(services, guide), { now: services.clock.now() }), { headers });
  const printed = {
    ...{ guide, companyId: scope.companyId, companyName: company.companyName },
    language: company.language ?? defaultLanguage,
  };
  const answer = await printGuide(services, printed, { signal: request.signal });
  if (!answer.ok) throw data(accountTexts(context, "guides").said(answer.problem), { status: answer.status });
  return new Response(new Uint8Array(answer.pdf), { headers });
}
