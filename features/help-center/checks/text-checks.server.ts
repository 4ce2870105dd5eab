/** Which texts of a company are due for a check, and what the team chose for them. */
import { listWrittenArticles } from "#features/articles/written-articles.server.ts";
import { readCheckChoices, saveCheckChoice } from "#features/check-dates/check-choices.server.ts";
import { byDueDate, checkOf, type TextCheck, type WrittenText } from "#features/check-dates/check-date.ts";
import { recordChange } from "#features/companies/audit/record-change.server.ts";
import { lockOwnCompany, updateCompany } from "#features/companies/company-record.server.ts";
import { listWrittenAnswers } from "#features/faqs/written-answers.server.ts";
import { listWrittenGuides } from "#features/guides/written-guides.server.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import type { CheckMonths } from "#shared/enumerations.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";

type Company = Pick<OwnerScope, "companyId">;

/** Those that are due longest first. */
export async function listTextChecks(db: Db | Transaction, scope: Company, now: Date): Promise<TextCheck[]> {
  const [texts, choices] = [await listWritten(db, scope), await readCheckChoices(db, scope)];
  return texts.map((text) => checkOf(text, choices(text.id), now)).toSorted(byDueDate);
}

export async function listDueTexts(db: Db | Transaction, scope: Company, now: Date): Promise<TextCheck[]> {
  return (await listTextChecks(db, scope, now)).filter(({ isDue }) => isDue);
}

async function listWritten(db: Db | Transaction, scope: Company): Promise<WrittenText[]> {
  return [
    ...(await listWrittenArticles(db, scope)),
    ...(await listWrittenAnswers(db, scope)),
    ...(await listWrittenGuides(db, scope)),
  ];
}

interface CheckInput {
  id: string;
  /** Null for those of all texts. */
  months: CheckMonths | null;
  /** Whether the member has confirmed the text. */
  isConfirmed: boolean;
  now: Date;
}

/** Returns false if the company has no such text. */
export async function saveTextCheck(
  tx: Transaction,
  scope: OwnerScope,
  { id, months, isConfirmed, now }: CheckInput,
): Promise<boolean> {
  await lockOwnCompany(tx, scope, "publish content");
  const text = (await listWritten(tx, scope)).find((one) => one.id === id);
  if (!text) return false;
  await saveCheckChoice(tx, scope, { itemId: id, months, ...(isConfirmed ? { checkedAt: now } : {}) });
  await recordChange(tx, scope, {
    action: isConfirmed ? "content.checked" : "content.check-planned",
    subject: { kind: text.kind, id, title: text.title },
  });
  return true;
}

/** The interval of texts that have none of their own. */
export async function saveUsualMonths(
  tx: Transaction,
  scope: OwnerScope,
  months: CheckMonths,
): Promise<void> {
  const { checkMonths } = await lockOwnCompany(tx, scope, "publish content");
  if (checkMonths === months) return;
  await updateCompany(tx, scope, { checkMonths: months });
  await recordChange(tx, scope, {
    action: "settings.changed",
    details: { changes: [{ label: "Months until a check", from: String(checkMonths), to: String(months) }] },
  });
}
