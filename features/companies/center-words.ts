/** The form for the name and the words of a help center, in one of its languages. */
import { z } from "zod";
import {
  type CenterSettings,
  type CenterWords,
  type HeroLayout,
  heroLayouts,
} from "#shared/center-settings.ts";
import { readOwnPath } from "#shared/own-path.ts";
import type { Posted } from "./settings-schema.ts";

export type LinkIndex = 0 | 1 | 2 | 3 | 4 | 5 | 6;

type LinkField = `link${LinkIndex}Label` | `link${LinkIndex}Url`;

/** Empty texts mean our own, or none. The addresses are the same in every language. */
export type CenterWordsValues = {
  companyName: string;
  layout: HeroLayout;
  /** "on" or empty, as a checkbox posts it. */
  authors: string;
  checks: string;
  headline: string;
  intro: string;
  announcement: string;
  announcementLink: string;
  announcementUrl: string;
} & Record<LinkField, string>;

export const wordLimits = {
  companyName: 100,
  headline: 80,
  intro: 200,
  announcement: 160,
  label: 40,
  url: 500,
};

export const linkIndexes = [0, 1, 2, 3, 4, 5, 6] as const satisfies LinkIndex[];

const wrongAddress = "Use an address that begins with https://, mailto:, tel: or /";
const noName = "Enter the name of your company";
const noLabel = "Add a label for this link";
const noAddress = "Add the address that this leads to";

function line(max: number) {
  return z
    .string()
    .transform((typed) => typed.replace(/[\p{Cc}\s]+/gu, " ").trim())
    .pipe(z.string().max(max, `Use at most ${max} characters`));
}

/** As settings accept it. */
export function readCompanyName(typed: string): { name: string } | { problem: string } {
  const read = line(wordLimits.companyName).safeParse(typed);
  if (!read.success) return { problem: read.error.issues[0]!.message };
  return read.data === "" ? { problem: noName } : { name: read.data };
}

const url = z
  .string()
  .trim()
  .max(wordLimits.url, `Use at most ${wordLimits.url} characters`)
  .transform((typed) => readOwnPath(typed) ?? typed)
  .transform((typed) => (/^[\w-]+(\.[\w-]+)+(?:[/?#:]|$)/.test(typed) ? `https://${typed}` : typed))
  .refine((address) => address === "" || isLinkable(address), wrongAddress);

function isLinkable(address: string): boolean {
  if (readOwnPath(address) !== null) return true;
  const read = URL.parse(address);
  return read !== null && ["http:", "https:", "mailto:", "tel:"].includes(read.protocol);
}

const labels = Object.fromEntries(linkIndexes.map((index) => [`link${index}Label`, line(wordLimits.label)]));
const urls = Object.fromEntries(linkIndexes.map((index) => [`link${index}Url`, url]));

const form = z.object({
  version: z.coerce.number().int().min(1),
  companyName: line(wordLimits.companyName),
  layout: z.enum(heroLayouts),
  authors: z.enum(["on", ""]).default(""),
  checks: z.enum(["on", ""]).default(""),
  headline: line(wordLimits.headline),
  intro: line(wordLimits.intro),
  announcement: line(wordLimits.announcement),
  announcementLink: line(wordLimits.label),
  announcementUrl: url,
  ...labels,
  ...urls,
});

/** A link of the main language needs both an address and a label. Other languages may lack the label. */
export function readCenterWordsForm(
  posted: FormData,
  { isMain }: { isMain: boolean },
): Posted<CenterWordsValues> {
  const parsed = form.safeParse(Object.fromEntries(posted));
  if (!parsed.success) {
    const errors: Record<string, string> = {};
    for (const { path, message } of parsed.error.issues) errors[String(path[0])] ??= message;
    return { errors };
  }
  const { version, ...rest } = parsed.data;
  const values = rest as unknown as CenterWordsValues;
  const errors: Record<string, string> = {};
  if (values.companyName === "") errors.companyName = noName;
  for (const index of linkIndexes) {
    const [label, address] = [values[`link${index}Label`], values[`link${index}Url`]];
    if (label !== "" && address === "") errors[`link${index}Url`] = noAddress;
    if (isMain && label === "" && address !== "") errors[`link${index}Label`] = noLabel;
  }
  if (values.announcementLink !== "" && values.announcementUrl === "") errors.announcementUrl = noAddress;
  return Object.keys(errors).length > 0 ? { errors } : { version, values };
}

export function centerWordsOf(
  company: { companyName: string; centerSettings: CenterSettings },
  language: string,
): CenterWordsValues {
  const {
    layout = "search",
    announcementUrl = "",
    links = [],
    words = {},
    ...shown
  } = company.centerSettings;
  const authors = shown.showsAuthors ? "on" : "";
  const checks = shown.showsChecks ? "on" : "";
  const {
    headline = "",
    intro = "",
    announcement = "",
    announcementLink = "",
    labels = [],
  } = words[language] ?? {};
  const ofLinks = Object.fromEntries(
    linkIndexes.flatMap((index) => [
      [`link${index}Label`, labels[index] ?? ""],
      [`link${index}Url`, links[index] ?? ""],
    ]),
  ) as Record<LinkField, string>;
  const { companyName } = company;
  const texts = { headline, intro, announcement, announcementLink, announcementUrl };
  return { companyName, layout, authors, checks, ...texts, ...ofLinks };
}

/** The stored settings with the form's words in one language. */
export function withCenterWords(
  stored: CenterSettings,
  language: string,
  values: CenterWordsValues,
): CenterSettings {
  const { layout, headline, intro, announcement, announcementLink, announcementUrl } = values;
  const own: CenterWords = {
    ...(headline ? { headline } : {}),
    ...(intro ? { intro } : {}),
    ...(announcement ? { announcement } : {}),
    ...(announcementLink ? { announcementLink } : {}),
    labels: linkIndexes.map((index) => values[`link${index}Label`]),
  };
  return {
    layout,
    ...(values.authors === "on" ? { showsAuthors: true } : {}),
    ...(values.checks === "on" ? { showsChecks: true } : {}),
    ...(announcementUrl ? { announcementUrl } : {}),
    links: linkIndexes.map((index) => values[`link${index}Url`]),
    words: { ...stored.words, [language]: own },
  };
}

export const wordLabels: Record<keyof CenterWordsValues, string> = {
  companyName: "Name",
  layout: "Layout",
  authors: "Author",
  checks: "Date of the last check",
  headline: "Headline",
  intro: "Line below the headline",
  announcement: "Announcement",
  announcementLink: "Label of its link",
  announcementUrl: "Address of its link",
  ...(Object.fromEntries(
    linkIndexes.flatMap((index) => [
      [`link${index}Label`, `Label of link ${index + 1}`],
      [`link${index}Url`, `Address of link ${index + 1}`],
    ]),
  ) as Record<LinkField, string>),
};

/** What the form changed, for the audit log. */
export function centerWordsChanges(before: CenterWordsValues, after: CenterWordsValues) {
  return (Object.keys(after) as (keyof CenterWordsValues)[])
    .filter((field) => before[field] !== after[field])
    .map((field) => ({
      label: wordLabels[field],
      from: before[field] || null,
      to: after[field] || null,
    }));
}
