import type { PublicContact } from "#features/contact/present.ts";
import { contactInvitation } from "../home-texts.ts";
import { ContactBand } from "./contact-band.tsx";
import { useTexts } from "./texts.tsx";

/** Contact band at the end of a page. Renders nothing if the company has no contact page. */
export function PageContact({
  basePath,
  name,
  contact,
  isAboutList = false,
  question = "",
}: {
  basePath: string;
  /** Null if the company has none. */
  name: string | null;
  contact: PublicContact | null;
  /** Whether the page is a list of questions, so that the band addresses visitors who didn't find theirs. */
  isAboutList?: boolean;
  /** What the visitor asked, for the message. */
  question?: string;
}) {
  const texts = useTexts();
  if (!contact) return null;
  const title = texts.t(isAboutList ? "page.notHere" : "page.stillStuck");
  return <ContactBand {...{ basePath, title, question }} text={contactInvitation(texts, name, contact)} />;
}
