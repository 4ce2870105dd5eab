/** Distinguishes the files of different help centers, because they don't say where they are from. */
import { and, eq, inArray, like, or } from "drizzle-orm";
import { importedArticles } from "#db/schema/center-imports.ts";
import type { SourceArticle } from "#engines/moving/source-center.ts";
import { readImportedArticles } from "#features/articles/imported-articles.server.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import type { FileSource } from "#shared/enumerations.ts";
import { textHash } from "./text-hash.ts";

const maxCompared = 200;
const comparedChars = 2_000;
/** Texts about different things share a tenth to a fifth of their groups of three letters. */
const leastShared = 0.35;

/**
 * The origin under which earlier imports stored this help center. Many have an "index.md" or an article with the number 1,
 * so that a file only belongs to an origin if most of what both have is alike. A new origin otherwise.
 */
export async function originOfFile(
  db: Db | Transaction,
  { companyId }: { companyId: string },
  { source, articles }: { source: FileSource; articles: readonly SourceArticle[] },
): Promise<string> {
  const read = new Map(articles.filter(({ locale }) => !locale).map((each) => [each.id, each]));
  const { origin, sourceId } = importedArticles;
  const stored = await db
    .select()
    .from(importedArticles)
    .where(
      and(
        eq(importedArticles.companyId, companyId),
        eq(importedArticles.source, source),
        eq(importedArticles.locale, ""),
        or(eq(origin, ""), like(origin, `${newOrigin("%")}`)),
        inArray(sourceId, [...read.keys()]),
      ),
    );
  const byOrigin = Map.groupBy(stored, (row) => row.origin);
  let best = { origin: "", alike: 0 };
  for (const [origin, rows] of byOrigin) {
    const some = rows.slice(0, maxCompared);
    const ids = some.flatMap(({ articleId }) => articleId ?? []);
    const here = await readImportedArticles(db, { companyId }, ids);
    const compared = some.flatMap((row) => {
      const text = textOf(read.get(row.sourceId)!);
      if (row.sourceHash === textHash(text)) return true;
      // What an article said that was deleted here isn't known.
      const article = here.get(row.articleId ?? "");
      return article ? isAlike(text, article) : [];
    });
    const alike = compared.filter(Boolean).length;
    if (alike * 2 >= compared.length && alike > best.alike) best = { origin, alike };
  }
  if (byOrigin.size === 0 || best.alike > 0) return best.origin;
  let number = 2;
  while (byOrigin.has(newOrigin(number))) number += 1;
  return newOrigin(number);
}

function newOrigin(number: number | "%"): string {
  return `file ${number}`;
}

interface Text {
  title: string;
  content: string;
}

/** As it is staged. */
function textOf({ title, id, markdown }: SourceArticle): Text {
  return { title: title || id, content: markdown };
}

function isAlike(one: Text, other: Text): boolean {
  const [a, b] = [lettersOf(one), lettersOf(other)];
  return a.intersection(b).size >= leastShared * Math.max(a.size, b.size);
}

/** Groups of three letters, in which languages without spaces can be compared, too. */
function lettersOf({ title, content }: Text): Set<string> {
  const text = `${title} ${content.slice(0, comparedChars)}`.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ");
  return new Set(Array.from({ length: Math.max(1, text.length - 2) }, (_, at) => text.slice(at, at + 3)));
}
