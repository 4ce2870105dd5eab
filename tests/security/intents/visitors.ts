/**
 * Forms that visitors and owners post to help-center pages, and the actions whose authorization is tested elsewhere.
 */
import { helpfulVotes } from "#db/schema.ts";
import type { Rows, World } from "./rows.ts";

const vote = ({ company }: World) => ({ item: `question/published-${company.subdomain}`, vote: "yes" });

export const visitorRows: Rows = {
  // Posts one help center's ids to another one.
  "main/help/feedback (vote)": {
    address: (_, asker) => `/help/${asker.subdomain}/feedback`,
    fields: vote,
    of: "everybody",
  },
  "main/help/feedback (comment)": {
    address: (_, asker) => `/help/${asker.subdomain}/feedback`,
    fields: ({ company, made }, asker) => ({
      item: `question/published-${asker.subdomain}`,
      of: made.vote ?? company.ids.vote,
      comment: "A line of text",
    }),
    prepare: async (world) => {
      const { companyId, ids } = world.company;
      const [row] = await world.app.services.db
        .insert(helpfulVotes)
        .values({ companyId, kind: "question", itemId: ids.published, isHelpful: false })
        .returning();
      world.made.vote = row?.id ?? "";
    },
    of: "everybody",
    stranger: "gone",
  },
  "main/preview/feedback": {
    address: ({ company }) => `/help/preview/${company.companyId}/feedback`,
    fields: vote,
    proof: "answers",
  },
  "main/preview/contact": {
    address: ({ company }) => `/help/preview/${company.companyId}/contact`,
    fields: () => ({ name: "Ada", email: "ada@visitor.example", message: "A message" }),
    proof: "answers",
  },
};

const accountsTest = "features/accounts/accounts.server.test.ts";
const budgetTest = "features/accounts/sign-in-budget.server.test.ts";

/** Actions without company ids, with the file and title of their authorization test. */
export const testedElsewhere: Record<string, [file: string, test: string]> = {
  "main/auth sign-in": [
    "tests/security/accounts.test.ts",
    "wrong passwords from many addresses hit the account's limit, without revealing whether it exists",
  ],
  "main/auth sign-up": [accountsTest, "with a registered address reports it and changes nothing"],
  "main/auth resend": [
    accountsTest,
    "is not sent again to a confirmed or unknown address, with the same response",
  ],
  "main/auth mail-link": [
    budgetTest,
    "has the same response for an unknown or unconfirmed address, which gets no mail",
  ],
  "main/auth/link": [budgetTest, "expires after an hour, and can't be used for anything else"],
  "main/auth/callback": [accountsTest, "does nothing if it is expired, altered or combined from two links"],
  "main/auth/forgot": [
    accountsTest,
    "rejects an expired link; an unknown address gets no mail and the same response",
  ],
  "main/auth/reset": [accountsTest, "is replaced once; every session ends, and a mail reports it"],
  "main/auth/email": [
    "features/accounts/own-account.server.test.ts",
    "requires the mailed link, works once, and notifies the old address",
  ],
  "main/auth/sign-out": [
    "platform/access/create-access.test.ts",
    "signs out one user everywhere and no other user",
  ],
  "main/functions/validate-beta-code": [
    "features/beta-access/beta-codes.server.test.ts",
    "accepts any case and spacing, and uses nothing up",
  ],
  "main/claim": [
    "features/accounts/claim-company.server.test.ts",
    "reveals nothing if it is unknown, expired or for a center with an owner",
  ],
  "main/help/contact": [
    "features/contact/send-contact-message.server.test.ts",
    "stores a message only in its company's inbox",
  ],
};
