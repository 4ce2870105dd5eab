import { MapPin, Phone } from "lucide-react";
import { mapUrl } from "#features/contact/map-url.ts";
import type { PublicContact } from "#features/contact/present.ts";
import { AddressText } from "./address-text.tsx";
import { OpenState } from "./open-state.tsx";
import { Placeholder } from "./placeholder.tsx";
import { useTexts } from "./texts.tsx";

/** Below the search field: whether it is open, a number to call and a place to visit. Keeps their room while they may come. */
export function HeroContact({
  contact,
  contactHref,
  isPending,
}: {
  contact: PublicContact | null;
  contactHref: string;
  isPending: boolean;
}) {
  const { t, address } = useTexts();
  const { hours = null, phone = null, addressLines = [] } = contact ?? {};
  if (!hours && !phone && addressLines.length === 0)
    return isPending ? (
      <div className="hc-reach">
        <Placeholder />
      </div>
    ) : null;
  return (
    <div className="hc-reach">
      {hours ? <OpenState hours={hours} contactHref={contactHref} /> : null}
      {phone ? (
        <a href={phone.href} aria-label={`${t("contact.phone")}: ${phone.label}`}>
          <Phone aria-hidden="true" />
          <bdi dir="ltr">{phone.label}</bdi>
        </a>
      ) : null}
      {addressLines.length > 0 ? (
        <a
          href={mapUrl(addressLines)}
          rel="noreferrer"
          aria-label={`${t("contact.address")}: ${address(addressLines)}`}
        >
          <MapPin aria-hidden="true" />
          <bdi>
            <AddressText text={address(addressLines)} />
          </bdi>
        </a>
      ) : null}
    </div>
  );
}
