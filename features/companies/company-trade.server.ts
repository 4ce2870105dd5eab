/** What kind of business a company is: recognized on its website, or chosen by its owner. */
import { and, eq } from "drizzle-orm";
import { companies } from "#db/schema.ts";
import { trades } from "#engines/customer-questions/trades.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import { type TradeId, tradeIds } from "#shared/enumerations.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { recordChange } from "./audit/record-change.server.ts";
import { lockOwnCompany, updateCompany } from "./company-record.server.ts";

/** Stores what an import recognized, unless the owner has chosen a trade. */
export async function storeTrade(
  tx: Transaction,
  { companyId }: { companyId: string },
  trade: TradeId | null,
): Promise<void> {
  await tx
    .update(companies)
    .set({ trade })
    .where(and(eq(companies.id, companyId), eq(companies.isTradeChosen, false)));
}

/** Returns false and changes nothing if there is no such trade. */
export async function chooseTrade(db: Db, scope: OwnerScope, chosen: string): Promise<boolean> {
  const trade = tradeIds.find((id) => id === chosen);
  if (!trade) return false;
  await db.transaction(async (tx) => {
    const before = await lockOwnCompany(tx, scope, "change settings");
    if (before.trade === trade && before.isTradeChosen) return;
    await updateCompany(tx, scope, { trade, isTradeChosen: true });
    await recordChange(tx, scope, {
      action: "trade.chosen",
      subject: { kind: "trade", title: trades[trade].called },
    });
  });
  return true;
}
