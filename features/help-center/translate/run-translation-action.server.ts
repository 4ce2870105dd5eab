/** Parses and handles the translate page's forms. */
import { z } from "zod";
import type { TranslatedFields, TranslatedItem } from "#features/translations/translated-item.ts";
import { refusalOf } from "#platform/refusal-of.ts";
import type { Services } from "#platform/services.ts";
import { type Done, type Refused, refused, type Versioned } from "#shared/action-outcome.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { publishReviewed, saveOwnTranslation } from "./own-translations.server.ts";
import { startDrafting } from "./start-drafting.server.ts";
import { translateTexts } from "./texts.ts";
import { readItem, textField } from "./translation-fields.ts";

export type TranslationAnswer = (Done & { text: string }) | Refused<string, Versioned<TranslatedFields>>;

const version = z.coerce.number().int().min(0);

/** Null for a form that the page doesn't have. Throws only if the database is unavailable. */
export async function runTranslationAction(
  services: Services,
  scope: OwnerScope,
  posted: { language: string; form: FormData },
): Promise<TranslationAnswer | null> {
  try {
    return await run(services, scope, posted);
  } catch (error) {
    const { log } = services;
    return refusalOf(error, { log, event: "translation action failed", problem: translateTexts.notSaved });
  }
}

async function run(
  services: Services,
  scope: OwnerScope,
  { language, form }: { language: string; form: FormData },
): Promise<TranslationAnswer | null> {
  const item = readItem(String(form.get("item") ?? ""));
  switch (form.get("intent")) {
    case "save":
      return item && save(services, scope, { language, item, form });
    case "publish":
      return item && save(services, scope, { language, item, form, status: "published" });
    case "unpublish":
      return item && save(services, scope, { language, item, form, status: "draft" });
    case "draft":
      return item && startDrafting(services, scope, { language, item });
    case "draft-missing":
      return startDrafting(services, scope, { language, item: null });
    case "publish-reviewed": {
      const outcome = await publishReviewed(services, scope, language);
      return outcome.ok ? { ok: true, text: publishedText(outcome.count) } : outcome;
    }
    default:
      return null;
  }
}

const savedTexts = { published: translateTexts.published, draft: translateTexts.unpublished };

async function save(
  services: Services,
  scope: OwnerScope,
  {
    language,
    item,
    form,
    status,
  }: { language: string; item: TranslatedItem; form: FormData; status?: "published" | "draft" },
): Promise<TranslationAnswer> {
  const read = version.safeParse(form.get("version"));
  if (!read.success) return refused(400, translateTexts.conflict);
  const fields: TranslatedFields = {};
  for (const [name, value] of form) {
    const field = textField(name);
    if (field !== null && typeof value === "string") fields[field] = value.replace(/\r\n/g, "\n");
  }
  const outcome = await saveOwnTranslation(services, scope, {
    language,
    item,
    version: read.data,
    source: String(form.get("source") ?? ""),
    fields,
    status,
  });
  return outcome.ok ? { ok: true, text: status ? savedTexts[status] : translateTexts.saved } : outcome;
}

function publishedText(count: number): string {
  if (count === 0) return translateTexts.nothingToPublish;
  return count === 1 ? "1 translation published" : `${count} translations published`;
}
