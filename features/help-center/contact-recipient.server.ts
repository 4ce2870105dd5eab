/** Where visitors' messages are mailed, and whether the team is known to read mails there. */
import { findAccountNames } from "#features/accounts/account-names.server.ts";
import { listMembers } from "#features/companies/member-records.server.ts";
import type { Recipient } from "#features/contact/send-contact-message.server.ts";
import { isPublicMailHost } from "#features/domains/mail-domain-name.ts";
import { findMailDomainHolder } from "#features/domains/mail-domains.server.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import { asciiEmail } from "#shared/email-address.ts";

/**
 * Anyone may enter any address as the company's. It is confirmed if it is a member's, in the same domain as a member's,
 * or in a domain that the company has proved. A domain in which anyone can get an address says nothing.
 */
export async function findRecipient(
  db: Db | Transaction,
  { companyId }: { companyId: string },
  email: string | null,
): Promise<Recipient | null> {
  const to = email && asciiEmail(email);
  if (!to) return null;
  const address = to.toLowerCase();
  const domain = domainOf(address);
  const people = await listMembers(db, companyId);
  const names = await findAccountNames(
    db,
    people.map(({ userId }) => userId),
  );
  const own = [...names.values()].flatMap((one) => (one.emailVerified ? [one.email.toLowerCase()] : []));
  const isConfirmed =
    own.includes(address) ||
    (own.some((one) => domainOf(one) === domain) && !(await isPublicMailHost(domain))) ||
    (await findMailDomainHolder(db, domain)) === companyId;
  return { email: to, isConfirmed };
}

function domainOf(email: string): string {
  return email.slice(email.lastIndexOf("@") + 1);
}
