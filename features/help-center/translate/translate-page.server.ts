/** Reads what the translate page shows. */
import { formFieldOf, kindName } from "#features/help-center/translate/translation-fields.ts";
import { languageSegment } from "#features/translations/language-tag.ts";
import { itemId } from "#features/translations/translated-item.ts";
import { findNewestRun, type TranslationRun } from "#features/translations/translation-runs.server.ts";
import type { Services } from "#platform/services.ts";
import { isActive } from "#shared/is-active.ts";
import { languageName } from "#shared/language-tag.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { type OwnTranslation, readOwnLanguage, sourceMark } from "./own-translations.server.ts";
import { readSearch, searchTitles } from "./search-titles.ts";
import {
  compareTexts,
  isInFilter,
  type Part,
  type Progress,
  type TranslationFilter,
  type TranslationState,
  translationFilters,
} from "./translation-state.ts";

export interface ListedItem {
  id: string;
  title: string;
  kind: string;
  state: TranslationState;
}

export interface EditedField {
  name: string;
  source: string;
  /** What changed in the original since it was translated. Null if nothing did. */
  changes: Part[] | null;
}

export interface EditedItem extends ListedItem {
  sourceLanguage: string;
  sourceName: string;
  fields: EditedField[];
  /** The `sourceMark` of the texts. */
  source: string;
  stored: { version: number; values: Record<string, string> };
  isPublished: boolean;
  /** Who made the stored translation, if no person has reviewed it. Otherwise null. */
  unreviewed: "model" | "site" | null;
  nextId: string | null;
  previousId: string | null;
}

export interface TranslatePage {
  language: string;
  name: string;
  progress: Progress;
  filter: TranslationFilter;
  search: string;
  counts: Record<TranslationFilter, number> & { reviewed: number };
  /** The first items that match the filter. */
  items: ListedItem[];
  selected: EditedItem | null;
  run: { isActive: boolean; text: string } | null;
  hasModel: boolean;
  previewUrl: string;
}

const maxListed = 200;

/** Null if the help center doesn't have the language. */
export async function describeTranslatePage(
  { db, config }: Pick<Services, "db" | "config">,
  scope: OwnerScope,
  { language, query }: { language: string; query: URLSearchParams },
): Promise<TranslatePage | null> {
  const own = await readOwnLanguage(db, scope, language);
  if (!own) return null;
  const { main } = own;
  const search = readSearch(query);
  const items = searchTitles(own.items, search);
  const asked = translationFilters.find((each) => each === query.get("show")) ?? "work";
  const inFilter = items.filter(({ state }) => isInFilter(state, asked));
  const selected = own.items.find((item) => itemId(item) === query.get("item")) ?? inFilter[0] ?? null;
  const run = await findNewestRun(db, { companyId: scope.companyId, language });
  const segment = language === main ? "" : `/${languageSegment(language)}`;
  const count = (filter: TranslationFilter) => items.filter(({ state }) => isInFilter(state, filter)).length;
  return {
    language,
    name: languageName(language, "en"),
    progress: countStates(own.items),
    filter: asked,
    search,
    counts: {
      work: count("work"),
      missing: count("missing"),
      stale: count("stale"),
      draft: count("draft"),
      all: items.length,
      reviewed: own.items.filter(isReviewed).length,
    },
    items: inFilter.slice(0, maxListed).map(listed),
    selected: selected && edited(selected, inFilter),
    run: run && describeRun(run),
    hasModel: config.ai !== null,
    previewUrl: `/help/preview/${scope.companyId}${segment}`,
  };
}

function countStates(items: OwnTranslation[]): Progress {
  const progress: Progress = { missing: 0, stale: 0, draft: 0, done: 0, total: items.length };
  for (const { state } of items) progress[state] += 1;
  return progress;
}

/** A complete draft that a person wrote or confirmed. */
function isReviewed({ state, fields, translation }: OwnTranslation): boolean {
  return (
    state === "draft" &&
    translation?.reviewedAt != null &&
    Object.keys(fields).every((name) => translation.fields[name])
  );
}

function listed(item: OwnTranslation): ListedItem {
  return { id: itemId(item), title: item.title, kind: kindName(item.kind), state: item.state };
}

function edited(item: OwnTranslation, around: OwnTranslation[]): EditedItem {
  const { translation, fields, language, state } = item;
  const ids = around.map(itemId);
  const at = ids.indexOf(itemId(item));
  const names = Object.keys(fields);
  const isUnreviewed = translation !== null && translation.reviewedAt === null;
  return {
    ...listed(item),
    sourceLanguage: language,
    sourceName: languageName(language, "en"),
    fields: names.map((name) => ({
      name,
      source: fields[name] ?? "",
      changes:
        state === "stale" ? changesOf(translation?.sourceFields[name] ?? "", fields[name] ?? "") : null,
    })),
    source: sourceMark(fields),
    stored: {
      version: translation?.version ?? 0,
      values: Object.fromEntries(names.map((name) => [formFieldOf(name), translation?.fields[name] ?? ""])),
    },
    isPublished: translation?.status === "published",
    unreviewed: isUnreviewed && translation.origin !== "hand" ? translation.origin : null,
    nextId: ids[at + 1] ?? null,
    previousId: at > 0 ? (ids[at - 1] ?? null) : null,
  };
}

function changesOf(before: string, after: string): Part[] | null {
  return before === after ? null : compareTexts(before, after);
}

function describeRun(run: TranslationRun): { isActive: boolean; text: string } {
  const { status, total, drafted, refused, error } = run;
  if (isActive(status)) return { isActive: true, text: `Your model has drafted ${drafted} of ${total}.` };
  const refusals =
    refused === 0
      ? ""
      : ` ${refused === 1 ? "1 draft" : `${refused} drafts`} lost a link, number or format and wasn't kept.`;
  return {
    isActive: false,
    text: `${error ?? `Your model drafted ${drafted} of ${total}. Review them before you publish.`}${refusals}`,
  };
}
