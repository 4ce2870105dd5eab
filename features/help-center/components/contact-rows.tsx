import { Fragment } from "react";
import type { PublicContact } from "#features/contact/present.ts";
import { asciiEmail } from "#shared/email-address.ts";
import { AddressText } from "./address-text.tsx";
import { EmailText } from "./email-text.tsx";
import { PlaceholderRows } from "./placeholder.tsx";
import { useTexts } from "./texts.tsx";

/** An address in one line, which breaks between its parts before it breaks inside of one. */
function AddressLines({ lines }: { lines: string[] }) {
  const comma = useTexts().address(["", ""]);
  const address = lines.join("\n");
  return lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines may be equal, and never change their places
    <Fragment key={index}>
      {index > 0 ? " " : null}
      <span className="hc-part">
        <AddressText text={index < lines.length - 1 ? line + comma.trim() : line} address={address} />
      </span>
    </Fragment>
  ));
}

/** Lists the options of the contact page, then placeholders until there are `places` rows. */
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
  const { t, lang } = useTexts();
  const known = [email, phone, addressLines.length > 0, formEnabled].filter(Boolean).length;
  return (
    <ul className="hc-rows">
      {email ? (
        <li>
          <span lang={lang}>{t("contact.email")}</span>
          <a className="hc-end" href={`mailto:${asciiEmail(email)}`}>
            <EmailText email={email} />
          </a>
        </li>
      ) : null}
      {phone ? (
        <li>
          <span lang={lang}>{t("contact.phone")}</span>
          <a className="hc-end" dir="ltr" href={phone.href}>
            {phone.label}
          </a>
        </li>
      ) : null}
      {addressLines.length > 0 ? (
        <li>
          <span lang={lang}>{t("contact.address")}</span>
          <span className="hc-end">
            <bdi>
              <AddressLines lines={addressLines} />
            </bdi>
          </span>
        </li>
      ) : null}
      {formEnabled ? (
        <li>
          <a lang={lang} href={contactHref}>
            {t("contact.sendMessage")}
          </a>
        </li>
      ) : null}
      <PlaceholderRows count={places - known} hasEnd />
    </ul>
  );
}
