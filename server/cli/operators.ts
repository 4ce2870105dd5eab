import { grantOperator, listOperators, revokeOperator } from "#features/accounts/operators.server.ts";
import type { CommandInput } from "./commands.ts";
import { printable, printList } from "./print-list.ts";
import { withServices } from "./with-services.ts";

export function grant({ config, args: [email = ""] }: CommandInput): Promise<number> {
  return withServices(config, async ({ db, security }) => {
    const user = await grantOperator(db, email);
    if (!user) return noAccount(email, "Sign up with it first, or add it to ADMIN_EMAILS.");
    security.report("operator-granted", { by: "command-line", account: { userId: user.id } });
    const note = user.emailVerified ? "" : " Access starts once the address is confirmed.";
    process.stdout.write(`${printable(email)} is now an operator.${note}\n`);
    return 0;
  });
}

export function revoke({ config, args: [email = ""] }: CommandInput): Promise<number> {
  return withServices(config, async ({ db, security }) => {
    const user = await revokeOperator(db, email);
    if (!user) return noAccount(email);
    security.report("operator-revoked", { by: "command-line", account: { userId: user.id } });
    if (config.adminEmails.includes(email.trim().toLowerCase())) {
      process.stderr.write(`${printable(email)} is still an operator, because ADMIN_EMAILS lists it.\n`);
      return 1;
    }
    process.stdout.write(`${printable(email)} is no longer an operator.\n`);
    return 0;
  });
}

export function list({ config, options }: CommandInput): Promise<number> {
  return withServices(config, async ({ db }) => {
    printList(await listOperators(db, config.adminEmails), {
      json: options.json,
      none: "No operators yet. Add one to ADMIN_EMAILS, or: npm run cli -- operators grant EMAIL",
      columns: [
        { title: "EMAIL", of: ({ email }) => email },
        { title: "CONFIRMED", of: ({ emailVerified }) => (emailVerified ? "yes" : "no") },
        { title: "BY", of: ({ by }) => by },
      ],
    });
    return 0;
  });
}

function noAccount(email: string, advice = ""): number {
  process.stderr.write(`No account with the address ${printable(email)}. ${advice}`.trimEnd());
  process.stderr.write("\n");
  return 1;
}
