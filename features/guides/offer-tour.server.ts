/** Whether the widget shows a guide's steps on the company's own website. */
import { inArray } from "drizzle-orm";
import { videoGuides } from "#db/schema.ts";
import { recordChange } from "#features/companies/audit/record-change.server.ts";
import { findCompany, updateCompany } from "#features/companies/company-record.server.ts";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { maxTours } from "#shared/widget-settings.ts";
import { stepGuideTexts } from "./own-step-guide.ts";
import { lockStepGuide } from "./own-step-guides.server.ts";
import { tourWebsites } from "./tour-clicks.ts";

/** Throws an AppError like `publishStepGuide`. Taking it back is allowed on every plan. */
export async function offerTour(
  { db, pageCache }: Pick<Services, "db" | "pageCache">,
  scope: OwnerScope,
  { id, isOffered }: { id: string; isOffered: boolean },
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockStepGuide(tx, scope, { id, needsPlan: isOffered, to: "publish content" });
    if (isOffered && tourWebsites(row.frames).length === 0)
      throw new AppError("invalid", stepGuideTexts.notRecorded);
    const company = await findCompany(tx, scope);
    const stored = company?.widgetSettings ?? {};
    const before = stored.tours ?? [];
    if (before.includes(id) === isOffered) return;
    // Guides that were deleted don't count.
    const others = before.filter((each) => each !== id);
    const rows = others.length
      ? await tx.select({ id: videoGuides.id }).from(videoGuides).where(inArray(videoGuides.id, others))
      : [];
    const tours = [...rows.map((each) => each.id), ...(isOffered ? [id] : [])];
    if (tours.length > maxTours) throw new AppError("invalid", stepGuideTexts.tooManyTours);
    await updateCompany(tx, scope, { widgetSettings: { ...stored, tours } });
    const [from, to] = isOffered ? [null, row.title] : [row.title, null];
    await recordChange(tx, scope, {
      action: "widget.changed",
      details: { changes: [{ label: "Show me", from, to }] },
    });
  });
  pageCache.invalidate(scope.companyId);
}
