/** What the team decides about the findings of an import: sentences that the website contradicts, and dead links. */
import { and, asc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { z } from "zod";
import { centerImports, type ImportContradiction, importItems } from "#db/schema/center-imports.ts";
import { changeLinks, type LinkChange } from "#engines/moving/change-links.ts";
import { replaceWords } from "#engines/moving/replace-words.ts";
import { pageSuggester } from "#engines/moving/suggest-page.ts";
import { listArticleTitles } from "#features/articles/imported-articles.server.ts";
import { lockOwnCompany } from "#features/companies/company-record.server.ts";
import type { Transaction } from "#platform/db/open-database.ts";
import { AppError } from "#platform/errors.ts";
import { refusalOf } from "#platform/refusal-of.ts";
import type { Services } from "#platform/services.ts";
import type { Refused } from "#shared/action-outcome.ts";
import type { ImportNote } from "#shared/import-note.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { changeImportedText, type ImportedText } from "./change-imported-text.server.ts";
import { contradictionKey, hasOpenLinks, maxListed } from "./import-findings.ts";
import { movingTexts as texts } from "./moving-texts.ts";

const decisionForm = z.discriminatedUnion("intent", [
  z.object({
    intent: z.enum(["use-website", "keep-article", "undo-decision"]),
    found: z.string().max(50),
  }),
  z.object({
    intent: z.enum(["replace-links", "keep-texts"]),
    /** One text of the import. All of them without it. */
    item: z.string().max(600).optional(),
    /** One link of that text. */
    link: z.string().max(300).optional(),
  }),
]);
type Decision = z.infer<typeof decisionForm>;
type Deps = Pick<Services, "db" | "clock" | "pageCache" | "log">;

/** Returns null for an unknown form. */
export async function runImportDecision(
  { db, clock, pageCache, log }: Deps,
  scope: OwnerScope,
  form: FormData,
): Promise<{ ok: true; toast: string } | Refused | null> {
  const asked = decisionForm.safeParse(Object.fromEntries(form)).data;
  if (!asked) return null;
  try {
    const toast = await db.transaction(async (tx) => {
      await lockOwnCompany(tx, scope, "change settings");
      const row = await lockImport(tx, scope);
      return decide({ tx, now: clock.now() }, scope, { row, asked });
    });
    pageCache.invalidate(scope.companyId);
    return { ok: true, toast };
  } catch (error) {
    return refusalOf(error, { log, event: "import decision failed", problem: texts.decisionFailed });
  }
}

type Row = typeof centerImports.$inferSelect;
type Work = { tx: Transaction; now: Date };

async function lockImport(tx: Transaction, { companyId }: OwnerScope): Promise<Row> {
  const [row] = await tx
    .select()
    .from(centerImports)
    .where(
      and(
        eq(centerImports.companyId, companyId),
        eq(centerImports.phase, "import"),
        eq(centerImports.status, "completed"),
      ),
    )
    .for("update");
  if (!row) throw new AppError("conflict", texts.gone);
  return row;
}

function decide(
  work: Work,
  scope: OwnerScope,
  { row, asked }: { row: Row; asked: Decision },
): Promise<string> {
  switch (asked.intent) {
    case "use-website":
    case "keep-article":
    case "undo-decision":
      return decideContradiction(work, scope, { row, key: asked.found, intent: asked.intent });
    case "replace-links":
      return replaceLinks(work, scope, { row, asked });
    case "keep-texts":
      return keepTexts(work, scope, { row, asked });
  }
}

async function decideContradiction(
  work: Work,
  scope: OwnerScope,
  { row, key, intent }: { row: Row; key: string; intent: "use-website" | "keep-article" | "undo-decision" },
): Promise<string> {
  const found = row.contradictions.find((each) => contradictionKey(each) === key);
  if (!found) throw new AppError("not_found", texts.gone);
  if ((found.decision === undefined) === (intent === "undo-decision"))
    throw new AppError("conflict", texts.alreadyDecided);
  const { decision: before, ...open } = found;
  if (intent === "use-website") await change(work, scope, { found: open, isBack: false });
  if (intent === "undo-decision" && before === "website")
    await change(work, scope, { found: open, isBack: true });
  const decided: ImportContradiction =
    intent === "undo-decision"
      ? open
      : { ...open, decision: intent === "use-website" ? "website" : "article" };
  await work.tx
    .update(centerImports)
    .set({ contradictions: row.contradictions.map((each) => (each === found ? decided : each)) })
    .where(eq(centerImports.id, row.id));
  if (intent === "undo-decision") return texts.undone;
  if (intent === "keep-article") return texts.keptArticle;
  return found.article.locale ? texts.usedWebsiteInTranslation : texts.usedWebsite;
}

/** Writes the website's words into the article, or the article's words back. */
async function change(
  work: Work,
  scope: OwnerScope,
  { found: { kind, article, page }, isBack }: { found: ImportContradiction; isBack: boolean },
): Promise<void> {
  // A policy is a whole sentence, of which no part fits into another one.
  const isWhole = kind === "policy";
  const [from, to] = isWhole ? [0, article.sentence.length] : [article.from, article.to];
  const [own, others] = [
    article.sentence.slice(from, to),
    isWhole ? page.sentence : page.sentence.slice(page.from, page.to),
  ];
  const changed = article.sentence.slice(0, from) + others + article.sentence.slice(to);
  const marked = isBack
    ? { sentence: changed, from, to: from + others.length }
    : { sentence: article.sentence, from, to };
  const isChanged = await changeImportedText(
    work,
    scope,
    { articleId: article.id, locale: article.locale ?? "" },
    (content) => replaceWords(content, marked, isBack ? own : others),
  );
  if (!isChanged) throw new AppError("conflict", texts.changedSince);
}

type LinksAsked = Extract<Decision, { intent: "replace-links" | "keep-texts" }>;

/** Texts with open dead links. As many as the report lists. */
async function findTexts(tx: Transaction, row: Row, { item }: LinksAsked) {
  const [, locale = "", sourceId = ""] = item === undefined ? [] : (/^(\S*) (.*)$/s.exec(item) ?? []);
  const one = and(eq(importItems.sourceId, sourceId), eq(importItems.locale, locale));
  return tx
    .select({
      sourceId: importItems.sourceId,
      locale: importItems.locale,
      articleId: sql<string>`${importItems.articleId}`,
      notes: importItems.notes,
    })
    .from(importItems)
    .where(
      and(
        eq(importItems.importId, row.id),
        isNotNull(importItems.articleId),
        inArray(importItems.outcome, ["added", "updated"]),
        sql.raw(hasOpenLinks),
        item === undefined ? undefined : one,
      ),
    )
    .orderBy(asc(importItems.position), asc(importItems.sourceId), asc(importItems.locale))
    .limit(maxListed);
}

const isAsked = ({ kind, text, isDone }: ImportNote, { link }: LinksAsked) =>
  kind === "dead-link" && !isDone && (link === undefined || link === text);

async function replaceLinks(
  work: Work,
  scope: OwnerScope,
  { row, asked }: { row: Row; asked: LinksAsked },
): Promise<string> {
  const suggest = pageSuggester(await listArticleTitles(work.tx, row));
  const { done, left } = await changeFound(work, scope, {
    ...{ row, asked },
    urlOf: ({ text, linkText = "" }) => {
      const page = suggest({ text: linkText, address: text });
      return page && `/articles/${encodeURIComponent(page.slug)}`;
    },
    isWanted: ({ url }) => url !== null,
  });
  if (done === 0) throw new AppError("conflict", left === 0 ? texts.noLinkReplaced : texts.wordsNotFound);
  return texts.replacedLinks(done);
}

async function keepTexts(
  work: Work,
  scope: OwnerScope,
  { row, asked }: { row: Row; asked: LinksAsked },
): Promise<string> {
  const { done, left } = await changeFound(work, scope, { row, asked, urlOf: () => null });
  if (left === 0) return texts.keptTexts;
  if (done === 0) throw new AppError("conflict", texts.linksStay);
  return texts.keptSomeTexts;
}

interface NotedLink extends LinkChange {
  note: ImportNote;
}

/** Changes the links that someone decided about, and counts them and those that the texts don't allow to change. */
async function changeFound(
  work: Work,
  scope: OwnerScope,
  {
    row,
    asked,
    urlOf,
    isWanted = () => true,
  }: {
    row: Row;
    asked: LinksAsked;
    urlOf: (note: ImportNote) => string | null;
    isWanted?: (link: NotedLink) => boolean;
  },
): Promise<{ done: number; left: number }> {
  const counted = { done: 0, left: 0 };
  for (const item of await findTexts(work.tx, row, asked)) {
    const links = item.notes
      .filter((note) => isAsked(note, asked))
      .map((note) => ({ address: note.text, words: note.linkText ?? "", url: urlOf(note), note }))
      .filter(isWanted);
    const done = await changeText(work, scope, { item, links });
    counted.done += done.length;
    counted.left += links.length - done.length;
    if (done.length > 0)
      await markDone(work.tx, row, { ...item, done: new Set(done.map(({ note }) => note)) });
  }
  return counted;
}

/** Returns the links that are changed, or that are gone and needn't be. */
async function changeText(
  work: Work,
  scope: OwnerScope,
  { item, links }: { item: ImportedText; links: NotedLink[] },
): Promise<NotedLink[]> {
  // The article may be gone with its links.
  let done = links.filter(({ url }) => url === null);
  let isSame = true;
  const isChanged = await changeImportedText(work, scope, item, (content) => {
    const changed = changeLinks(content, links);
    done = changed.done;
    isSame = changed.text === content;
    return isSame ? null : changed.text;
  });
  return isChanged || isSame ? done : [];
}

async function markDone(
  tx: Transaction,
  { id }: Row,
  {
    sourceId,
    locale,
    notes,
    done,
  }: { sourceId: string; locale: string; notes: ImportNote[]; done: ReadonlySet<ImportNote> },
): Promise<void> {
  await tx
    .update(importItems)
    .set({ notes: notes.map((note) => (done.has(note) ? { ...note, isDone: true } : note)) })
    .where(
      and(eq(importItems.importId, id), eq(importItems.sourceId, sourceId), eq(importItems.locale, locale)),
    );
}
