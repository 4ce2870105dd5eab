import { load } from "cheerio";
import { describe, expect, test } from "vitest";
import { centerDeletedMail } from "./center-deleted-mail.ts";
import { changeEmailMail } from "./change-email-mail.ts";
import type { MailContent } from "./compose-mail.ts";
import { confirmSignupMail } from "./confirm-signup-mail.ts";
import { emailChangedMail } from "./email-changed-mail.ts";
import { examWorseMail } from "./exam-worse-mail.ts";
import { invitationMail } from "./invitation-mail.ts";
import { passwordChangedMail } from "./password-changed-mail.ts";
import { readerLinkMail } from "./reader-link-mail.ts";
import { resetPasswordMail } from "./reset-password-mail.ts";
import { signInSecurityMail } from "./sign-in-security-mail.ts";
import { teamInvitationMail } from "./team-invitation-mail.ts";
import { textsDueMail } from "./texts-due-mail.ts";
import { webhookStoppedMail } from "./webhook-stopped-mail.ts";
import { websiteNewsMail } from "./website-news-mail.ts";

const from = { appName: "Step", origin: "https://step.example" };
const link = "https://step.example/auth/callback?type=signup&access_token=a'b\"c&refresh_token=%C3%A9+<x>";
const encodedLink = new URL(link).href;
const companyName = "Hubley Coffee";

interface Case {
  make: (company: string) => Promise<MailContent>;
  kind: string;
  /** The recipient must be able to open this URL. */
  address: string;
  /** Both parts must contain these texts. */
  says: string[];
}

const cases: Case[] = [
  {
    kind: "reader-link",
    make: (company) =>
      readerLinkMail({
        ...from,
        companyName: company,
        language: null,
        link: encodedLink,
        expiresInHours: 168,
      }),
    address: encodedLink,
    says: ["shared its help center with you", "Hubley Coffee", "once, within 7 days", "twelve hours"],
  },
  {
    kind: "texts-due",
    make: (company) =>
      textsDueMail({
        companyId: "0b1c",
        ...from,
        companyName: company,
        titles: ["Refunds", "Hours"],
        unsubscribeLink: encodedLink,
      }),
    address: "https://step.example/dashboard/check-dates?company=0b1c",
    says: [
      "2 texts to check in Step",
      "Hubley Coffee",
      "still correct",
      "Refunds",
      "Hours",
      "Stop these emails",
    ],
  },
  {
    kind: "confirm-signup",
    make: (company) =>
      confirmSignupMail({ ...from, companyName: company, link: encodedLink, expiresInHours: 24 }),
    address: encodedLink,
    says: [
      "Confirm your email",
      "Hubley Coffee",
      "once, within 24 hours",
      "If that wasn't you, ignore this email",
    ],
  },
  {
    kind: "reset-password",
    make: () => resetPasswordMail({ ...from, link: encodedLink, expiresInMinutes: 30 }),
    address: encodedLink,
    says: ["Choose a new password", "once, within 30 minutes", "Your password won't change"],
  },
  {
    kind: "password-changed",
    make: () => passwordChangedMail({ ...from, supportEmail: "help@step.example" }),
    address: "https://step.example/auth/forgot",
    says: ["was just changed", "you don't need to do anything", "help@step.example"],
  },
  {
    kind: "change-email",
    make: () => changeEmailMail({ ...from, link: encodedLink, expiresInMinutes: 60 }),
    address: encodedLink,
    says: ["Confirm your new email", "once, within 1 hour", "Nothing changes unless you open the link"],
  },
  {
    kind: "email-changed",
    make: () =>
      emailChangedMail({ ...from, supportEmail: "help@step.example", newEmail: "new@acme.example" }),
    address: "https://step.example/contact",
    says: ["was changed", "you don't need to do anything", "help@step.example"],
  },
  {
    kind: "sign-in-security-passkey-added",
    make: () =>
      signInSecurityMail({
        ...from,
        supportEmail: "help@step.example",
        change: "passkey-added",
        detail: "Work laptop",
      }),
    address: "https://step.example/auth/forgot",
    says: ["A passkey was added", "Work laptop", "you don't need to do anything", "help@step.example"],
  },
  {
    kind: "sign-in-security-code-used",
    make: () =>
      signInSecurityMail({ ...from, supportEmail: "help@step.example", change: "code-used", detail: "7" }),
    address: "https://step.example/auth/forgot",
    says: ["A recovery code was used", "You have 7 left", "help@step.example"],
  },
  {
    kind: "invitation",
    make: (company) => invitationMail({ ...from, companyName: company, email: "ines@hubley.example" }),
    address: "https://step.example/auth",
    says: ["You're off the waitlist", "Hubley Coffee", "ines@hubley.example"],
  },
  {
    kind: "team-invitation",
    make: (company) =>
      teamInvitationMail({
        ...from,
        companyName: company,
        inviter: "Mara Ellison",
        roleName: "Writer",
        roleText: "Writes drafts. Can't publish.",
        link: encodedLink,
        expiresInDays: 7,
      }),
    address: encodedLink,
    says: ["Hubley Coffee's team", "Mara Ellison invited you", "Writer", "once, within 7 days", "ignore it"],
  },
  {
    kind: "webhook-stopped",
    make: (company) =>
      webhookStoppedMail({ ...from, companyId: "0b1c", companyName: company, host: "hooks.hubley.example" }),
    address: "https://step.example/dashboard/settings/api?company=0b1c",
    says: ["Step stopped a webhook to hooks.hubley.example", "Hubley Coffee", "delivery log"],
  },
  {
    kind: "center-deleted",
    make: (company) => centerDeletedMail({ ...from, companyName: company, deletedBy: "mara@hubley.example" }),
    address: "https://step.example/dashboard",
    says: ["Hubley Coffee's help center was deleted", "Your account and your other help centers stay"],
  },
  {
    kind: "exam-worse",
    make: (company) =>
      examWorseMail({
        companyId: "0b1c",
        ...from,
        companyName: company,
        lost: Array.from({ length: 10 }, (_, index) => `Question ${index + 1}?`),
        unsubscribeLink: encodedLink,
      }),
    address: "https://step.example/dashboard/answers?company=0b1c",
    says: ["Hubley Coffee's help center", "Question 1?", "Question 8?", "And 2 more"],
  },
  {
    kind: "website-news",
    make: (company) =>
      websiteNewsMail({
        companyId: "0b1c",
        ...from,
        companyName: company,
        language: "en",
        website: "hubley.example",
        changed: [{ question: "What does it cost?", before: "It costs €49.", after: "It costs €55." }],
        gone: [{ question: "Do you deliver?" }],
        added: Array.from({ length: 7 }, (_, index) => ({ question: `New question ${index + 1}?` })),
        unsubscribeLink: encodedLink,
      }),
    address: "https://step.example/dashboard/faqs/website?company=0b1c",
    says: [
      "Changed answers: 1",
      "Before: It costs €49.",
      "Now: It costs €55.",
      "Do you deliver?",
      "And more: 2",
    ],
  },
];

function visibleText(html: string): string {
  const $ = load(html);
  $("style, title, [style*='display:none']").remove();
  return $("html").text();
}

describe.each(cases)("the mail $kind", ({ kind, make, address, says }) => {
  test("has a one-line subject, its kind and its sender", async () => {
    const mail = await make(companyName);
    expect(mail.kind).toBe(kind);
    expect(mail.subject).toMatch(/^[^\r\n]{10,70}$/);
    expect(mail.subject).toMatch(/Step|hubley\.example/);
  });

  test("has the same content in both parts", async () => {
    const { text, html } = await make(companyName);
    const shown = visibleText(html);
    for (const sentence of says) {
      expect(text).toContain(sentence);
      expect(shown).toContain(sentence);
    }
  });

  test("has its URL as a link and as text", async () => {
    const { text, html } = await make(companyName);
    const $ = load(html);
    const links = $("a").toArray();
    expect(links.map((a) => $(a).attr("href"))).toContain(address);
    expect(links.map((a) => $(a).text())).toContain(address);
    expect(text.split(/\s/)).toContain(address);
  });

  test("loads, runs and tracks nothing", async () => {
    const { html } = await make(companyName);
    const $ = load(html);
    expect($("img, script, link, iframe, form, object, video, [background], [src], [srcset]")).toHaveLength(
      0,
    );
    expect(html).not.toMatch(/url\(|@import|@font-face|\son\w+=/i);
    for (const a of $("a").toArray()) expect($(a).attr("href")).toMatch(/^(https:\/\/step\.example|mailto:)/);
  });

  test("escapes a hostile company name, which can't add headers, lines or links", async () => {
    const name = `</td><img src=x onerror=alert(1)>"\r\nBcc: eve@evil.example\u202e https://evil.example/win www.evil.example`;
    const plain = await make(companyName);
    const { subject, text, html } = await make(name);
    expect(subject).toBe(plain.subject);
    expect(text.split("\n")).toHaveLength(plain.text.split("\n").length);
    expect(text).not.toMatch(/evil\.example|https:\/\/evil|eve@evil|\u202e|\r/);
    const $ = load(html);
    expect($("*").length).toBe(load(plain.html)("*").length);
    expect($("img")).toHaveLength(0);
  });

  test("is a complete document with its language and both color schemes", async () => {
    const { html } = await make(companyName);
    const $ = load(html);
    expect(html).toMatch(/^<!DOCTYPE html>/);
    expect($("html").attr("lang")).toBe("en");
    expect($("meta[name='color-scheme']").attr("content")).toBe("light dark");
    expect($("h1")).toHaveLength(1);
    for (const table of $("table").toArray()) expect($(table).attr("role")).toBe("presentation");
    expect(Buffer.byteLength(html)).toBeLessThan(20_000);
  });
});

test.each([
  ["de-AT", "de", "ltr", "zwölf Stunden", "7 Tage"],
  ["ar", "ar", "rtl", "اثنتي عشرة ساعة", "7 أيام"],
  ["hu", "en", "ltr", "twelve hours", "7 days"],
])("a reader's mail in %s has that language", async (language, lang, dir, says, lifetime) => {
  const input = { ...from, companyName, language, link: encodedLink, expiresInHours: 168 };
  const { text, html } = await readerLinkMail(input);
  const $ = load(html);
  expect([$("html").attr("lang"), $("html").attr("dir")]).toEqual([lang, dir]);
  for (const part of [text, $("body").text()])
    for (const said of [says, lifetime]) expect(part).toContain(said);
});

test("a colleague's invitation is in German, with the role", async () => {
  const { subject, text, html } = await teamInvitationMail({
    ...{ ...from, companyName, language: "de", inviter: "Grete", link: encodedLink, expiresInDays: 7 },
    ...{ roleName: "Writer", roleText: "Writes drafts. Can't publish." },
  });
  expect(subject).toBe("Sie sind in ein Team bei Step eingeladen");
  expect(text).toContain("Grete lädt Sie ein, am Hilfe-Center von Hubley Coffee in Step mitzuarbeiten.");
  expect(text).toContain("Ihre Rolle: Autor. Schreibt Entwürfe. Kann nicht veröffentlichen.");
  expect(text).toContain("Gültigkeit: 7 Tage.");
  expect(load(html)("html").attr("lang")).toBe("de");
});

test("the mail about a stopped webhook is in German", async () => {
  const { subject, text, html } = await webhookStoppedMail({
    companyId: "0b1c",
    ...{ ...from, companyName, language: "de", host: "hooks.hubley.example" },
  });
  expect(subject).toBe("Step hat einen Webhook an hooks.hubley.example angehalten");
  expect(text).toContain("hat Ereignisse von Hubley Coffee nicht angenommen");
  expect(text).toContain("Zustellprotokoll öffnen");
  expect(load(html)("html").attr("lang")).toBe("de");
});

test("the mail about a deleted help center is in German", async () => {
  const { subject, text } = await centerDeletedMail({
    ...{ ...from, companyName, language: "de", deletedBy: "mara@hubley.example" },
  });
  expect(subject).toBe("Ein Hilfe-Center bei Step wurde gelöscht");
  expect(text).toContain("Das Hilfe-Center von Hubley Coffee wurde gelöscht");
});

test("mails about the account and the waitlist are in German", async () => {
  const german = { ...from, supportEmail: "help@step.example", language: "de" as const };
  const mails = [
    await signInSecurityMail({ ...german, change: "passkey-added", detail: "Laptop" }),
    await signInSecurityMail({ ...german, change: "code-used", detail: "7" }),
    await invitationMail({ ...german, companyName, email: "ines@hubley.example" }),
  ];
  expect(mails.map(({ subject }) => subject)).toEqual([
    "Ein Passkey wurde hinzugefügt (Step)",
    "Ein Wiederherstellungscode wurde verwendet (Step)",
    "Sie sind dabei: Step ist für Sie bereit",
  ]);
  for (const { text, html } of mails) {
    expect(load(html)("html").attr("lang")).toBe("de");
    expect(text).not.toMatch(/\b(?:the|you|your|was|account)\b/i);
  }
});

test.each([
  [1, "within 1 hour."],
  [48, "within 2 days."],
  [36, "within 36 hours."],
])("says that a link expires after %d hours", async (expiresInHours, words) => {
  expect(
    (await confirmSignupMail({ ...from, companyName, link: encodedLink, expiresInHours })).text,
  ).toContain(words);
});

test.each([
  ["keeps a name that looks like a domain readable", "Booking.com", /with Booking\.\u2060com\./],
  ["keeps a name of sixty characters", "x".repeat(60), /with x{60}\./],
  ["truncates a longer name", "x".repeat(61), /with x{59}…\./],
  ["keeps other scripts and joined characters", "می‌خواهم 👩‍🍳", /with می‌خواهم 👩‍🍳\./],
  ["treats a blank name as missing", " \u200b\n ", /signed up for Step\. Confirm/],
  ["replaces a lone surrogate", "A\ud800", /with A\ufffd\./],
])("%s", async (_, name, expected) => {
  const mail = await confirmSignupMail({ ...from, companyName: name, link: encodedLink, expiresInHours: 24 });
  expect(mail.text).toMatch(expected);
});
