/** Renders the text part, for clients without HTML and for the local mailbox. */
import { isolateInText } from "#shared/left-to-right-runs.ts";
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
  language = "en",
}: MailDraft): string {
  const colon = colons[language.split("-")[0] ?? ""] ?? ":";
  const blocks = [
    isolateInText(title),
    ...paragraphs.map(plain),
    ...(action ? [`${action.label}${colon}\n${action.href}`] : []),
    ...(action?.note ? [isolateInText(action.note)] : []),
    // RFC 3676 defines this separator before a signature.
    `-- \n${isolateInText(reason)}\n${reasonLink ? `${reasonLink.label}${colon} ${reasonLink.href}\n` : ""}${appName}, ${origin}`,
  ];
  return `${blocks.join("\n\n")}\n`;
}

/** Where it isn't ":". */
const colons: Record<string, string> = { fr: "\u00a0:", ja: "：", zh: "：" };

function plain(paragraph: MailParagraph): string {
  if (typeof paragraph === "string") return isolateInText(paragraph);
  if ("heading" in paragraph) return isolateInText(paragraph.heading);
  if ("lines" in paragraph) return isolateInText(paragraph.lines.join("\n"));
  return paragraph
    .map((piece) => {
      if (typeof piece === "string") return isolateInText(piece);
      const address = piece.href.replace(/^mailto:/, "");
      return address === piece.label ? address : `${piece.label} (${address})`;
    })
    .join("");
}
