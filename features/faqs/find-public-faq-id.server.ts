import { and, asc, eq } from "drizzle-orm";
import { generatedFaqs, videoGeneratedFaqs } from "#db/schema/faqs.ts";
import type { Db } from "#platform/db/open-database.ts";
import { uniqueName } from "./unique-name.ts";

/**
 * The published FAQ behind an address, null for none. The two tables can hold the same slug, and the later one is then
 * shown under a name that is stored nowhere, so names are given here as `presentFaqs` gives them.
 */
export async function findPublicFaqId(
  db: Db,
  { companyId }: { companyId: string },
  slug: string,
): Promise<{ id: string; title: string } | null> {
  const lists = await Promise.all(
    [generatedFaqs, videoGeneratedFaqs].map((table) =>
      db
        .select({ id: table.id, title: table.question, slug: table.slug })
        .from(table)
        .where(and(eq(table.companyId, companyId), eq(table.status, "published")))
        .orderBy(asc(table.position), asc(table.createdAt), asc(table.id)),
    ),
  );
  const taken = new Set<string>();
  for (const { id, title, slug: stored } of lists.flat()) {
    if (uniqueName(stored, taken) === slug) return { id, title: title.trim() };
  }
  return null;
}
