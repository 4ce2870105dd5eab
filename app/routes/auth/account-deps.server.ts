import type { servicesContext } from "#app/context.ts";
import type { AccountDeps } from "#features/accounts/account-deps.ts";
import { createMails } from "#features/mails/create-mails.ts";
import { askedLanguage, visitorLanguage } from "../team-texts.server.ts";

export type Services = NonNullable<(typeof servicesContext)["defaultValue"]>;

/** Mails are in the account's language, else in the visitor's. */
export function accountDeps(services: Services, request: Request): AccountDeps {
  return {
    ...services,
    mails: createMails(services, visitorLanguage(request)),
    newAccountLanguage: askedLanguage(request),
  };
}
