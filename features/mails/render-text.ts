/** Renders the text part for clients without HTML and for the local mailbox. */
import type { MailDraft, MailParagraph } from "./compose-mail.ts";

/** Empty lines separate paragraphs. URLs are on their own lines, so that clients turn them into links. */
export function renderText({ appName, origin, title, paragraphs, action, reason }: MailDraft): string {
  const blocks = [
    title,
    ...paragraphs.map(plain),
    ...(action ? [`${action.label}:\n${action.href}`] : []),
    ...(action?.note ? [action.note] : []),
    // Begin the signature with the separator of RFC 3676.
    `-- \n${reason}\n${appName}, ${origin}`,
  ];
  return `${blocks.join("\n\n")}\n`;
}

function plain(paragraph: MailParagraph): string {
  if (typeof paragraph === "string") return paragraph;
  return paragraph
    .map((piece) => {
      if (typeof piece === "string") return piece;
      const address = piece.href.replace(/^mailto:/, "");
      return address === piece.label ? address : `${piece.label} (${address})`;
    })
    .join("");
}
