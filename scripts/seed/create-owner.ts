/**
 * Creates an account with access and an empty company in the same steps as a person, which are sign-up, confirmation
 * and first sign-in.
 */
import { confirmEmail } from "#features/accounts/confirm-email.server.ts";
import { signUp } from "#features/accounts/sign-up.server.ts";
import { createBetaCode } from "#features/beta-access/manage-beta-codes.server.ts";
import { createMails } from "#features/mails/create-mails.ts";
import { bootstrapCompany } from "#features/onboarding/bootstrap-company.server.ts";
import { skipOnboarding } from "#features/onboarding/complete-onboarding.server.ts";
import { StartupError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { type OwnerScope, ownerScope } from "#shared/owner-scope.ts";

export interface SeedOwner {
  scope: OwnerScope;
  email: string;
  password: string;
}

const visitorAddress = "127.0.0.1";

export async function createOwner(services: Services): Promise<SeedOwner> {
  const email = `owner-${services.ids.uuid().slice(0, 8)}@example.com`;
  const password = services.ids.secret().slice(0, 20);
  const beta = await createBetaCode(services, {
    code: null,
    maxUses: 1,
    expiresAt: null,
    note: "Made by seed",
  });
  if (beta === "taken") throw new StartupError("The beta code for the new account is taken. Try again.");
  const mails = createMails(services);
  let link = "";
  const deps = {
    ...services,
    newAccountLanguage: null,
    mails: {
      ...mails,
      confirmSignup: (input: Parameters<typeof mails.confirmSignup>[0]) => {
        link = input.link;
        return mails.confirmSignup(input);
      },
    },
  };
  const account = { email, companyName: "Whetline", betaCode: beta.code, plan: "ai" as const };
  const signedUp = await signUp(deps, { ...account, password, visitorAddress, formId: null });
  if (signedUp.outcome !== "created")
    throw new StartupError(`The account could not be created (${signedUp.outcome}). Try again in an hour.`);
  const query = new URL(link).searchParams;
  const pair = {
    accessToken: query.get("access_token") ?? "",
    refreshToken: query.get("refresh_token") ?? "",
  };
  const device = { visitorAddress, deviceLabel: "npm run seed", deviceCookie: null };
  const confirmed = await confirmEmail(deps, { pair, ...device });
  if (confirmed.outcome !== "confirmed")
    throw new StartupError(`The account could not be confirmed (${confirmed.outcome}).`);
  const { userId } = confirmed;
  const bootstrap = await bootstrapCompany(services, userId);
  if (!bootstrap) throw new StartupError("The account has no company.");
  const { companyId } = bootstrap;
  const scope = ownerScope({ userId, companyId, email });
  await skipOnboarding(services, scope);
  return { scope, email, password };
}
