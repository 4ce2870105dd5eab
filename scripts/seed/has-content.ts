import { and, eq, isNull } from "drizzle-orm";
import { companies, users } from "#db/schema.ts";
import { sampleSubdomain } from "#features/websites/import/sample.ts";
import type { Db } from "#platform/db/open-database.ts";

/**
 * True if anyone has signed up or created a help center. Excludes the sample center, which every first start creates.
 */
export async function hasContent(db: Db): Promise<boolean> {
  const isSample = and(eq(companies.helpCenterSubdomain, sampleSubdomain), isNull(companies.userId));
  const [user] = await db.select({ id: users.id }).from(users).limit(1);
  if (user) return true;
  const rows = await db.select({ isSample: isSample! }).from(companies);
  return rows.some((row) => !row.isSample);
}
