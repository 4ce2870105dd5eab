/**
 * Stores the website's content in its other languages: translations of its questions, and questions that exist only in
 * one of these languages.
 */
import type { EditionWriting } from "#engines/faq-writer/editions/write-editions.ts";
import type { GeneratedFaq } from "#engines/faq-writer/types.ts";
import { lockCompany } from "#features/companies/company-record.server.ts";
import {
  findGeneratedTexts,
  insertGeneratedFaqs,
  readKept,
} from "#features/faqs/generated-faq-rows.server.ts";
import { generationKey } from "#features/faqs/generation-key.ts";
import { storeSources } from "#features/faqs/source-pages.server.ts";
import {
  addCompanyLanguages,
  deleteCompanyLanguage,
  listCompanyLanguages,
} from "#features/translations/company-languages.server.ts";
import {
  type SiteTranslation,
  storeSiteTranslations,
} from "#features/translations/site-translations.server.ts";
import { listTranslations } from "#features/translations/stored-translations.server.ts";
import type { Transaction } from "#platform/db/open-database.ts";

export interface EditionsToStore {
  companyId: string;
  crawlId: string | null;
  /** The main language's questions, which the editions' pairs refer to. */
  faqs: GeneratedFaq[];
  editions: EditionWriting[];
  /** Whether a new question may be added. */
  isWanted: (faq: GeneratedFaq) => boolean;
  now: Date;
}

/**
 * Published from the start, because the texts are the website's own and aren't visible until the help center is
 * published.
 */
const status = "published";

/** Returns how many questions were added, not counting translations. The caller holds the company's lock. */
export async function storeEditions(tx: Transaction, input: EditionsToStore): Promise<number> {
  const { companyId, editions, now } = input;
  const company = await lockCompany(tx, { companyId });
  if (!company) return 0;
  if (!company.onboardingCompleted) await dropEmptyLanguages(tx, input);
  const languages = editions.map(({ language }) => language);
  await addCompanyLanguages(tx, { companyId, language: company.language }, { languages, status });
  const known = new Set((await listCompanyLanguages(tx, { companyId })).map(({ language }) => language));
  let added = 0;
  for (const edition of editions) {
    if (!known.has(edition.language)) continue;
    await storeSiteTranslations(
      tx,
      { companyId, language: edition.language, status },
      await translationsOf(tx, input, edition),
    );
    added += await storeUnpaired(tx, input, edition);
    await storeSources(tx, {
      companyId,
      sources: edition.sources,
      language: edition.language,
      readUrls: null,
      now,
    });
  }
  return added;
}

/** The owner may have entered a different website before, or excluded a language since then. */
async function dropEmptyLanguages(tx: Transaction, { companyId, editions }: EditionsToStore): Promise<void> {
  const wanted = new Set(editions.map(({ language }) => language));
  for (const { language } of await listCompanyLanguages(tx, { companyId })) {
    const inLanguage = await listTranslations(tx, { companyId, language });
    if (
      !wanted.has(language) &&
      inLanguage.every(({ kind, origin }) => kind === "category" && origin === "site")
    )
      await deleteCompanyLanguage(tx, { companyId }, language);
  }
}

async function translationsOf(
  tx: Transaction,
  { companyId, faqs, now }: EditionsToStore,
  { pairs, faqs: theirs, categories }: EditionWriting,
): Promise<SiteTranslation[]> {
  const keys = pairs.flatMap(([main]) => (faqs[main] ? [generationKey(faqs[main])] : []));
  const stored = await findGeneratedTexts(tx, { companyId, keys });
  const ofFaqs = pairs.flatMap(([main, other]): SiteTranslation[] => {
    const [ours, their] = [faqs[main], theirs[other]];
    const row = ours && stored.get(generationKey(ours));
    if (!row || !their) return [];
    const { sourceUrl, sourceTitle, pageHash } = their;
    return [
      {
        item: { kind: "faq", key: row.id },
        fields: { question: their.question, answer: their.answer },
        sourceFields: { question: row.question, answer: row.answer },
        quotes: their.evidence.map((sentence) => ({
          sentence,
          sourceUrl,
          sourceTitle,
          pageHash,
          checkedAt: now.toISOString(),
        })),
      },
    ];
  });
  const ofCategories = Object.entries(categories).map(
    ([key, name]): SiteTranslation => ({
      item: { kind: "category", key },
      fields: { name },
      sourceFields: { name: key },
      quotes: [],
    }),
  );
  return [...ofFaqs, ...ofCategories];
}

/**
 * Adds the site's own questions that have no counterpart in the main language, under the main language's categories.
 * Other unpaired questions could repeat one that the main language has.
 */
async function storeUnpaired(
  tx: Transaction,
  { companyId, crawlId, isWanted, now }: EditionsToStore,
  { language, faqs, pairs, categories }: EditionWriting,
): Promise<number> {
  const paired = new Set(pairs.map(([, other]) => other));
  const mainName = new Map(Object.entries(categories).map(([main, name]) => [name, main]));
  const { slugs, count } = await readKept(tx, companyId);
  return insertGeneratedFaqs(tx, {
    companyId,
    crawlId,
    faqs: faqs
      .filter((faq, at) => faq.origin === "explicit" && !paired.has(at) && isWanted(faq))
      .map((faq) => ({ ...faq, category: mainName.get(faq.category ?? "") ?? faq.category })),
    checkedAt: now,
    takenSlugs: slugs,
    firstPosition: count,
    language,
  });
}
