/** What the team decides about the findings of an import: sentences that the website contradicts, and dead links. */
import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { centerImports, type ImportContradiction } from "#db/schema/center-imports.ts";
import { replaceWords } from "#engines/moving/replace-words.ts";
import { lockOwnCompany } from "#features/companies/company-record.server.ts";
import type { Transaction } from "#platform/db/open-database.ts";
import { AppError } from "#platform/errors.ts";
import { refusalOf } from "#platform/refusal-of.ts";
import type { Services } from "#platform/services.ts";
import type { Refused } from "#shared/action-outcome.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { changeImportedText } from "./change-imported-text.server.ts";
import { keepTexts, replaceLinks } from "./decide-links.server.ts";
import { contradictionKey } from "./import-findings.ts";
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
