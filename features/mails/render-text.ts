/** Renders the text part, for clients without HTML and for the local mailbox. */
import type { MailDraft, MailParagraph } from "./compose-mail.ts";

/** Each URL is on its own line, so that clients turn it into a link. */
export function renderText({
  appName,
  origin,
  title,
  paragraphs,
  action,
  reason,
  reasonLink,
}: MailDraft): string {
  const blocks = [
    title,
    ...paragraphs.map(plain),
    ...(action ? [`${action.label}:\n${action.href}`] : []),
    ...(action?.note ? [action.note] : []),
    // RFC 3676 defines this separator before a signature.
    `-- \n${reason}\n${reasonLink ? `${reasonLink.label}: ${reasonLink.href}\n` : ""}${appName}, ${origin}`,
  ];
  return `${blocks.join("\n\n")}\n`;
}

function plain(paragraph: MailParagraph): string {
  if (typeof paragraph === "string") return paragraph;
  if ("heading" in paragraph) return paragraph.heading;
  if ("lines" in paragraph) return paragraph.lines.join("\n");
  return paragraph
    .map((piece) => {
      if (typeof piece === "string") return piece;
      const address = piece.href.replace(/^mailto:/, "");
      return address === piece.label ? address : `${piece.label} (${address})`;
    })
    .join("");
}
