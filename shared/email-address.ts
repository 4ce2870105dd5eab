/** An address of the form that mails and links need: "info@xn--mhle-0ra.test" for "info@mühle.test". Null for no address. */
export function asciiEmail(email: string): string | null {
  const at = email.lastIndexOf("@");
  const [mailbox, domain] = [email.slice(0, at), email.slice(at + 1)];
  if (at < 1 || !/^[^\s@]+$/.test(mailbox)) return null;
  if (/^[a-z\d.-]+$/i.test(domain)) return email;
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return null;
  const host = URL.parse(`http://${domain}/`)?.hostname;
  return host ? `${mailbox}@${host}` : null;
}

/** The same domain in letters and in its ASCII form are equal, and so is every spelling of a mailbox in capitals. */
export function isSameEmail(one: string, other: string): boolean {
  const [first, second] = [one, other].map((email) => (asciiEmail(email) ?? email).toLowerCase());
  return first === second;
}
