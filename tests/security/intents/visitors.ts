/** Forms that visitors and owners post to pages of the help center, and actions whose authorization has other tests. */
import { helpfulVotes } from "#db/schema.ts";
import type { Rows, World } from "./rows.ts";

const vote = ({ company }: World) => ({ item: `question/published-${company.subdomain}`, vote: "yes" });

export const visitorRows: Rows = {
  // Posts one help center's ids to another.
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
  "main/help/contact-answers solved": {
    address: (_, asker) => `/help/${asker.subdomain}/contact/answers`,
    fields: () => ({ intent: "solved" }),
    of: "everybody",
    stranger: "own",
  },
  "main/preview/feedback": {
    address: ({ company }) => `/help/preview/${company.companyId}/feedback`,
    fields: vote,
    proof: "answers",
  },
  "main/preview/contact-answers solved": {
    address: ({ company }) => `/help/preview/${company.companyId}/contact/answers`,
    fields: () => ({ intent: "solved" }),
    proof: "answers",
  },
  "main/preview/contact": {
    address: ({ company }) => `/help/preview/${company.companyId}/contact`,
    fields: () => ({ name: "Ada", email: "ada@visitor.example", message: "A message" }),
    proof: "answers",
  },
};

const trialTest = "features/onboarding/trial/trial.server.test.ts";
const accountsTest = "features/accounts/accounts.server.test.ts";
const teamTest = "tests/security/team-requests.test.ts";
const budgetTest = "features/accounts/sign-in-budget.server.test.ts";

const factorTest = "features/accounts/second-factor.server.test.ts";
const passkeyTest = "features/accounts/passkeys.server.test.ts";
const serviceTest = "features/accounts/service-sign-in.server.test.ts";
const serviceFlow = "tests/e2e/sign-in-service.test.ts";
const addRefused = "from another website, another session, without the person's unlock, and with nonsense";
const onlyItsOwner = "once it is removed, which only its owner can do";
const takesProof = "takes the password or a code, both counted for the session";
const confirmed = "doesn't count until a code confirms it, and can't replace a confirmed app";

/** The page that leads through the setup passes its forms to the same function as the Security tab. */
const factorsTestedElsewhere: Record<string, [file: string, test: string]> = {
  "main/auth/passkey request": [passkeyTest, "with an answer that was used before"],
  "main/auth/passkey sign-in": [passkeyTest, "with an answer that was used before"],
  "main/auth/second-factor": [factorTest, "ends after ten minutes, with its use and with a new password"],
  "main/auth/set-up postpone": ["tests/security/second-factor.test.ts", "an operator dismisses the request"],
  "main/auth/set-up start-passkey": [factorTest, takesProof],
  "main/auth/set-up add-passkey": [passkeyTest, addRefused],
  "main/auth/set-up rename-passkey": [passkeyTest, onlyItsOwner],
  "main/auth/set-up remove-passkey": [passkeyTest, onlyItsOwner],
  "main/auth/set-up start-app": [factorTest, takesProof],
  "main/auth/set-up confirm-app": [factorTest, confirmed],
  "main/auth/set-up remove-app": [factorTest, takesProof],
  "main/auth/set-up renew-codes": [factorTest, takesProof],
  "main/dashboard/team/security add-passkey": [passkeyTest, addRefused],
  "main/dashboard/team/security confirm-app": [factorTest, confirmed],
};

/** Actions without company ids, with the file and title of the test of their authorization. */
const deletionTest = "tests/delete-help-center.test.ts";

export const testedElsewhere: Record<string, [file: string, test: string]> = {
  // It is the open help center. The form names no other.
  "main/dashboard/account delete-company": [
    deletionTest,
    "deletes only the open help center, and continues in another one",
  ],
  "main/account delete-company": [deletionTest, "isn't offered outside of the dashboard"],
  // A browser is its member's own, also within the company.
  "main/dashboard/extension disconnect": [
    "tests/extension.test.ts",
    "is disconnected by its member only, and then sends nothing",
  ],
  "main/help/agents": [
    "tests/agents.test.ts",
    "random calls never show a draft, a private help center or another company",
  ],
  "main/help/widget": ["tests/widget.test.ts", "refuses other websites with a sentence, and remembers them"],
  "main/auth sign-in": [
    "tests/security/accounts.test.ts",
    "wrong passwords from many addresses hit the account's limit, without revealing whether it exists",
  ],
  "main/auth sign-up": [accountsTest, "reports a registered address and changes nothing"],
  "main/auth resend": [
    accountsTest,
    "is not sent again to a confirmed or unknown address, and the response doesn't reveal that",
  ],
  "main/auth mail-link": [
    budgetTest,
    "isn't mailed to an unknown or unconfirmed address, but the response is the same",
  ],
  "main/auth/link": [budgetTest, "expires after an hour, and works for nothing else"],
  "main/auth/callback": [accountsTest, "does nothing if it is expired, altered or combined from two links"],
  "main/auth/forgot": [
    accountsTest,
    "rejects an expired link, and sends no mail to an unknown address but gives the same response",
  ],
  "main/auth/reset": [accountsTest, "is replaced once, which ends every session and sends a mail about it"],
  "main/auth/email": [
    "features/accounts/own-account.server.test.ts",
    "requires the mailed link, works once, and notifies the old address",
  ],
  "main/auth/connect sign-up": [serviceTest, "takes a ticket of this browser, unaltered and in time"],
  "main/auth/connect connect": [
    serviceFlow,
    "another account in the browser is not connected; the person switches first",
  ],
  "main/auth/connect switch-account": [
    serviceFlow,
    "another account in the browser is not connected; the person switches first",
  ],
  ...factorsTestedElsewhere,
  "main/auth/sign-out": [
    "platform/access/create-access.test.ts",
    "signs out one user everywhere and no other user",
  ],
  "main/functions/validate-beta-code": [
    "features/beta-access/beta-codes.server.test.ts",
    "accepts any case and spacing, and uses nothing up",
  ],
  ...Object.fromEntries(
    ["change-language", "change-email", "change-password", "end-session", "end-other-sessions", "delete"].map(
      (intent): [string, [string, string]] => [
        `main/account ${intent}`,
        ["tests/security/account-without-company.test.ts", "changes only the person's own account"],
      ],
    ),
  ),
  "main/companies switch": [teamTest, "switches between their own only"],
  "main/companies create": [teamTest, "who owns none can't create one beside the waitlist"],
  "main/setup": [
    "features/accounts/first-account.server.test.ts",
    "once the link was used, or anybody else has an account",
  ],
  "main/invitation accept": [teamTest, "offers another account to switch, and gives it nothing"],
  "main/invitation sign-up": [
    teamTest,
    "is accepted by the signed-in person it is for, and is no way into an existing account",
  ],
  "main/invitation switch-account": [teamTest, "offers another account to switch, and gives it nothing"],
  ...Object.fromEntries(
    Object.entries({
      "enter-password": "opens with the right password only, on the host where it was entered",
      "enter-link": "opens with a mailed link, once, until the person is removed",
      "request-link": "mails a new link to invited addresses only, with the same answer for all",
    }).map(([intent, title]): [string, [string, string]] => [
      `main/help/enter ${intent}`,
      ["tests/security/private-centers.test.ts", title],
    ]),
  ),
  "main/demo": [
    "features/websites/import/open-sample.server.test.ts",
    "several visitors at the same time start one import",
  ],
  "main/try read": [trialTest, "becomes drafts of a hidden company, without asking the configured model"],
  "main/try keep": [trialTest, "belongs to the confirmed account that asked first"],
  "main/claim": [
    "features/accounts/claim-company.server.test.ts",
    "returns the same result whether it is unknown, expired, or for a center with an owner",
  ],
  "main/unsubscribe": [
    "tests/e2e/website-schedule.test.ts",
    "ends the mails of one person and company, and nothing with a changed link",
  ],
  "main/help/contact": [
    "features/contact/send-contact-message.server.test.ts",
    "stores a message only in the inbox of its company",
  ],
};
