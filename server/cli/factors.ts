import { removeFactors } from "#features/accounts/remove-factors.server.ts";
import { createMails } from "#features/mails/create-mails.ts";
import type { CommandInput } from "./commands.ts";
import { printable } from "./print-list.ts";
import { withServices } from "./with-services.ts";

export function remove({ config, args: [email = ""] }: CommandInput): Promise<number> {
  return withServices(config, async (services) => {
    const removed = await removeFactors({ ...services, mails: createMails(services) }, email);
    if (removed.outcome !== "removed") {
      const problem =
        removed.outcome === "none" ? "has no passkey and no authenticator app" : "has no account";
      process.stderr.write(`${printable(email)} ${problem}.\n`);
      return 1;
    }
    const { userId } = removed;
    services.security.report("second-factors-removed", { by: "command-line", account: { userId } });
    process.stdout.write(`${printable(email)} now signs in with the password alone.\n`);
    return 0;
  });
}
