import { gettingStarted, videoGuides } from "#db/schema.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";

export interface Guide {
  title: string;
  steps: { title: string; description: string }[];
}

/** Publishes a company's first guide, unless the company already has one. */
export async function storeGuide(
  db: Db | Transaction,
  { companyId, guide }: { companyId: string; guide: Guide },
): Promise<void> {
  const steps = guide.steps.map((step, index) => ({ ...step, id: String(index + 1), imageUrl: null }));
  await db
    .insert(gettingStarted)
    .values({ companyId, title: guide.title, steps, published: true })
    .onConflictDoNothing({ target: gettingStarted.companyId });
}

/** For the import of an uploaded export into a company without a guide. */
export async function storeImportedGuides(
  tx: Transaction,
  { companyId }: { companyId: string },
  guides: Omit<typeof gettingStarted.$inferInsert, "companyId">[],
): Promise<void> {
  await tx.insert(gettingStarted).values(guides.map((guide) => ({ ...guide, companyId })));
}

export async function storeImportedStepGuides(
  tx: Transaction,
  { companyId }: { companyId: string },
  guides: Omit<typeof videoGuides.$inferInsert, "companyId">[],
): Promise<void> {
  await tx.insert(videoGuides).values(guides.map((guide) => ({ ...guide, companyId })));
}
