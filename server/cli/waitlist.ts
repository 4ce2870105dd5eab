import { inviteFromWaitlist, maxInvitations } from "#features/beta-access/invite-from-waitlist.server.ts";
import { listWaitlist } from "#features/beta-access/waitlist.server.ts";
import { createMails } from "#features/mails/create-mails.ts";
import type { Services } from "#platform/services.ts";
import type { CommandInput } from "./commands.ts";
import { day, printable, printList } from "./print-list.ts";
import { withServices } from "./with-services.ts";

const pageSize = 1_000;

export function listWaiting({ config, options }: CommandInput): Promise<number> {
  return withServices(config, async (services) => {
    printList(await listAllWaiting(services), {
      json: options.json,
      none: "The waitlist is empty.",
      columns: [
        { title: "#", of: ({ position }) => position },
        { title: "EMAIL", of: ({ email }) => email },
        { title: "COMPANY", of: ({ companyName }) => companyName },
        { title: "JOINED", of: ({ joinedAt }) => day(joinedAt) },
      ],
    });
    return 0;
  });
}

export async function inviteWaiting({
  config,
  options,
  args: emails,
  usageError,
}: CommandInput): Promise<number> {
  const first = options.first === undefined ? null : Number(options.first);
  if (first !== null && !(Number.isInteger(first) && first >= 1 && first <= maxInvitations))
    return usageError(`--first must be a whole number from 1 to ${maxInvitations}.`);
  if ((first === null) === (emails.length === 0))
    return usageError("waitlist invite needs either --first N or a list of emails.");
  return withServices(config, async (services) => {
    const whom = first === null ? await findWaiting(services, emails) : { first };
    if ("unknown" in whom) {
      process.stderr.write(
        `Not waiting: ${whom.unknown.map(printable).join(", ")}. No invitations were sent.\n`,
      );
      return 1;
    }
    const composeInvitation = createMails(services).invitation;
    const invited = await inviteFromWaitlist({ ...services, composeInvitation }, whom);
    if (invited.length > 0)
      services.security.report("waitlist-invited", { by: "command-line", count: invited.length });
    printList(invited, {
      json: options.json,
      none: "The waitlist is empty.",
      columns: [
        { title: "INVITED", of: ({ email }) => email },
        { title: "COMPANY", of: ({ companyName }) => companyName },
      ],
    });
    return 0;
  });
}

async function listAllWaiting(services: Services) {
  const all = [];
  for (let offset = 0; ; offset += pageSize) {
    const { rows } = await listWaitlist(services, { state: "waiting", limit: pageSize, offset });
    all.push(...rows);
    if (rows.length < pageSize) return all;
  }
}

/** Finds all of the accounts or none, so that a mistyped address is reported before any mail is sent. */
async function findWaiting(
  services: Services,
  emails: string[],
): Promise<{ userIds: string[] } | { unknown: string[] }> {
  const waiting = new Map((await listAllWaiting(services)).map(({ email, userId }) => [email, userId]));
  const typed = emails.map((email) => email.trim().toLowerCase());
  const unknown = typed.filter((email) => !waiting.has(email));
  if (unknown.length > 0) return { unknown };
  return { userIds: typed.flatMap((email) => waiting.get(email) ?? []) };
}
