/** Waits for an import to end, telling what happens on the way. */
import { eq } from "drizzle-orm";
import { companies, crawls } from "#db/schema.ts";
import type { Services } from "#platform/services.ts";
import { describeImport } from "./describe-import.server.ts";
import { type ImportEvent, importChannel } from "./import-events.ts";

export type ImportEnd = Extract<ImportEvent, { type: "done" | "failed" }>;

/** Notifications can be lost; the row can't. */
const checkEveryMs = 1_000;

export async function followImport(
  services: Services,
  crawlId: string,
  onEvent: (event: ImportEvent) => void,
): Promise<ImportEnd> {
  let timer: NodeJS.Timeout | undefined;
  let unsubscribe: (() => void) | undefined;
  try {
    return await new Promise<ImportEnd>((resolve, reject) => {
      unsubscribe = services.realtime.subscribe(importChannel(crawlId), (message) => {
        const event = message as ImportEvent;
        if (event.type === "done" || event.type === "failed") resolve(event);
        else onEvent(event);
      });
      timer = setInterval(() => {
        findImportEnd(services, crawlId).then((end) => end && resolve(end), reject);
      }, checkEveryMs);
    });
  } finally {
    clearInterval(timer);
    unsubscribe?.();
  }
}

/** Null while it is under way. */
async function findImportEnd(services: Services, crawlId: string): Promise<ImportEnd | null> {
  const [row] = await services.db
    .select({
      status: crawls.status,
      code: crawls.errorCode,
      message: crawls.errorMessage,
      companyId: crawls.companyId,
      subdomain: companies.helpCenterSubdomain,
    })
    .from(crawls)
    .leftJoin(companies, eq(companies.id, crawls.companyId))
    .where(eq(crawls.id, crawlId));
  if (!row) return { type: "failed", code: "cancelled", message: "The import was deleted." };
  if (row.status === "failed" || row.status === "cancelled") {
    return {
      type: "failed",
      code: row.code ?? row.status,
      message: row.message ?? "The import was cancelled.",
    };
  }
  if (row.status !== "completed" || !row.companyId || !row.subdomain) return null;
  const { pages, faqs } = await describeImport(services, row.companyId);
  return { type: "done", companyId: row.companyId, subdomain: row.subdomain, pages, faqs };
}
