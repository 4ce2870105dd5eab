import type { servicesContext } from "#app/context.ts";
import type { AccountDeps } from "#features/accounts/account-deps.ts";
import { createMails } from "#features/mails/create-mails.ts";
import { visitorLanguage } from "./visitor-texts.server.ts";

export type Services = NonNullable<(typeof servicesContext)["defaultValue"]>;

/** Mails are in the visitor's language. */
export function accountDeps(services: Services, request: Request): AccountDeps {
  return { ...services, mails: createMails(services, visitorLanguage(request)) };
}
