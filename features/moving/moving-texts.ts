/** Texts and limits of imports from other tools. */
import type { ImportNoteKind } from "#shared/import-note.ts";

export const maxImportFileBytes = 50_000_000;

export const movingTexts = {
  noFile: "Choose a ZIP, XML or CSV file up to 50 MB.",
  noAddress: "Enter the address of your help center, such as acme.zendesk.com.",
  noSuchAddress: (example: string) => `Enter an address such as ${example}.`,
  noKey: "Enter the key without spaces.",
  isRunning: "An import is running. Wait for it, or stop it first.",
  gone: "This import no longer exists. Reload the page.",
  tooLate: "This import has already started. Reload the page.",
  otherPlan: "The plan has changed since you opened this page. Review it, then import.",
  failed: "Couldn't start the import. Try again.",
  unexpected: "Something went wrong on our side. Articles that were imported stay. Start the import again.",
  stopped: "Import stopped",
  decisionFailed: "Couldn't save this. Try again.",
  alreadyDecided: "Someone has already decided this. Reload the page.",
  changedSince: "The article says this differently by now. Edit it instead.",
  noLinkReplaced: "We found no article for these links. Edit the articles instead.",
  wordsNotFound:
    "The words of these links are gone, or are in the article more than once. Edit the articles instead.",
  usedWebsite: "The article says what your website says. Its history has the text from before.",
  /** Translations have no history. */
  usedWebsiteInTranslation: "The translation says what your website says.",
  keptArticle: "The article stays as it is.",
  undone: "Undone",
  replacedLinks: (count: number) =>
    count === 1
      ? "1 link leads to an article here."
      : `${count.toLocaleString("en")} links lead to articles here.`,
  keptTexts: "The words stay without their links.",
  keptSomeTexts: "The words stay without their links, except in some articles. Edit those articles instead.",
  linksStay: "We can't remove these links. Edit the articles instead.",
  notText: "This isn't a text file. In Excel, save it as “CSV UTF-8”, and try again.",
  unreadableZip: "We can't read this ZIP file. It's damaged, or it unpacks to more than we import.",
  noPages: "This ZIP file has no Markdown files, and no pages of Notion or Confluence.",
  tooSlow: "This file takes too long to read. Split it into smaller files.",
  insecureKey: "Enter an address that begins with https, because the key must be sent encrypted.",
  notFound: (tool: string, host: string) => `We found no ${tool} help center at ${host}.`,
  isPrivate: (host: string) =>
    `The help center at ${host} is private. Enter the email address of an agent and an API token.`,
  wrongKey: (tool: string, host: string) => `${tool} at ${host} doesn't accept this key.`,
  unreachable: (host: string) => `We couldn't reach ${host}. Check the address and try again.`,
  tooBusy: (host: string) => `${host} limits how fast we may read. Try again in an hour.`,
  tooMany: (max: number) => `This help center has more than ${max.toLocaleString("en")} articles.`,
  noPublicPages: (address: string) =>
    `We couldn't open ${address}. Enter the address of a public help center.`,
  notAllowed: (host: string) =>
    `The robots.txt of ${host} doesn't let StepBot read it. Allow it, and try again.`,
  tooManyPages: (host: string) => `${host} has too many pages. Enter the address of its help center only.`,
  pageTooComplex: (address: string) => `The page ${address} is too complex for us to read.`,
  needsScript: (host: string) =>
    `${host} shows its articles only with JavaScript, which Step can't run here. Import an export file instead.`,
  noArticles: (host: string) => `The help center at ${host} has no articles that we can read.`,
};

/** What the plan and the report say about notes: singular, plural, and what happens. */
export const noteTexts: Record<ImportNoteKind, { one: string; many: string; text: string }> = {
  "dead-link": {
    one: "dead link",
    many: "dead links",
    text: "Their pages aren't imported. The report lists them.",
  },
  "missing-picture": {
    one: "missing picture",
    many: "missing pictures",
    text: "We couldn't read them. Their descriptions stay.",
  },
  component: { one: "component", many: "components", text: "Only their texts are imported." },
  attachment: { one: "attachment", many: "attachments", text: "We can't store them. Check their links." },
  video: { one: "embedded video", many: "embedded videos", text: "They become links." },
  form: {
    one: "embedded form",
    many: "embedded forms",
    text: "They are left out. Your contact page has a form.",
  },
  shortened: {
    one: "long article",
    many: "long articles",
    text: "We import only the beginning of very long pages.",
  },
  unreadable: { one: "unreadable part", many: "unreadable parts", text: "We couldn't read them." },
};

/** A whole text that is missing, or a part of one. In English. */
export function leftOutName(reason: "removed" | "skipped" | ImportNoteKind): string {
  if (reason === "removed") return "Left out, because you deleted it here";
  return reason === "skipped" ? "Left out by your plan" : noteTexts[reason].one;
}
