/** Answers with a guide of either kind as a PDF file, or as a ZIP file with Markdown and pictures. */
import { data, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { servicesContext } from "#app/context.ts";
import { centerMessages } from "#engines/messages/center-messages.ts";
import { textsOf } from "#engines/messages/texts.ts";
import { findCompany } from "#features/companies/company-record.server.ts";
import type { ExportedGuide } from "#features/guides/export/exported-guide.ts";
import { readGuideFolder } from "#features/guides/export/guide-folder.server.ts";
import { printGuide } from "#features/guides/export/print-guide.server.ts";
import { zipBody } from "#features/help-center/export/zip-stream.ts";
import type { Refused } from "#shared/action-outcome.ts";
import { downloadOf } from "#shared/download-of.ts";
import { ownerContext } from "../../guards.server.ts";
import { refuseDownload } from "../../refuse-download.server.ts";
import { accountTexts } from "../../team-texts.server.ts";

const files = {
  pdf: { extension: "pdf", type: "application/pdf" },
  markdown: { extension: "zip", type: "application/zip" },
};
const knownFormat = z.enum(["pdf", "markdown"]);
/** As the help center's own pages. */
const defaultLanguage = "en";

/** `find` returns null if the company has no such guide. */
export async function exportGuide(
  {
    request,
    context,
    format,
  }: { request: Request; context: Readonly<RouterContextProvider>; format: string | undefined },
  find: () => Promise<ExportedGuide | null>,
): Promise<Response> {
  // The body of an answer to HEAD is dropped, so a file would be made for nothing.
  if (request.method === "HEAD") throw new Response(null, { status: 405, headers: { allow: "GET" } });
  const known = knownFormat.safeParse(format).data;
  const scope = context.get(ownerContext);
  const services = context.get(servicesContext);
  const found = known && (await find());
  const company = found && (await findCompany(services.db, scope));
  if (!known || !company) throw data(null, { status: 404 });
  const language = company.language ?? defaultLanguage;
  const { t } = textsOf(centerMessages(language, company.messageOverrides));
  const guide = { ...found, title: found.title || t("nav.gettingStarted") };
  const { extension, type } = files[known];
  const headers = {
    "content-type": type,
    "content-disposition": downloadOf(`${guide.fileName}.${extension}`),
    "cache-control": "private, no-store",
  };
  const refuse = ({ problem, status }: Refused) =>
    refuseDownload(request, {
      backTo: new URL(request.url).pathname.replace(/\/export\/\w+$/, ""),
      text: accountTexts(context, "guides").said(problem),
      status,
    });
  if (known === "markdown") {
    const read = await readGuideFolder(services, guide);
    if (!read.ok) return refuse(read);
    return new Response(zipBody(read.files, { now: services.clock.now() }), { headers });
  }
  const printed = { guide, companyId: scope.companyId, companyName: company.companyName, language };
  const answer = await printGuide(services, printed, { signal: request.signal });
  if (!answer.ok) return refuse(answer);
  return new Response(new Uint8Array(answer.pdf), { headers });
}
