import type { PublicContact } from "#features/contact/present.ts";
import { Bones } from "./bone.tsx";

/**
 * Rows of the contact card: the contact options of the contact page, then placeholders for unknown ones up to `places`
 * rows.
 */
export function ContactRows({
  contact,
  contactHref,
  places = 0,
}: {
  contact: PublicContact | null;
  contactHref: string;
  places?: number;
}) {
  const { email, phone, addressLines = [], formEnabled } = contact ?? {};
  const known = [email, phone, addressLines.length > 0, formEnabled].filter(Boolean).length;
  return (
    <ul className="hc-rows">
      {email ? (
        <li>
          <span lang="en">Email</span>
          <a className="hc-end" href={`mailto:${email}`}>
            {email}
          </a>
        </li>
      ) : null}
      {phone ? (
        <li>
          <span lang="en">Phone</span>
          <a className="hc-end" dir="ltr" href={phone.href}>
            {phone.label}
          </a>
        </li>
      ) : null}
      {addressLines.length > 0 ? (
        <li>
          <span lang="en">Address</span>
          <span className="hc-end">
            <bdi>{addressLines.join(", ")}</bdi>
          </span>
        </li>
      ) : null}
      {formEnabled ? (
        <li>
          <a lang="en" href={contactHref}>
            Send us a message
          </a>
        </li>
      ) : null}
      <Bones count={places - known} hasEnd />
    </ul>
  );
}
