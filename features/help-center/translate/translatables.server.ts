/** Lists the content that a help center's visitors read, as stored in its original language. */
import { listTranslatableArticles } from "#features/articles/public-articles.server.ts";
import { listCollections } from "#features/faqs/collections.server.ts";
import { defaultCategory } from "#features/faqs/default-category.ts";
import { listTranslatableFaqs } from "#features/faqs/translatable-faqs.server.ts";
import { listTranslatableGuides } from "#features/guides/public-guides.server.ts";
import { guideFields } from "#features/translations/guide-texts.ts";
import { isOtherLanguage, mainLanguageOf } from "#features/translations/language-tag.ts";
import { listPublicVideos } from "#features/videos/public-videos.server.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import type { Plan } from "#shared/enumerations.ts";
import type { Translatable } from "./translation-state.ts";

interface Company {
  id: string;
  language: string | null;
  plan: Plan;
}

/** In the order of the translate page. */
export async function listTranslatables(db: Db | Transaction, company: Company): Promise<Translatable[]> {
  const scope = { companyId: company.id };
  const main = mainLanguageOf(company);
  const faqs = await listTranslatableFaqs(db, scope);
  const articles = await listTranslatableArticles(db, scope);
  const { gettingStarted, stepGuides } = await listTranslatableGuides(db, scope);
  const videos = company.plan === "ai" ? await listPublicVideos(db, scope) : [];
  const categories = [...faqs, ...articles, ...stepGuides].map(({ category }) => category?.trim() ?? "");
  const named = [...new Set(categories)].filter((name) => name !== "" && name !== defaultCategory);
  const collections = await listCollections(db, scope);
  const described = new Map(collections.map(({ name, description }) => [name, description]));
  const items: Omit<Translatable, "title">[] = [
    ...faqs.map(({ id, isFromVideo, question, answer, language }) => ({
      kind: isFromVideo ? ("video-faq" as const) : ("faq" as const),
      key: id,
      language: language ?? main,
      fields: { question: question.trim(), answer: answer.trim() },
    })),
    ...named.map((name) => {
      const description = described.get(name);
      const fields = { name, ...(description ? { description } : {}) };
      return { kind: "category" as const, key: name, language: main, fields };
    }),
    ...articles.map(({ id, title, content }) => ({
      kind: "article" as const,
      key: id,
      language: main,
      fields: { title: title.trim(), content: content.trim() },
    })),
    ...(gettingStarted
      ? [
          {
            kind: "guide" as const,
            key: gettingStarted.id,
            language: main,
            fields: guideFields(gettingStarted.texts),
          },
        ]
      : []),
    ...stepGuides.map(({ id, texts }) => ({
      kind: "step-guide" as const,
      key: id,
      language: main,
      fields: guideFields(texts),
    })),
    ...videos.map(({ id, title }) => ({
      kind: "video" as const,
      key: id,
      language: main,
      fields: { title },
    })),
  ];
  return items.map((item) => ({ ...item, title: titleOf(item) }));
}

/** What has to be translated into a language: everything in the help center that isn't already in that language. */
export async function listTranslatablesInto(
  db: Db | Transaction,
  company: Company,
  language: string,
): Promise<Translatable[]> {
  const all = await listTranslatables(db, company);
  return all.filter((item) => isOtherLanguage(item.language, language));
}

function titleOf({ fields }: Pick<Translatable, "fields">): string {
  return fields.question ?? fields.title ?? fields.name ?? Object.values(fields)[0] ?? "";
}
