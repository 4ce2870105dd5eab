import { findOwnProof } from "#features/accounts/own-proof.server.ts";
import { listPasskeys } from "#features/accounts/passkeys.server.ts";
import { findSecondFactors } from "#features/accounts/second-factors.server.ts";
import type { TeamLanguage } from "#shared/enumerations.ts";
import type { Services } from "../auth/account-deps.server.ts";
import { agoText } from "../dashboard/getting-started/ago-text.ts";

/** Describes an account's passkeys and second factors for the two pages where they can be changed. */
export async function describeFactors(
  { db, clock }: Pick<Services, "db" | "clock">,
  { userId, sessionId, language }: { userId: string; sessionId: string; language: TeamLanguage },
) {
  const now = clock.now();
  const [passkeys, factors, proof] = await Promise.all([
    listPasskeys({ db }, userId),
    findSecondFactors(db, userId),
    findOwnProof({ db, clock }, { userId, sessionId }),
  ]);
  const { appSince, recoveryCodesLeft, hasAny } = factors;
  return {
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      added: agoText(createdAt, now, language),
      lastUsed: lastUsedAt && agoText(lastUsedAt, now, language),
    })),
    appSince: appSince && agoText(appSince, now, language),
    recoveryCodesLeft,
    hasAny,
    /** What the forms ask for. */
    proof,
  };
}

export type ShownFactors = Awaited<ReturnType<typeof describeFactors>>;
