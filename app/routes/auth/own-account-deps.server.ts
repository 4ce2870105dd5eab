import type { servicesContext } from "#app/context.ts";
import type { OwnAccountDeps } from "#features/accounts/own-account.server.ts";
import { changeEmailMail } from "#features/mails/change-email-mail.ts";
import { emailChangedMail } from "#features/mails/email-changed-mail.ts";
import { accountDeps } from "./account-deps.server.ts";

type Services = NonNullable<(typeof servicesContext)["defaultValue"]>;

/** What changes of one's own account work with: the accounts, and the texts of two more mails. */
export function ownAccountDeps(services: Services): OwnAccountDeps {
  const { config, origin } = services;
  const { appName, supportEmail } = config;
  const deps = accountDeps(services);
  return {
    ...deps,
    mails: {
      ...deps.mails,
      changeEmail: (input) => changeEmailMail({ appName, origin, ...input }),
      emailChanged: (input) => emailChangedMail({ appName, origin, supportEmail, ...input }),
    },
  };
}
