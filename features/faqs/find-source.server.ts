import { z } from "zod";
import type { Db } from "#platform/db/open-database.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { showContradictionSource, showFaqSource } from "./source-pages.server.ts";
import type { SourceView } from "./source-view.ts";

const query = z.union([
  z.object({ faq: z.uuid() }),
  z.object({ contradiction: z.uuid(), at: z.coerce.number().int().min(0).max(100) }),
]);

/** Returns null if the address doesn't name a question or contradiction of this company. */
export async function findSource(db: Db, scope: OwnerScope, url: string): Promise<SourceView | null> {
  const asked = query.safeParse(Object.fromEntries(new URL(url).searchParams));
  if (!asked.success) return null;
  if ("faq" in asked.data) return showFaqSource(db, scope, { faqId: asked.data.faq });
  const { contradiction, at } = asked.data;
  return showContradictionSource(db, scope, { contradictionId: contradiction, at });
}
