/** Translations as the team reads and writes them. Each change takes the company lock first. */
import { createHash } from "node:crypto";
import { recordChange } from "#features/companies/audit/record-change.server.ts";
import {
  type CompanyRow,
  findCompanyOfOwner,
  lockOwnCompany,
} from "#features/companies/company-record.server.ts";
import { requireDraft } from "#features/companies/membership.server.ts";
import { listCompanyLanguages } from "#features/translations/company-languages.server.ts";
import { mainLanguageOf } from "#features/translations/language-tag.ts";
import { isSourceGone } from "#features/translations/source-gone.ts";
import {
  findTranslation,
  listTranslations,
  type Translation,
  writeTranslation,
} from "#features/translations/stored-translations.server.ts";
import {
  itemId,
  type TranslatedFields,
  type TranslatedItem,
} from "#features/translations/translated-item.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import type { Services } from "#platform/services.ts";
import { type Refused, refused, type Saved, type Versioned } from "#shared/action-outcome.ts";
import type { PublicationStatus } from "#shared/enumerations.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { translateTexts } from "./texts.ts";
import { listTranslatablesInto } from "./translatables.server.ts";
import { stateOf, type Translatable, type TranslationState } from "./translation-state.ts";

type Deps = Pick<Services, "db" | "pageCache" | "clock">;

export interface OwnTranslation extends Translatable {
  state: TranslationState;
  translation: Translation | null;
}

export interface OwnLanguage {
  company: CompanyRow;
  main: string;
  items: OwnTranslation[];
}

/** Null if the help center doesn't have the language, or if nothing has to be translated into it. */
export async function readOwnLanguage(
  db: Db,
  scope: OwnerScope,
  language: string,
): Promise<OwnLanguage | null> {
  const company = await findCompanyOfOwner(db, scope);
  if (!company || !(await hasLanguage(db, company, language))) return null;
  const main = mainLanguageOf(company);
  const items = await listTranslatablesInto(db, company, language);
  // The main language is listed only if some questions are in another one.
  if (language === main && items.length === 0) return null;
  const translations = await listTranslations(db, { companyId: company.id, language });
  const byItem = new Map(translations.map((translation) => [itemId(translation), translation]));
  return {
    company,
    main,
    items: items.map((item) => {
      const translation = byItem.get(itemId(item)) ?? null;
      return { ...item, translation, state: stateOf(item, translation) };
    }),
  };
}

export async function hasLanguage(
  db: Db | Transaction,
  company: CompanyRow,
  language: string,
): Promise<boolean> {
  if (language === mainLanguageOf(company)) return true;
  const known = await listCompanyLanguages(db, { companyId: company.id });
  return known.some((each) => each.language === language);
}

/** Identifies the version of the source texts that a person saw. */
export function sourceMark(fields: TranslatedFields): string {
  const texts = Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash("sha256").update(JSON.stringify(texts)).digest("hex").slice(0, 20);
}

export interface TranslationEdit {
  language: string;
  item: TranslatedItem;
  /** 0 if there was no translation. */
  version: number;
  /** The `sourceMark` of the texts that were shown beside the translation. */
  source: string;
  fields: TranslatedFields;
  /** Undefined keeps the stored status, which is initially "draft". */
  status?: PublicationStatus | undefined;
}

type TranslationOutcome = Saved<TranslatedFields> | Refused;

const maxFieldLength = 500_000;

/** Saving makes a translation up to date. Writers can save drafts only. */
export async function saveOwnTranslation(
  services: Deps,
  scope: OwnerScope,
  edit: TranslationEdit,
): Promise<TranslationOutcome> {
  const outcome = await services.db.transaction((tx) =>
    save(tx, scope, { ...edit, now: services.clock.now() }),
  );
  if (outcome.ok) services.pageCache.invalidate(scope.companyId);
  return outcome;
}

async function save(
  tx: Transaction,
  scope: OwnerScope,
  { language, item, version, source, fields, status, now }: TranslationEdit & { now: Date },
): Promise<TranslationOutcome> {
  const company = await lockOwnCompany(tx, scope, "write drafts");
  const wanted = itemId(item);
  const found = (await hasLanguage(tx, company, language))
    ? (await listTranslatablesInto(tx, company, language)).find((each) => itemId(each) === wanted)
    : undefined;
  if (!found) return refused(404, translateTexts.gone);
  const inLanguage = { companyId: scope.companyId, language };
  const stored = await findTranslation(tx, inLanguage, item);
  requireDraft(company.role, { isPublished: stored?.status === "published" || status === "published" });
  if ((stored?.version ?? 0) !== version) {
    const conflict: Versioned<TranslatedFields> = {
      version: stored?.version ?? 0,
      values: stored?.fields ?? {},
    };
    return { ...refused(409, translateTexts.conflict), conflict };
  }
  if (sourceMark(found.fields) !== source) return refused(409, translateTexts.sourceChanged);
  const names = Object.keys(found.fields);
  const texts = Object.fromEntries(names.map((name) => [name, (fields[name] ?? "").trim()]));
  const errors = Object.fromEntries(
    names
      .filter((name) => (texts[name]?.length ?? 0) > maxFieldLength)
      .map((name) => [name, translateTexts.tooLong]),
  );
  if (Object.keys(errors).length > 0) return refused(400, translateTexts.tooLong, errors);
  const written = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ""));
  const isComplete = Object.keys(written).length === names.length;
  const next = status ?? stored?.status ?? "draft";
  if (next === "published" && !isComplete) return refused(400, translateTexts.incomplete);
  await writeTranslation(tx, inLanguage, item, {
    fields: written,
    sourceFields: found.fields,
    status: next,
    origin: isSameAs(stored, written) ? (stored?.origin ?? "hand") : "hand",
    // A person has confirmed the text, so sentences that the website removed no longer matter.
    quotes: isSameAs(stored, written) ? (stored?.quotes ?? []).filter((quote) => !isSourceGone([quote])) : [],
    reviewedAt: now,
  });
  const action =
    next === (stored?.status ?? "draft")
      ? "translation.saved"
      : next === "published"
        ? "translation.published"
        : "translation.unpublished";
  await recordChange(tx, scope, {
    action,
    subject: { ...subjectOf(found), title: found.title },
    details: { changes: [{ label: "Language", to: language }] },
  });
  return { ok: true };
}

function isSameAs(stored: Translation | null, fields: TranslatedFields): boolean {
  return stored !== null && sourceMark(stored.fields) === sourceMark(fields);
}

const subjectKinds = {
  faq: "question",
  "video-faq": "question",
  category: "category",
  article: "article",
  guide: "guide",
  "step-guide": "step guide",
  video: "video",
} as const;

function subjectOf({ kind, key }: TranslatedItem) {
  const subject = { kind: subjectKinds[kind] };
  return kind === "category" ? subject : { ...subject, id: key };
}

/**
 * Publishes every complete and up-to-date draft that a person wrote or confirmed. Drafts from a model or the website
 * stay drafts until they are reviewed.
 */
export async function publishReviewed(
  services: Deps,
  scope: OwnerScope,
  language: string,
): Promise<{ ok: true; count: number } | Refused> {
  const count = await services.db.transaction(async (tx) => {
    const company = await lockOwnCompany(tx, scope, "publish content");
    if (!(await hasLanguage(tx, company, language))) return null;
    const items = await listTranslatablesInto(tx, company, language);
    const inLanguage = { companyId: scope.companyId, language };
    const stored = new Map((await listTranslations(tx, inLanguage)).map((row) => [itemId(row), row]));
    let published = 0;
    for (const item of items) {
      const draft = stored.get(itemId(item));
      if (!draft || draft.reviewedAt === null || stateOf(item, draft) !== "draft") continue;
      if (Object.keys(item.fields).some((name) => !draft.fields[name])) continue;
      const { fields, sourceFields, origin, quotes, reviewedAt } = draft;
      await writeTranslation(tx, inLanguage, item, {
        fields,
        sourceFields,
        origin,
        quotes,
        reviewedAt,
        status: "published",
      });
      published += 1;
    }
    if (published > 0)
      await recordChange(tx, scope, {
        action: "translation.published",
        subject: { kind: "question" },
        details: { changes: [{ label: "Language", to: language }], count: published },
      });
    return published;
  });
  if (count === null) return refused(404, translateTexts.gone);
  services.pageCache.invalidate(scope.companyId);
  return { ok: true, count };
}
