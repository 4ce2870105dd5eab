/** Finds which questions the slugs of public pages belong to, with the same rule as the pages. */
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { generatedFaqs, videoGeneratedFaqs } from "#db/schema.ts";
import type { Db } from "#platform/db/open-database.ts";
import { inOrderOfPage } from "./category-order.ts";

interface AddressedSlug {
  companyId: string;
  slug: string;
}

interface AddressedQuestion extends AddressedSlug {
  id: string;
  isFromVideo: boolean;
}

const slugsAtOnce = 1_000;
/** Each may have hundreds of questions. */
const companiesAtOnce = 100;

/** Reads those of many companies together. Omits slugs without a published question. */
export async function findAddressedQuestions(
  db: Db,
  asked: readonly AddressedSlug[],
): Promise<AddressedQuestion[]> {
  const found: AddressedQuestion[] = [];
  // They come first, so their slugs stay as they are stored.
  for (const batch of batchesOf(asked, slugsAtOnce)) found.push(...(await findWritten(db, batch)));
  const known = new Set(found.map(keyOf));
  const left = asked.filter((each) => !known.has(keyOf(each)));
  const companyIds = [...new Set(left.map(({ companyId }) => companyId))];
  const wanted = new Set(left.map(keyOf));
  for (const batch of batchesOf(companyIds, companiesAtOnce)) {
    const fromVideos = await listFromVideos(db, batch);
    found.push(...fromVideos.filter((each) => wanted.has(keyOf(each))));
  }
  return found;
}

async function findWritten(db: Db, asked: readonly AddressedSlug[]): Promise<AddressedQuestion[]> {
  const { id, companyId, slug } = generatedFaqs;
  const rows = await db
    .select({ id, companyId, slug })
    .from(generatedFaqs)
    .innerJoin(
      sql`jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked("companyId" uuid, slug text)`,
      sql`asked."companyId" = ${companyId} and asked.slug = ${slug}`,
    )
    .where(eq(generatedFaqs.status, "published"));
  return rows.map((row) => ({ ...row, isFromVideo: false }));
}

/** All published questions from videos, with their addresses. */
async function listFromVideos(db: Db, companyIds: readonly string[]): Promise<AddressedQuestion[]> {
  const { id, companyId, slug, status, position, createdAt } = videoGeneratedFaqs;
  const videos = await db
    .select({ id, companyId, slug })
    .from(videoGeneratedFaqs)
    .where(and(inArray(companyId, [...companyIds]), eq(status, "published")))
    .orderBy(asc(position), asc(createdAt), asc(id));
  if (videos.length === 0) return [];
  const byCompany = Map.groupBy(videos, (video) => video.companyId);
  const written = await db
    .select({ companyId: generatedFaqs.companyId, slug: generatedFaqs.slug })
    .from(generatedFaqs)
    .where(
      and(inArray(generatedFaqs.companyId, [...byCompany.keys()]), eq(generatedFaqs.status, "published")),
    );
  const taken = Map.groupBy(written, (row) => row.companyId);
  return [...byCompany].flatMap(([company, own]) => {
    const rows = inOrderOfPage([
      ...(taken.get(company) ?? []).map((row) => ({ ...row, id: null, categoryPosition: null })),
      ...own.map((row) => ({ ...row, categoryPosition: null })),
    ]);
    return rows.flatMap((row) => (row.id === null ? [] : [{ ...row, id: row.id, isFromVideo: true }]));
  });
}

function keyOf({ companyId, slug }: AddressedSlug): string {
  return `${companyId} ${slug}`;
}

function* batchesOf<Item>(items: readonly Item[], size: number): Generator<Item[]> {
  for (let at = 0; at < items.length; at += size) yield items.slice(at, at + size);
}
