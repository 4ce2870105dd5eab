import type { PublicContact } from "#features/contact/present.ts";

/** The contact card's table of contents: what the contact page holds. */
export function ContactRows({ contact, contactHref }: { contact: PublicContact; contactHref: string }) {
  const { email, phone, addressLines, formEnabled } = contact;
  return (
    <ul className="hc-rows">
      {email ? (
        <li>
          <span>Email</span>
          <a className="hc-end" href={`mailto:${email}`}>
            {email}
          </a>
        </li>
      ) : null}
      {phone ? (
        <li>
          <span>Phone</span>
          <a className="hc-end" href={phone.href}>
            {phone.label}
          </a>
        </li>
      ) : null}
      {addressLines.length > 0 ? (
        <li>
          <span>Address</span>
          <span className="hc-end">{addressLines.join(", ")}</span>
        </li>
      ) : null}
      {formEnabled ? (
        <li>
          <a href={contactHref}>Send us a message</a>
        </li>
      ) : null}
    </ul>
  );
}
