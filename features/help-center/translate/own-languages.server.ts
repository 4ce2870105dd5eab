/** The languages of an owner's help center. Each change takes the company lock first. */
import type { AuditAction } from "#features/companies/audit/audit-actions.ts";
import { recordChange } from "#features/companies/audit/record-change.server.ts";
import {
  type CompanyRow,
  findCompanyOfOwner,
  lockOwnCompany,
} from "#features/companies/company-record.server.ts";
import {
  addCompanyLanguages,
  deleteCompanyLanguage,
  listCompanyLanguages,
  maxLanguages,
  orderCompanyLanguages,
  setCompanyLanguageStatus,
} from "#features/translations/company-languages.server.ts";
import { isOtherLanguage, mainLanguageOf } from "#features/translations/language-tag.ts";
import {
  deleteTranslationsInto,
  listTranslationProgress,
} from "#features/translations/stored-translations.server.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { type Done, type Refused, refused } from "#shared/action-outcome.ts";
import type { PublicationStatus, TeamLanguage } from "#shared/enumerations.ts";
import { languageName, readLanguageTag } from "#shared/language-tag.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { readSearch, searchTitles } from "./search-titles.ts";
import { languageTexts } from "./texts.ts";
import { listTranslatables } from "./translatables.server.ts";
import { type MatrixRow, matrixOf, needsWork } from "./translation-matrix.ts";
import { type Progress, progressOf } from "./translation-state.ts";

type Deps = Pick<Services, "db" | "pageCache">;

export interface LanguageProgress {
  language: string;
  /** In English, for the dashboard. */
  name: string;
  /** Null for the main language. */
  status: PublicationStatus | null;
  progress: Progress;
}

/** The main language comes first. Its progress only counts content that was written in another language. */
export async function describeOwnLanguages(db: Db, scope: OwnerScope): Promise<LanguageProgress[]> {
  return progressIn(await readOwnContent(db, scope));
}

export interface TranslationOverview {
  languages: LanguageProgress[];
  /** The first texts that match the filter, with their state in each of the languages. */
  rows: MatrixRow[];
  count: number;
  filter: "work" | "all";
  search: string;
}

const maxRows = 200;

/** Every text with its state in every language. */
export async function describeOwnTranslations(
  db: Db,
  scope: OwnerScope,
  query: URLSearchParams,
): Promise<TranslationOverview> {
  const content = await readOwnContent(db, scope);
  const languages = progressIn(content).filter(
    ({ status, progress }) => status !== null || progress.total > 0,
  );
  const all = matrixOf(content.items, { ...content, languages: languages.map(({ language }) => language) });
  const filter = query.get("show") === "all" ? "all" : "work";
  const search = readSearch(query);
  const rows = searchTitles(filter === "all" ? all : all.filter(needsWork), search);
  return { languages, rows: rows.slice(0, maxRows), count: rows.length, filter, search };
}

type OwnContent = Awaited<ReturnType<typeof readOwnContent>>;

async function readOwnContent(db: Db, scope: OwnerScope) {
  const company = await findCompanyOfOwner(db, scope);
  if (!company) throw new AppError("not_found");
  const [items, languages, translations] = await Promise.all([
    listTranslatables(db, company),
    listCompanyLanguages(db, scope),
    listTranslationProgress(db, scope),
  ]);
  const main = mainLanguageOf(company);
  const others = languages.filter(({ language }) => language !== main);
  return { items, translations, all: [{ language: main, status: null }, ...others] };
}

function progressIn({ items, translations, all }: OwnContent): LanguageProgress[] {
  return all.map(({ language, status }) => ({
    language,
    name: languageName(language, "en"),
    status,
    progress: progressOf(
      items.filter((item) => isOtherLanguage(item.language, language)),
      translations.filter((translation) => translation.language === language),
    ),
  }));
}

export type LanguageIntent =
  | "add-language"
  | "remove-language"
  | "publish-language"
  | "unpublish-language"
  | "move-language-up";

type LanguageOutcome = (Done & { text: string }) | Refused<"language">;

/** Handles one form submission from the list of languages. */
export async function changeOwnLanguages(
  services: Deps,
  scope: OwnerScope,
  {
    intent,
    language: typed,
    reader = "en",
  }: {
    intent: LanguageIntent;
    language: string;
    /** Names the language in the text. */
    reader?: TeamLanguage;
  },
): Promise<LanguageOutcome> {
  const language = readLanguageTag(typed);
  if (!language) return refused(400, languageTexts.unknown, { language: languageTexts.unknown });
  const outcome = await services.db.transaction(async (tx) => {
    const company = await lockOwnCompany(tx, scope, "change settings");
    const change = await changes[intent](tx, company, { language, name: languageName(language, reader) });
    if ("problem" in change) return refused(409, change.problem, { language: change.problem });
    await recordChange(tx, scope, {
      action: change.action,
      subject: { kind: "language", title: languageName(language, "en") },
    });
    return { ok: true as const, text: change.text };
  });
  if (outcome.ok) services.pageCache.invalidate(scope.companyId);
  return outcome;
}

interface Named {
  language: string;
  name: string;
}

type Change = { action: AuditAction; text: string } | { problem: string };

const changes: Record<
  LanguageIntent,
  (tx: Transaction, company: CompanyRow, changed: Named) => Promise<Change>
> = {
  async "add-language"(tx, company, { language, name }) {
    if (!isOtherLanguage(language, mainLanguageOf(company))) return { problem: languageTexts.isMain };
    const scope = { companyId: company.id };
    if ((await listCompanyLanguages(tx, scope)).length >= maxLanguages)
      return { problem: languageTexts.tooMany };
    const added = await addCompanyLanguages(
      tx,
      { companyId: company.id, language: company.language },
      { languages: [language], status: "draft" },
    );
    if (added.length === 0) return { problem: languageTexts.known };
    return { action: "language.added", text: languageTexts.added(name) };
  },
  async "remove-language"(tx, { id: companyId }, { language, name }) {
    if (!(await deleteCompanyLanguage(tx, { companyId }, language))) return { problem: languageTexts.gone };
    await deleteTranslationsInto(tx, { companyId, language });
    return { action: "language.removed", text: languageTexts.removed(name) };
  },
  "publish-language": (tx, company, named) => setStatus(tx, company, { ...named, status: "published" }),
  "unpublish-language": (tx, company, named) => setStatus(tx, company, { ...named, status: "draft" }),
  async "move-language-up"(tx, { id: companyId }, { language }) {
    const order = (await listCompanyLanguages(tx, { companyId })).map((each) => each.language);
    const at = order.indexOf(language);
    if (at < 0) return { problem: languageTexts.gone };
    const moved = order.toSpliced(at, 1).toSpliced(Math.max(0, at - 1), 0, language);
    await orderCompanyLanguages(tx, { companyId }, moved);
    return { action: "language.moved", text: languageTexts.moved };
  },
};

async function setStatus(
  tx: Transaction,
  { id: companyId }: CompanyRow,
  { language, name, status }: Named & { status: PublicationStatus },
): Promise<Change> {
  if (!(await setCompanyLanguageStatus(tx, { companyId }, { language, status })))
    return { problem: languageTexts.gone };
  return status === "published"
    ? { action: "language.published", text: languageTexts.published(name) }
    : { action: "language.unpublished", text: languageTexts.unpublished(name) };
}
