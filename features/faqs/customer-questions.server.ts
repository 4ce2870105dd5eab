/** Compares a help center with the questions that customers in its trade ask, and creates drafts for missing ones. */
import { and, eq, sql } from "drizzle-orm";
import { generatedFaqs, videoGeneratedFaqs } from "#db/schema.ts";
import { type CustomerQuestion, coreQuestionsOf, wordQuestion } from "#engines/customer-questions/bank.ts";
import { coverageOf } from "#engines/customer-questions/missing-questions.ts";
import { trades } from "#engines/customer-questions/trades.ts";
import { findCompanyOfOwner, lockOwnCompany } from "#features/companies/company-record.server.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import { type PublicationStatus, type TradeId, tradeIds } from "#shared/enumerations.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { addFaq } from "./change-faqs.server.ts";

export interface MissingQuestion {
  intent: string;
  /** Short name for the summary, such as "parking". */
  label: string;
  question: string;
  /** Id of a draft that asks this question, or null. */
  draftId: string | null;
}

export interface CustomerQuestions {
  /** The trade with its article, such as "a hotel". Null if Step doesn't know the trade. */
  trade: string | null;
  tradeId: TradeId | null;
  choices: { id: TradeId; name: string }[];
  asked: number;
  /** As customers ask them. */
  answered: string[];
  missing: MissingQuestion[];
}

interface StoredQuestion {
  id: string;
  question: string;
  status: PublicationStatus;
}

/**
 * Null if there are no such questions in the company's language, or if the help center doesn't have any questions yet.
 */
export async function describeCustomerQuestions(
  db: Db,
  scope: OwnerScope,
): Promise<CustomerQuestions | null> {
  const company = await findCompanyOfOwner(db, scope);
  if (!company) return null;
  const language = primaryTag(company.language);
  const stored = await listQuestions(db, scope);
  const published = stored.filter(({ status }) => status === "published").map(({ question }) => question);
  const { companyName } = company;
  const texts = await listTitledTexts(db, scope);
  const coverage = coverageOf(company.trade, { language, companyName, questions: published, texts });
  if (coverage.asked === 0 || stored.length === 0) return null;
  const drafts = stored.filter(({ status }) => status === "draft");
  // Questions that name the company are left out if it has no name.
  const answered = coverage.answered.flatMap((one) => wordQuestion(one, companyName) ?? []);
  const missing = coverage.missing.flatMap((one) => presentMissing(one, { companyName, drafts }));
  return {
    trade: company.trade && trades[company.trade].called,
    tradeId: company.trade,
    choices: tradeIds.map((id) => ({ id, name: nameOf(trades[id].called) })),
    asked: answered.length + missing.length,
    answered,
    missing,
  };
}

/**
 * Returns the id of the draft that asks the question, which is created if necessary. Returns null for an
 * unknown question.
 */
export async function answerCustomerQuestion(
  tx: Transaction,
  scope: OwnerScope,
  { intent }: { intent: string },
): Promise<string | null> {
  const company = await lockOwnCompany(tx, scope, "write drafts");
  const language = primaryTag(company.language);
  const asked = coreQuestionsOf(company.trade, language).find((one) => one.intent.id === intent);
  const question = asked && wordQuestion(asked, company.companyName);
  if (!asked || !question) return null;
  const drafts = (await listQuestions(tx, scope)).filter(({ status }) => status === "draft");
  const known = draftOf(asked, drafts);
  return known ?? addFaq(tx, scope, { category: null, question });
}

/** "a hotel or guest house" becomes "Hotel or guest house". */
function nameOf(called: string): string {
  const name = called.replace(/^an? /, "");
  return name.charAt(0).toUpperCase() + name.slice(1);
}

async function listQuestions(db: Db | Transaction, { companyId }: OwnerScope): Promise<StoredQuestion[]> {
  const lists = await Promise.all(
    [generatedFaqs, videoGeneratedFaqs].map((table) =>
      db
        .select({ id: table.id, question: table.question, status: table.status })
        .from(table)
        .where(eq(table.companyId, companyId)),
    ),
  );
  return lists.flat();
}

/** Most answer several questions of customers below a title that asks none. */
const maxTexts = 60;
/** In characters. */
const maxTextLength = 2_400;

async function listTitledTexts(db: Db, { companyId }: OwnerScope): Promise<string[]> {
  const rows = await db
    .select({ text: sql<string>`left(${generatedFaqs.answer}, ${maxTextLength})` })
    .from(generatedFaqs)
    .where(
      and(
        eq(generatedFaqs.companyId, companyId),
        eq(generatedFaqs.status, "published"),
        sql`${generatedFaqs.question} !~ '[?？؟]'`,
      ),
    )
    .orderBy(generatedFaqs.position, generatedFaqs.id)
    .limit(maxTexts);
  return rows.map(({ text }) => text);
}

function presentMissing(
  one: CustomerQuestion,
  { companyName, drafts }: { companyName: string; drafts: StoredQuestion[] },
): MissingQuestion[] {
  const question = wordQuestion(one, companyName);
  const { id: intent, label } = one.intent;
  return question === null ? [] : [{ intent, label, question, draftId: draftOf(one, drafts) }];
}

function draftOf({ asks }: CustomerQuestion, drafts: StoredQuestion[]): string | null {
  return drafts.find(({ question }) => asks.test(question))?.id ?? null;
}

/** If the company's language isn't known yet, the questions are in English. */
function primaryTag(language: string | null): string {
  return language?.split("-")[0]?.toLowerCase() ?? "en";
}
