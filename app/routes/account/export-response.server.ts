import type { RouterContextProvider } from "react-router";
import { servicesContext } from "#app/context.ts";
import { recordChange } from "#features/companies/audit/record-change.server.ts";
import { accountDocument } from "#features/help-center/export/account-document.server.ts";
import { mayExport } from "#features/help-center/export/export-limit.server.ts";
import { exportTexts } from "#features/help-center/export/export-texts.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { refuseDownload } from "../refuse-download.server.ts";
import { accountTexts } from "../team-texts.server.ts";

/** Everything stored about an account and its company, as a file to download from the page `backTo`. */
export async function exportCompany(
  { context, request }: { context: Readonly<RouterContextProvider>; request: Request },
  { scope, backTo }: { scope: OwnerScope; backTo: string },
): Promise<Response> {
  const services = context.get(servicesContext);
  if (!(await mayExport(services, scope))) {
    const text = accountTexts(context, "transfer").t(exportTexts.tooOften);
    return refuseDownload(request, { backTo, text, status: 429 });
  }
  const now = services.clock.now();
  await services.db.transaction((tx) => recordChange(tx, scope, { action: "account.exported" }));
  return exportResponse(accountDocument(services, scope, { now }), now);
}

export function exportResponse(json: string | ReadableStream, now: Date): Response {
  return new Response(json, {
    headers: {
      "content-type": "application/json; charset=utf-8",
      "content-disposition": `attachment; filename="step-export-${now.toISOString().slice(0, 10)}.json"`,
      "cache-control": "private, no-store",
    },
  });
}

/** The body of an answer to HEAD is dropped, so that a file would be made for nothing, and never cleaned up. */
export function refuseHead({ method }: Request): void {
  if (method === "HEAD") throw new Response(null, { status: 405, headers: { allow: "GET" } });
}
