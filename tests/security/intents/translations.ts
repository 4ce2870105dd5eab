/** Rows for languages and translations. */
import { eq } from "drizzle-orm";
import { companyLanguages, generatedFaqs, translations } from "#db/schema.ts";
import { sourceMark } from "#features/help-center/translate/own-translations.server.ts";
import type { Row, Rows, World } from "./rows.ts";

const withLanguages = ({ app, company: { companyId } }: World) =>
  app.services.db.insert(companyLanguages).values([
    { companyId, language: "de" },
    { companyId, language: "fr", status: "published", position: 1 },
  ]);

async function sourceOf({ app, company }: World): Promise<Record<string, string>> {
  const [faq] = await app.services.db
    .select({ question: generatedFaqs.question, answer: generatedFaqs.answer })
    .from(generatedFaqs)
    .where(eq(generatedFaqs.id, company.ids.published));
  return { question: (faq?.question ?? "").trim(), answer: (faq?.answer ?? "").trim() };
}

const withTranslation =
  (status: "draft" | "published") =>
  async (world: World): Promise<void> => {
    await withLanguages(world);
    await world.app.services.db.insert(translations).values({
      companyId: world.company.companyId,
      language: "de",
      faqId: world.company.ids.published,
      fields: { question: "Eine Frage?", answer: "Eine Antwort darauf." },
      sourceFields: await sourceOf(world),
      status,
      origin: "hand",
      reviewedAt: new Date(),
    });
  };

const form = (version: number) => async (world: World) => ({
  item: `faq:${world.company.ids.published}`,
  version: String(version),
  source: sourceMark(await sourceOf(world)),
  "text.question": "Noch eine Frage?",
  "text.answer": "Noch eine Antwort darauf.",
});

/** The page's forms are at an address that names an item. */
const page = () => "/dashboard/translate/de?show=all&item=open";

const translate: Record<string, Row> = {
  save: { prepare: withTranslation("draft"), fields: form(1) },
  "save (published)": { prepare: withTranslation("published"), fields: form(1) },
  publish: { prepare: withLanguages, fields: form(0) },
  unpublish: { prepare: withTranslation("published"), fields: form(1) },
  "publish-reviewed": { prepare: withTranslation("draft"), stranger: "own" },
  draft: {
    prepare: withLanguages,
    fields: ({ company }) => ({ item: `faq:${company.ids.published}` }),
  },
  "draft-missing": { prepare: withLanguages, stranger: "own" },
};

const language = (tag: string): Row => ({
  prepare: withLanguages,
  fields: () => ({ language: tag }),
  stranger: "own",
});

const languages: Record<string, Row> = {
  "add-language": language("ja"),
  "remove-language": language("de"),
  "publish-language": language("de"),
  "unpublish-language": language("fr"),
  "move-language-up": language("fr"),
};

export const translationRows: Rows = {
  ...Object.fromEntries(
    Object.entries(translate).map(([intent, row]) => [
      `main/dashboard/translate ${intent}`,
      { ...row, address: page },
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(languages).map(([intent, row]) => [`main/dashboard/settings/languages ${intent}`, row]),
  ),
};
