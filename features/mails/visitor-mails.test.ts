/** Mails in a help center's language have no text in another one, in any of the languages. */
import { load } from "cheerio";
import { describe, expect, test } from "vitest";
import { catalogTags } from "#engines/messages/select-catalog.ts";
import { directionOf } from "#shared/language-tag.ts";
import { englishIn, textsIn } from "#tests/support/english-texts.ts";
import type { MailContent } from "./compose-mail.ts";
import { readerLinkMail } from "./reader-link-mail.ts";
import { websiteNewsMail } from "./website-news-mail.ts";

/** A name without Latin letters, so that every Latin word is a text of the mail. */
const own = { appName: "Ҩ", origin: "https://1.test", companyName: "Ҩ" };
const link = "https://1.test/2";

const makers: [name: string, make: (language: string) => Promise<MailContent>][] = [
  ["a link for a day", (language) => readerLinkMail({ ...own, language, link, expiresInHours: 24 })],
  ["a link for a week", (language) => readerLinkMail({ ...own, language, link, expiresInHours: 168 })],
  [
    "a link without the company's name",
    (language) => readerLinkMail({ ...own, companyName: " ", language, link, expiresInHours: 1 }),
  ],
  [
    "news of the website",
    (language) =>
      websiteNewsMail({
        companyId: "0b1c",
        ...own,
        language,
        website: "1.test",
        changed: Array.from({ length: 6 }, () => ({ question: "ҩ?", before: "ҩ 1", after: "ҩ 2" })),
        gone: [{ question: "ҩ?" }],
        added: Array.from({ length: 7 }, () => ({ question: "ҩ?" })),
        unsubscribeLink: link,
      }),
  ],
];

test("a phone number among Arabic words keeps its order", async () => {
  const number = "+966 11 234 5678";
  const { text, html } = await websiteNewsMail({
    companyId: "0b1c",
    ...own,
    language: "ar",
    website: "1.test",
    changed: [{ question: "ما رقمكم؟", before: `اتصل بنا على ${number} صباحًا`, after: "" }],
    gone: [{ question: `هل الرقم ${number} لكم؟` }],
    added: [],
    unsubscribeLink: link,
  });
  expect(
    load(html)("bdi[dir=ltr]")
      .toArray()
      .map((each) => load(html)(each).text()),
  ).toEqual([number, number]);
  expect(text.match(/\u2066[^\u2066\u2069]*\u2069/g)).toEqual([
    `\u2066${number}\u2069`,
    `\u2066${number}\u2069`,
  ]);
});

test("a mail in Arabic has the logo as it is, and no space between joined letters", async () => {
  const { html } = await readerLinkMail({ ...own, language: "ar", link, expiresInHours: 1 });
  const $ = load(html);
  expect($("table[aria-hidden]").attr("dir")).toBe("ltr");
  expect($("h1").attr("style")).not.toContain("letter-spacing");
  expect($("[role=presentation]:not([aria-hidden])[dir]").length).toBe(0);
});

test.each([
  ["de", /öffnen:\n/],
  ["fr", /Ouvrir .{1,30}\u00a0:\n/],
  ["ja", /を開く：\n/],
])("a link in a text in %s has the colon of the language", async (language, label) => {
  const { text } = await readerLinkMail({ ...own, language, link, expiresInHours: 1 });
  expect(text).toMatch(label);
});

describe.each(catalogTags)("in %s", (tag) => {
  test.each(makers)("%s has only texts of its language", async (_, make) => {
    const { subject, text, html } = await make(tag);
    const document = load(html)("html");
    expect([document.attr("lang"), document.attr("dir")]).toEqual([tag, directionOf(tag) ?? "ltr"]);
    const texts = [
      subject,
      ...textsIn({ text, type: "text/plain" }),
      ...textsIn({ text: html, type: "text/html" }),
    ];
    expect(texts.join(" ")).toContain("Ҩ");
    expect(texts.filter((each) => /[{}]|\b(?:undefined|null)\b/.test(each))).toEqual([]);
    if (tag === "en") return;
    expect(texts.filter(englishIn(tag))).toEqual([]);
    // Units and conjunctions that no catalog has.
    expect(texts.filter((each) => /\b(?:hours?|days?|minutes?|and|the)\b/i.test(each))).toEqual([]);
    const latin = texts.filter((each) => /[a-z]{3}/i.test(each.replace(/https?:\S+|1\.test/g, "")));
    // Languages with other letters have no Latin words in mails at all.
    if (/^(?:ar|he|ja|ko|ru|uk|zh-Hans|zh-Hant)$/.test(tag)) expect(latin).toEqual([]);
  });
});
