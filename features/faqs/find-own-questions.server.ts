import { and, eq, or, sql } from "drizzle-orm";
import { contains } from "#platform/db/contains.ts";
import type { Db } from "#platform/db/open-database.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { faqTables } from "./own-faqs.server.ts";

const maxFound = 6;

export interface OwnQuestion {
  id: string;
  question: string;
  category: string | null;
  isPublished: boolean;
}

/** Questions whose texts contain all of the words. Those that contain all of them in the question itself come first. */
export async function findOwnQuestions(
  db: Db,
  { companyId }: Pick<OwnerScope, "companyId">,
  words: string[],
): Promise<OwnQuestion[]> {
  const found = await Promise.all(
    faqTables.map((table) => {
      const inQuestion = and(...words.map((word) => contains(table.question, word)));
      return db
        .select({
          id: table.id,
          question: table.question,
          category: table.category,
          status: table.status,
          isInQuestion: sql<boolean>`${inQuestion}`,
        })
        .from(table)
        .where(
          and(
            eq(table.companyId, companyId),
            ...words.map((word) => or(contains(table.question, word), contains(table.answer, word))),
          ),
        )
        .orderBy(sql`${inQuestion} desc`, table.position, table.id)
        .limit(maxFound);
    }),
  );
  return found
    .flat()
    .toSorted((a, b) => Number(b.isInQuestion) - Number(a.isInQuestion))
    .slice(0, maxFound)
    .map(({ id, question, category, status }) => ({
      id,
      question,
      category,
      isPublished: status === "published",
    }));
}
