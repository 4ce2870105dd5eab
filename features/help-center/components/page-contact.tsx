import type { PublicContact } from "#features/contact/present.ts";
import { contactInvitation } from "../home-texts.ts";
import { ContactBand } from "./contact-band.tsx";

/** Contact band at the end of a page. Renders nothing if the company has no contact page. */
export function PageContact({
  basePath,
  name,
  contact,
  title = "Still stuck?",
}: {
  basePath: string;
  name: string;
  contact: PublicContact | null;
  title?: string;
}) {
  if (!contact) return null;
  return <ContactBand basePath={basePath} title={title} text={contactInvitation(name, contact)} />;
}
