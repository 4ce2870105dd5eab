import { mapUrl } from "#features/contact/map-url.ts";
import type { PublicContact } from "#features/contact/present.ts";
import { asciiEmail } from "#shared/email-address.ts";
import type { StatedHours } from "../stated-hours.ts";
import { AddressText } from "./address-text.tsx";
import { EmailText } from "./email-text.tsx";
import { HoursTable } from "./hours-table.tsx";
import { useTexts } from "./texts.tsx";

interface ContactFactsProps {
  contact: PublicContact;
  /** Shown if the contact details have no hours. */
  stated: StatedHours | null;
}

export function ContactFacts({ contact, stated }: ContactFactsProps) {
  const { t, lang } = useTexts();
  const { email, phone, addressLines, social, hours } = contact;
  return (
    <dl className="hc-facts">
      {email ? (
        <div>
          <dt lang={lang}>{t("contact.email")}</dt>
          <dd>
            <a className="hc-link" href={`mailto:${asciiEmail(email)}`}>
              <EmailText email={email} />
            </a>
          </dd>
        </div>
      ) : null}
      {phone ? (
        <div>
          <dt lang={lang}>{t("contact.phone")}</dt>
          <dd>
            <a className="hc-link" dir="ltr" href={phone.href}>
              {phone.label}
            </a>
          </dd>
        </div>
      ) : null}
      {addressLines.length > 0 ? (
        <div>
          <dt lang={lang}>{t("contact.address")}</dt>
          <dd>
            <address className="whitespace-pre-line not-italic">
              <a className="hc-link" href={mapUrl(addressLines)} rel="noreferrer">
                <bdi>
                  <AddressText text={addressLines.join("\n")} />
                </bdi>
              </a>
            </address>
          </dd>
        </div>
      ) : null}
      {hours ? (
        <div>
          <dt lang={lang}>{t("hours.title")}</dt>
          <dd>
            <HoursTable hours={hours} />
          </dd>
        </div>
      ) : stated ? (
        <div>
          <dt lang={lang}>{t("hours.title")}</dt>
          <dd lang={stated.lang}>
            <ul>
              {stated.lines.map((line) => (
                <li key={line}>
                  <bdi>{line}</bdi>
                </li>
              ))}
            </ul>
          </dd>
        </div>
      ) : null}
      {social.length > 0 ? (
        <div>
          <dt lang={lang}>{t("contact.social")}</dt>
          <dd className="flex flex-wrap gap-x-5 gap-y-1">
            {social.map(({ name, url }) => (
              <a key={name} className="hc-link" href={url} rel="nofollow noopener me">
                {name}
              </a>
            ))}
          </dd>
        </div>
      ) : null}
    </dl>
  );
}
