import type { RouterContextProvider } from "react-router";
import { servicesContext } from "#app/context.ts";
import { findLanguage } from "#features/accounts/account-language.server.ts";
import { deletionPhrase } from "#features/accounts/own-account-texts.ts";
import { findOwnProof } from "#features/accounts/own-proof.server.ts";
import { inAccountLanguage } from "../team-texts.server.ts";
import type { OwnAccount } from "./change-account.server.ts";

/** What both account pages show. */
export async function describeAccount(
  context: Readonly<RouterContextProvider>,
  { userId, sessionId, email, companyName, deletable = null }: OwnAccount,
) {
  const { db, clock } = context.get(servicesContext);
  return {
    ...inAccountLanguage(context, ["account"]),
    email,
    ownLanguage: await findLanguage(db, userId),
    /** What the forms ask for. */
    proof: await findOwnProof({ db, clock }, { userId, sessionId }),
    phrase: deletionPhrase(companyName),
    mayDeleteCompany: deletable !== null,
  };
}
