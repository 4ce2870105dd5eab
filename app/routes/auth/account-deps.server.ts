/** Puts the accounts together with the texts of their mails: features do not know each other. */

import type { servicesContext } from "#app/context.ts";
import type { AccountDeps } from "#features/accounts/account-deps.ts";
import { confirmSignupMail } from "#features/mails/confirm-signup-mail.ts";
import { passwordChangedMail } from "#features/mails/password-changed-mail.ts";
import { resetPasswordMail } from "#features/mails/reset-password-mail.ts";
import { signInLinkMail } from "#features/mails/sign-in-link-mail.ts";

type Services = NonNullable<(typeof servicesContext)["defaultValue"]>;

export function accountDeps(services: Services): AccountDeps {
  const { config, origin } = services;
  const { appName, supportEmail } = config;
  return {
    ...services,
    mails: {
      confirmSignup: (input) => confirmSignupMail({ appName, origin, ...input }),
      resetPassword: (input) => resetPasswordMail({ appName, origin, ...input }),
      signInLink: (input) => signInLinkMail({ appName, origin, ...input }),
      passwordChanged: () => passwordChangedMail({ appName, origin, supportEmail }),
    },
  };
}
