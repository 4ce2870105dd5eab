/** The frame around a help center is in the center's language, on every page and in every state. */
import { load } from "cheerio";
import { eq } from "drizzle-orm";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { companies, companyLanguages, outboxMails } from "#db/schema.ts";
import type { CatalogTag } from "#engines/messages/catalogs.ts";
import { catalogTags } from "#engines/messages/select-catalog.ts";
import { contactLimits } from "#features/contact/contact-limits.ts";
import { getAccess, saveAccess } from "#features/readers/change-access.server.ts";
import { inviteReaders } from "#features/readers/invited-readers.server.ts";
import { axeViolations, looks, shownProblems } from "#tests/support/accessibility.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { launchTestBrowser } from "#tests/support/browser.ts";
import { englishIn, textsIn } from "#tests/support/english-texts.ts";
import { buildOwner } from "#tests/support/factories.ts";
import { pseudoMessages } from "#tests/support/pseudo-messages.ts";
import { makeWordedCenter, type WordedCenter } from "#tests/support/worded-center.ts";

let app: TestApp;
let browser: Browser;

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp({ TRUSTED_PROXIES: "127.0.0.1,::1" }), launchTestBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await app?.close();
});

const asPart = { accept: "text/x-part" };

/** Answers to forms: with wrong fields, sent, too often, and the fragments after a vote. */
async function answersOf({ base }: WordedCenter): Promise<Record<string, string>> {
  const post = async (path: string, fields: Record<string, string>, headers = {}) => {
    const address = app.origin + base + path;
    const origin = { origin: app.origin, ...headers };
    const answer = await fetch(address, {
      method: "POST",
      headers: origin,
      body: new URLSearchParams(fields),
    });
    return answer.text();
  };
  const item = "question/q-0";
  const vote = await post("/feedback", { item, vote: "no" }, asPart);
  const of = /name="of" value="([^"]+)"/.exec(vote)?.[1] ?? expect.fail(vote);
  const message = { name: "Ҩ", email: "a@b.test" };
  const answers = {
    "contact form without words": await post("/contact", { name: "", email: "", message: "" }),
    "contact form with wrong words": await post("/contact", {
      name: "Ҩ".repeat(101),
      email: "Ҩ",
      message: "Ҩ",
    }),
    "message sent": await post("/contact", { ...message, message: "Ҩ0" }),
    "vote no": vote,
    "comment sent": await post("/feedback", { item, of, comment: "Ҩ" }, asPart),
    "unknown form": await post("/feedback", { item: "?" }),
  };
  for (let sent = 1; sent < contactLimits.perVisitor; sent += 1)
    await post("/contact", { ...message, message: `Ҩ${sent}` });
  return { ...answers, "too many messages": await post("/contact", { ...message, message: "Ҩ" }) };
}

interface Seen {
  name: string;
  path: string | null;
  text: string;
  type: string;
}

async function allStates(center: WordedCenter): Promise<Seen[]> {
  const pages: Seen[] = [];
  for (const [name, path] of Object.entries(center.pages)) {
    const answer = await fetch(app.origin + path);
    const type = answer.headers.get("content-type") ?? "";
    pages.push({ name, path, text: await answer.text(), type });
    expect(answer.status, name).toBe(name.startsWith("unknown") ? 404 : 200);
  }
  if (!("question" in center.pages)) return pages;
  const answers = Object.entries(await answersOf(center));
  return [...pages, ...answers.map(([name, text]) => ({ name, path: null, text, type: "text/html" }))];
}

let visitors = 0;

/** Each private help center has visitors of its own, because limits count by network. */
function nextAddress(): string {
  visitors += 1;
  return `203.0.113.${visitors}`;
}

/** The entrances of a private help center, in every state, and the mails to its readers. */
async function privateStates(
  tag: CatalogTag,
  { main, language }: { main: string; language: string },
): Promise<Seen[]> {
  const { services, origin } = app;
  const isMain = main === language;
  const subdomain = `private-${isMain ? "main" : "prefixed"}-${tag.toLowerCase()}`;
  const contactDetails = { contactFormEnabled: true, email: "a@b.test" };
  const owner = await buildOwner(services.db, {
    ...{ companyName: "Ҩ", helpCenterSubdomain: subdomain, betaStatus: "beta_user", language: main },
    ...{ onboardingCompleted: true, plan: "ai", contactDetails },
  });
  if (!isMain)
    await services.db
      .insert(companyLanguages)
      .values({ companyId: owner.companyId, language, status: "published" });
  const base = `${origin}/help/${subdomain}${isMain ? "" : `/${language.toLowerCase()}`}`;
  const states: Seen[] = [];
  const headers = { origin, "x-forwarded-for": nextAddress() };
  const see = async (name: string, status: number, path: string, fields?: Record<string, string>) => {
    const body = fields && new URLSearchParams({ to: "/", ...fields });
    const answer = await fetch(base + path, body ? { headers, method: "POST", body } : { headers });
    states.push({ name, path: null, text: await answer.text(), type: "text/html" });
    expect(answer.status, name).toBe(status);
  };
  const allow = async (access: "password" | "members") => {
    const { version } = await getAccess(services.db, owner);
    const password = access === "password" ? "ҨҨҨҨҨҨҨҨ" : "";
    expect(await saveAccess(services, owner, { version, values: { access, password } })).toEqual({
      ok: true,
    });
  };
  await allow("password");
  const message = { name: "Ҩ", email: "a@b.test", message: "Ҩ" };
  await see("entrance with a password", 200, "/faq");
  await see("wrong password", 400, "/enter", { intent: "enter-password", password: "?" });
  await see("form without access", 403, "/contact", message);
  await allow("members");
  await see("entrance for members", 200, "/enter");
  const unprefixed = await fetch(`${origin}/help/${subdomain}/enter`, {
    headers: { ...headers, "accept-language": `${language},en;q=0.5` },
  });
  states.push({ name: "visitor's language", path: null, text: await unprefixed.text(), type: "text/html" });
  await see("entrance with a used code", 200, `/enter?code=${"x".repeat(43)}`);
  await see("entrance with a link", 200, `/enter?link=${"x".repeat(43)}`);
  await see("used link", 400, "/enter", { intent: "enter-link", link: "x".repeat(43) });
  await see("wrong address", 400, "/enter", { intent: "request-link", email: "?" });
  const invited = `${tag}@${isMain ? "main" : "prefixed"}.test`.toLowerCase();
  const invitation = { companyName: "Ҩ", language, base, emails: [invited] };
  expect(await inviteReaders(services, owner, invitation)).toEqual({ ok: true });
  await see("link sent", 200, "/enter", { intent: "request-link", email: invited });
  const askAgain = () =>
    fetch(`${base}/enter`, {
      method: "POST",
      headers,
      body: new URLSearchParams({ intent: "request-link", email: invited }),
    });
  await Promise.all(Array.from({ length: 9 }, askAgain));
  await see("too many requests", 429, "/enter", { intent: "request-link", email: invited });
  const mails = await services.db.select().from(outboxMails).where(eq(outboxMails.to, invited));
  // The invitation and three requested links.
  expect(mails.length).toBe(4);
  for (const { subject, text, html } of mails)
    states.push(
      { name: "mail as text", path: null, text: `${subject}\n${text}`, type: "text/plain" },
      { name: "mail", path: null, text: html ?? expect.fail("no HTML"), type: "text/html" },
    );
  await services.db.delete(companies).where(eq(companies.id, owner.companyId));
  return states;
}

const all = looks.map((_, index) => index);
const one = (index: number) => (looks.length > 2 ? all : [index]);

/** The language with another direction, in every width and color scheme. */
const checked = [{ language: "ar", tag: "ar", dir: "rtl", axeAt: all }] as const;
/**
 * They have the elements of Arabic, so that they share the widths and color schemes. `ALL_LOOKS=1` checks all in each.
 * What each catalog has to contain is in engines/messages/messages.test.ts.
 */
const alike = [
  { language: "de", tag: "de", dir: undefined, axeAt: one(1) },
  { language: "ja", tag: "ja", dir: undefined, axeAt: one(0) },
  { language: "fr-CA", tag: "fr", dir: undefined, axeAt: one(0) },
  { language: "es", tag: "es", dir: undefined, axeAt: one(1) },
] as const;

// The pages of one language are rendered here while the browser checks those of another.
describe.concurrent.each(checked)("a center in $language", speaksItsLanguage);
describe.concurrent.each(alike)("a center in $language", { tags: "long" }, speaksItsLanguage);

function speaksItsLanguage({ language, tag, dir, axeAt }: (typeof checked | typeof alike)[number]): void {
  let whole: WordedCenter;
  let empty: WordedCenter;
  /** The same pages below a prefix, in a center whose main language is another one. */
  let prefixed: WordedCenter;
  let prefixedEmpty: WordedCenter;
  const isEnglish = englishIn(tag);

  beforeAll(async () => {
    whole = await makeWordedCenter(app.services, { subdomain: `whole-${tag}`, language });
    empty = await makeWordedCenter(app.services, { subdomain: `empty-${tag}`, language, isEmpty: true });
    const main = "en";
    prefixed = await makeWordedCenter(app.services, { subdomain: `prefixed-${tag}`, language, main });
    prefixedEmpty = await makeWordedCenter(app.services, {
      subdomain: `prefixed-empty-${tag}`,
      language,
      main,
      isEmpty: true,
    });
  });

  test("is accessible and in its own language on every page, at both widths, in both color schemes and printed", async () => {
    // Each page is loaded once and looked at in every way.
    const page = await browser.newPage();
    const known = new Set<string>();
    // They have everything that the pages without a prefix have, and the language menu.
    for (const [name, path] of Object.entries(prefixed.pages)) {
      if (isNoPage.test(name)) continue;
      await page.goto(app.origin + path);
      // Paper shows all answers.
      const opened = name === "home" || name === "question" ? "details" : ".hc-item";
      await page.evaluate((selector) => {
        for (const part of document.querySelectorAll<HTMLDetailsElement>(selector)) part.open = true;
      }, opened);
      // States that only differ in their words, such as three kinds of unknown pages, need axe once.
      const elements = await elementsOf(page);
      const isNew = !known.has(elements);
      known.add(elements);
      expect(await shownProblems(page, { axeAt: isNew ? axeAt : [] }), name).toEqual([]);
      if (name === "contact") expect(await brokenDays(page)).toEqual([]);
      if (name === "home") expect(await languagesOutside(page)).toEqual([]);
      await page.emulateMedia({ media: "print" });
      const { lines, isControlShown } = await printed(page);
      // The company's own words are printed, and nothing in English.
      expect(lines.join(" "), name).toMatch(/Ҩ|ҩ/);
      expect(lines.filter(isEnglish), name).toEqual([]);
      expect(isControlShown, name).toBe(false);
      // Paper has other colors, which don't depend on the language, and no element that the screen doesn't have.
      if (isNew && axeAt === all)
        expect(await axeViolations(page, { only: ["color-contrast"] }), name).toEqual([]);
      await page.emulateMedia({ media: null });
    }
    await page.close();
  });

  test("has no English text on any page or in any state", { tags: "long" }, async () => {
    // Twins and llms.txt exist only for centers with content.
    const states = [
      ...(await allStates(whole)),
      ...(await allStates({ ...empty, pages: withoutContact(empty) })),
      ...(await allStates(prefixed)),
      ...(await allStates({ ...prefixedEmpty, pages: withoutContact(prefixedEmpty) })),
    ];
    expect(states.length).toBeGreaterThan(90);
    for (const state of states) {
      const texts = textsIn(state);
      expect(texts.filter(isEnglish), state.name).toEqual([]);
      // Letters of the main language's content.
      expect(
        texts.filter((text) => /[Ԇԇ]/.test(text)),
        state.name,
      ).toEqual([]);
      if (!state.text.startsWith("<!DOCTYPE")) continue;
      const $ = load(state.text);
      const html = $("html");
      expect([html.attr("lang"), html.attr("dir")], state.name).toEqual([language, dir]);
      // Nothing on the page has another language than the page, except the names in the language menu.
      expect($("body [lang]").not(".hc-languages a").length, state.name).toBe(0);
    }
  });

  test("has no English text at its private entrances or in mails to readers", { tags: "long" }, async () => {
    for (const main of [language, "en"])
      for (const { name, text, type } of await privateStates(tag, { main, language })) {
        // The product's name is also the English word for a step of a guide.
        const texts = textsIn({ text, type }).filter((each) => each !== app.services.config.appName);
        expect(texts.filter(isEnglish), name).toEqual([]);
        if (type === "text/plain") continue;
        // An error page has its language on the frame, and mails name the direction in any language.
        const html = load(text)(name === "form without access" ? ".hc" : "html");
        const isMail = name === "mail";
        expect([html.attr("lang"), html.attr("dir")], name).toEqual(
          isMail ? [tag, dir ?? "ltr"] : [language, dir],
        );
      }
  });
}

/** The page's elements without their words and addresses. */
function elementsOf(page: Page): Promise<string> {
  return page.evaluate(() =>
    [...document.querySelectorAll("*")]
      .map(({ tagName, className, role, parentElement }) =>
        [tagName, className, role, parentElement?.tagName].join(),
      )
      .join("\n"),
  );
}

/** Days and times of the opening hours that take more than one line on a phone, and labels that reach beyond their column. */
async function brokenDays(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 900 });
  const { count, broken } = await page.evaluate(() => {
    const parts = [...document.querySelectorAll<HTMLElement>(".hc-hours th, .hc-hours span")];
    const isBroken = (part: HTMLElement) => {
      const words = document.createRange();
      words.selectNodeContents(part);
      return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
    };
    const labels = [...document.querySelectorAll<HTMLElement>(".hc-facts dt")];
    const wide = labels.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
    return {
      count: parts.length,
      broken: [...parts.filter(isBroken), ...wide].map(({ textContent }) => textContent),
    };
  });
  // Seven days, two ranges on the first one and "closed" on the others.
  expect(count).toBe(15);
  if (before) await page.setViewportSize(before);
  return broken;
}

/**
 * The widths at which the open language menu reaches beyond the window, where scrolling doesn't show it, behind footer
 * links of any length.
 */
async function languagesOutside(page: Page): Promise<number[]> {
  const before = page.viewportSize();
  const outside: number[] = [];
  for (const width of [320, 390, 768, 800, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const isInside = await page.evaluate(() => {
      const menu = document.querySelector<HTMLDetailsElement>(".hc-languages");
      const list = menu?.querySelector("ul");
      if (!menu || !list) throw new Error("no language menu");
      const links = document.createElement("span");
      menu.before(links);
      menu.open = true;
      const { clientWidth } = document.documentElement;
      const room = (menu.parentElement?.clientWidth ?? 0) - 2 * 24;
      const lengths = Array.from({ length: 41 }, (_, index) => (index * room) / 40);
      const isAlwaysInside = lengths.every((length) => {
        links.style.width = `${length}px`;
        const { left, right, width } = list.getBoundingClientRect();
        return width > 100 && left >= 0 && right <= clientWidth;
      });
      menu.open = false;
      links.remove();
      return isAlwaysInside;
    });
    if (!isInside) outside.push(width);
  }
  if (before) await page.setViewportSize(before);
  return outside;
}

function printed(page: Page): Promise<{ lines: string[]; isControlShown: boolean }> {
  return page.evaluate(() => ({
    lines: document.body.innerText.split("\n").map((line) => line.trim()),
    isControlShown: [...document.querySelectorAll("nav, .hc-languages, [type=search]")].some((element) =>
      element.checkVisibility(),
    ),
  }));
}

test.concurrent("no placeholder of the search is cut off on a phone, in any language", {
  tags: "long",
}, async () => {
  const page = await browser.newPage({ viewport: { width: 390, height: 900 } });
  for (const tag of catalogTags) {
    const subdomain = `search-${tag.toLowerCase()}`;
    const { base } = await makeWordedCenter(app.services, { subdomain, language: tag, isEmpty: true });
    await page.goto(`${app.origin}${base}/search`);
    const { needed, room } = await page.evaluate(() => {
      const input = document.querySelector<HTMLInputElement>(".hc-search input");
      const button = document.querySelector(".hc-search > button");
      const isHidden = button !== null && getComputedStyle(button).display === "none";
      const brush = document.createElement("canvas").getContext("2d");
      if (!input || !button || !brush) throw new Error("no search");
      const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(input);
      brush.font = font;
      const [field, pressed] = [input.getBoundingClientRect(), button.getBoundingClientRect()];
      const isRightToLeft = document.documentElement.dir === "rtl";
      const besideButton = isRightToLeft ? field.right - pressed.right : pressed.left - field.left;
      const beside = isHidden ? field.width : besideButton;
      const start = Number.parseFloat(paddingInlineStart);
      return {
        needed: brush.measureText(input.placeholder).width,
        room: Math.min(beside - start, field.width - start - Number.parseFloat(paddingInlineEnd)),
      };
    });
    expect(needed, tag).toBeGreaterThan(10);
    expect(room, tag).toBeGreaterThan(needed);
  }
  await page.close();
});

/** Fragments, and files for programs. */
const isNoPage = /Markdown|llms|suggestions/;

/** An empty center has no contact page. */
function withoutContact({ pages: { contact: _, ...others } }: WordedCenter): Record<string, string> {
  return others;
}

test("a center in a language without a catalog marks our English texts as English", async () => {
  const { base } = await makeWordedCenter(app.services, { subdomain: "whole-hu", language: "hu" });
  const $ = load(await (await fetch(`${app.origin}${base}/faq`)).text());
  expect($("html").attr("lang")).toBe("hu");
  expect($("h1").attr("lang")).toBe("en");
  expect($("h1").text()).toBe("Frequently Asked Questions");
  expect($(".hc-nav").attr("lang")).toBe("en");
});

describe.concurrent("with longer texts in brackets", () => {
  let whole: WordedCenter;
  let empty: WordedCenter;
  let long: WordedCenter;

  beforeAll(async () => {
    const own = { language: "en", messageOverrides: pseudoMessages() };
    whole = await makeWordedCenter(app.services, { subdomain: "pseudo", ...own });
    empty = await makeWordedCenter(app.services, { subdomain: "pseudo-empty", ...own, isEmpty: true });
    long = await makeWordedCenter(app.services, { subdomain: "pseudo-long", ...own, faqCount: 230 });
  });

  test("every text comes from the catalog", async () => {
    const category = `${long.base}/c/general`;
    const states = [
      ...(await allStates(whole)),
      ...(await allStates({ ...empty, pages: withoutContact(empty) })),
      ...(await allStates({
        ...long,
        pages: { first: `${long.base}/faq`, category, last: `${category}/3` },
      })),
    ];
    for (const state of states) expect(textsIn(state).filter(isUntranslated), state.name).toEqual([]);
  });

  test("no text is cut off on a phone", { tags: "long" }, async () => {
    const page = await browser.newPage({ viewport: { width: 390, height: 900 } });
    for (const [name, path] of Object.entries({
      ...whole.pages,
      category: `${long.base}/c/general/2`,
    })) {
      if (isNoPage.test(name)) continue;
      await page.goto(app.origin + path);
      expect(await cutOff(page), name).toEqual([]);
    }
    await page.close();
  });
});

/** Latin letters without accents that aren't names, addresses or keys. */
function isUntranslated(text: string): boolean {
  const ours = text
    .replace(/https?:\/\/\S+|\S+@\S+|\bb\.test\/\d\b|localhost\S*|<[^>]*>|\]\([^)]*\)/g, "")
    .replace(
      /(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|\b(?:Step|January|February|March|April|May|June|July|August|September|October|November|December|en|md)\b/g,
      "",
    );
  return /[a-z]{2}/i.test(ours);
}

/** Elements with text that is clipped, or that reach beyond the window. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hasText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    return [...document.querySelectorAll<HTMLElement>("body *")]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && hasText(element))
      .filter((element) => !element.closest(".sr-only, .hc-skip, .hc-trap, [popover]:not(:popover-open)"))
      .filter((element) => {
        const { right, left, width } = element.getBoundingClientRect();
        if (width === 0) return false;
        const { overflowX } = getComputedStyle(element);
        const isClipped = overflowX !== "visible" && element.scrollWidth > element.clientWidth + 1;
        return isClipped || right > innerWidth + 1 || left < -1;
      })
      .map((element) => `${element.className || element.tagName}: ${element.textContent}`);
  });
}
