import type { servicesContext } from "#app/context.ts";
import type { AccountDeps } from "#features/accounts/account-deps.ts";
import { createMails } from "#features/mails/create-mails.ts";

export type Services = NonNullable<(typeof servicesContext)["defaultValue"]>;

export function accountDeps(services: Services): AccountDeps {
  return { ...services, mails: createMails(services) };
}
