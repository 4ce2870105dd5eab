import { data } from "react-router";
import type { AccountDeps } from "#features/accounts/account-deps.ts";
import { refuseFactorProof } from "#features/accounts/own-factors.server.ts";
import { secondFactorTexts } from "#features/accounts/second-factor-texts.ts";
import { serviceTexts } from "#features/accounts/service-texts.ts";
import { accountTexts } from "#features/accounts/texts.ts";
import type { FactorAnswer } from "./factor-answer.ts";

export interface FactorOwner {
  userId: string;
  sessionId: string;
  email: string;
}

const problems = {
  limited: { proofError: accountTexts.limited, status: 429 },
  "wrong-password": { proofError: secondFactorTexts.wrongProof, status: 400 },
  "sign-in-again": { proofError: serviceTexts.signInAgain, status: 403 },
};

/** Null if the form proves that its sender owns the account. */
export async function refuseUnproven(
  deps: AccountDeps,
  owner: FactorOwner & { visitorAddress: string },
  { form, answer }: { form: FormData; answer: FactorAnswer },
) {
  const password = String(form.get("proof") ?? "").slice(0, 1_000);
  const refused = await refuseFactorProof(deps, { ...owner, password });
  if (!refused) return null;
  const { proofError, status } = problems[refused.outcome];
  return data<FactorAnswer>({ ...answer, proofError }, { status });
}
