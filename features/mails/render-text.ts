/** The text part: read on its own by whoever shows no HTML, and by the local mailbox. */
import type { MailDraft, MailParagraph } from "./compose-mail.ts";

/** Paragraphs with an empty line between them; an address stands alone on its line, where it can be clicked. */
export function renderText({ appName, origin, title, paragraphs, action, reason }: MailDraft): string {
  const blocks = [
    title,
    ...paragraphs.map(plain),
    ...(action ? [`${action.label}:\n${action.href}`] : []),
    ...(action?.note ? [action.note] : []),
    // What mail programs take for the start of a signature (RFC 3676).
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
