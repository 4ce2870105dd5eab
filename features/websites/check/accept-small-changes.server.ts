/** Applies changes of numbers and times for companies that asked for it. The owner can undo each. */

import { findFirstOwner } from "#features/companies/first-owner.server.ts";
import { decideProposal } from "#features/faqs/decide-proposal.server.ts";
import { listOpenProposals } from "#features/faqs/list-proposals.server.ts";
import type { Transaction } from "#platform/db/open-database.ts";
import { isSmallChange } from "./small-change.ts";
import { findSchedule } from "./website-schedule.server.ts";

/** The caller holds the company's lock. Answers that the owner has edited wait for the owner. */
export async function acceptSmallChanges(
  tx: Transaction,
  { companyId, now }: { companyId: string; now: Date },
): Promise<void> {
  const schedule = await findSchedule(tx, { companyId });
  if (!schedule?.acceptsSmallChanges) return;
  const owner = await findFirstOwner(tx, companyId);
  if (!owner) return;
  for (const { id, kind, current, proposed } of await listOpenProposals(tx, owner)) {
    if (kind !== "changed" || !current || !proposed || current.isEdited) continue;
    if (current.question !== proposed.question || !isSmallChange(current.answer, proposed.answer)) continue;
    await decideProposal(tx, owner, {
      proposalId: id,
      decision: "replace",
      version: current.version,
      now,
    });
  }
}
