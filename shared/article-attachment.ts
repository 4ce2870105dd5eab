/** Files that articles offer for download, besides pictures. They are never opened as pages. */

import { articlePictureKey, articlePictureKeys } from "./article-picture.ts";

export const attachmentPrefix = "public/attachments/";

/** By the extension that a checked file gets. */
export const attachmentTypes = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  pptx: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
  odt: "application/vnd.oasis.opendocument.text",
  ods: "application/vnd.oasis.opendocument.spreadsheet",
  odp: "application/vnd.oasis.opendocument.presentation",
  csv: "text/csv",
  txt: "text/plain",
} as const;

export type AttachmentType = keyof typeof attachmentTypes;

const attachment = String.raw`public/attachments/[a-z0-9-]{1,80}/[a-z0-9-]{1,80}\.(?:${Object.keys(attachmentTypes).join("|")})`;
const ownAddress = new RegExp(`^/files/${attachment}$`);
const inText = new RegExp(`/files/(${attachment})`, "g");
const addresses = new RegExp(`/files/(?:${articlePictureKey}|${attachment})`, "gi");

export function isOwnAttachment(href: string): boolean {
  return ownAddress.test(href);
}

/** Storage keys of the pictures and attachments of a Markdown text. */
export function articleFileKeys(markdown: string): string[] {
  const attachments = [...markdown.matchAll(inText)].map(([, key = ""]) => key);
  return [...articlePictureKeys(markdown), ...new Set(attachments)];
}

/** Gives the pictures and attachments of a Markdown text other addresses. */
export function moveArticleFiles(markdown: string, addressOf: (address: string) => string): string {
  return markdown.replace(addresses, addressOf);
}
