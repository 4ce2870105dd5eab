/**
 * The owner's questions in Chromium, with every control, two tabs, only the keyboard, no script, and 2,000 questions.
 */
import { and, asc, eq } from "drizzle-orm";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  collections,
  companies,
  faqEvidence,
  generatedFaqs,
  helpfulVotes,
  unansweredSearches,
  users,
  videoGeneratedFaqs,
} from "#db/schema.ts";
import { shownProblems } from "#tests/support/accessibility.ts";
import { addSession } from "#tests/support/add-session.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { launchTestBrowser } from "#tests/support/browser.ts";
import { cpuMs } from "#tests/support/cpu-time.ts";
import { isLive } from "#tests/support/is-live.ts";
import { createUser, type TestUser } from "#tests/support/sign-in.ts";

let app: TestApp;
let browser: Browser;
let owner: TestUser;
let companyId = "";
const problems: string[] = [];

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp(), launchTestBrowser()]);
});
beforeEach(async () => {
  await app.services.db.delete(users);
  owner = await createUser(app.services, { companyName: "Hubley", onboardingCompleted: true });
  companyId = owner.companyId ?? "";
});
afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
  expect(problems.splice(0)).toEqual([]);
});
afterAll(async () => {
  await browser?.close();
  await app?.close();
});

async function openContext(options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  await addSession(context, app, owner.cookie);
  return context;
}

async function open(
  context: BrowserContext,
  { path = "/dashboard/faqs", hasScript = true } = {},
): Promise<Page> {
  const page = await context.newPage();
  page.on("pageerror", (error) => problems.push(error.message));
  // Chromium logs the status of a refused form.
  page.on("console", (message) => {
    const text = message.text();
    if (message.type() === "error" && !/status of (400|404|409)/.test(text)) problems.push(text);
  });
  await page.goto(`${app.origin}${path}`);
  if (hasScript) await isLive(page);
  return page;
}

async function reload(page: Page): Promise<void> {
  await page.reload();
  await isLive(page);
}

async function addFaqs(
  names: string[],
  values: Partial<typeof generatedFaqs.$inferInsert> = {},
): Promise<string[]> {
  const rows = names.map((name, position) => ({
    companyId,
    question: `Question ${name}?`,
    answer: `Answer ${name} in **few** words.`,
    slug: `question-${name}`,
    category: "Orders",
    status: "published" as const,
    origin: "section" as const,
    position,
    ...values,
  }));
  const stored = await app.services.db.insert(generatedFaqs).values(rows).returning({ id: generatedFaqs.id });
  const evidence = stored.map(({ id: faqId }, index) => ({
    faqId,
    sentence: `The sentence behind ${names[index]}.`,
    sourceUrl: "https://hubley.example/plans",
    pageHash: "h",
  }));
  await app.services.db.insert(faqEvidence).values(evidence);
  return stored.map(({ id }) => id);
}

async function stored(question: string) {
  const wanted = and(eq(generatedFaqs.companyId, companyId), eq(generatedFaqs.question, question));
  const [row] = await app.services.db.select().from(generatedFaqs).where(wanted);
  return row;
}

async function storedOrder(): Promise<string> {
  const rows = await app.services.db
    .select()
    .from(generatedFaqs)
    .where(eq(generatedFaqs.companyId, companyId))
    .orderBy(asc(generatedFaqs.position));
  return rows.map(({ question }) => question.replace(/Question |\?/g, "")).join(" ");
}

const toasts = (page: Page) => page.getByRole("region", { name: "Messages" });
const said = (page: Page, text: string) => toasts(page).getByText(text, { exact: true }).first().waitFor();
const card = (page: Page, name: string) =>
  page.getByRole("article", { name: `Question ${name}?`, exact: true });
const editor = (page: Page, name: string) =>
  page.getByRole("article", { name: `Edit: Question ${name}?`, exact: true });
const openCard = (page: Page, name: string) =>
  card(page, name)
    .getByRole("button", { name: `Question ${name}?` })
    .click();
const answer = (page: Page) => page.getByRole("textbox", { name: "Answer" });
async function choose(page: Page, name: string, item: string) {
  await card(page, name).getByLabel("More actions").click();
  await card(page, name).getByRole("button", { name: item, exact: true }).click();
}
const shownOrder = (page: Page) =>
  page
    .getByRole("list", { name: "FAQs" })
    .getByRole("heading")
    .allInnerTexts()
    .then((texts) => texts.map((text) => text.replace(/Question |\?/g, "")).join(" "));

describe("with script", () => {
  test("a question is added as a draft, written, previewed, published on save, and seen by visitors", async () => {
    await app.services.db
      .update(companies)
      .set({ helpCenterSubdomain: "hubley", isPublic: true })
      .where(eq(companies.id, companyId));
    const page = await open(await openContext());
    await page.getByText("No FAQs yet.").waitFor();
    // Uses client-side navigation, so that the list loads after the page.
    await page.getByRole("link", { name: "Home" }).click();
    await page.waitForURL(`${app.origin}/dashboard`);
    await page.getByRole("link", { name: /^FAQ/ }).click();
    await page.waitForURL(`${app.origin}/dashboard/faqs`);
    await page.getByText("No FAQs yet.").waitFor();
    await page.getByRole("button", { name: "Add FAQ" }).click();
    await said(page, "New FAQ added");
    await expect
      .poll(() => stored("New Question"))
      .toMatchObject({
        status: "draft",
        answer: "New Answer",
        category: null,
      });
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Write your own question and answer first.").waitFor();
    await page.getByRole("textbox", { name: "Question" }).fill("Do you knit?");
    await answer(page).fill("Yes, **every** day <script>alert(1)</script>");
    await page.getByRole("button", { name: "Preview" }).click();
    const preview = page.getByRole("region", { name: "Preview of the answer" });
    await preview.locator("strong").waitFor();
    await preview.getByRole("heading", { name: "Do you knit?" }).waitFor();
    await expect
      .poll(() => page.getByLabel("Category", { exact: true }).innerText())
      .toContain("No category");
    await page.getByRole("button", { name: "Save" }).click();
    await said(page, "FAQ updated successfully");
    await expect
      .poll(() => page.getByRole("article", { name: "Do you knit?" }).innerText())
      .toContain("Published");
    await expect.poll(() => stored("Do you knit?")).toMatchObject({ status: "published" });
    const visitor = await fetch(`${app.origin}/help/hubley/faq`);
    expect(await visitor.text()).toContain("Do you knit?");
    await page.getByRole("switch", { name: "Show in Help Center" }).click();
    await said(page, "Visibility settings updated");
    await page.getByText("Hidden").waitFor();
    const [company] = await app.services.db.select().from(companies).where(eq(companies.id, companyId));
    expect(company?.themeSettings.show_faqs).toBe(false);
  });

  test("categories are added, used, filtered by, renamed, moved, merged, deleted and restored", async () => {
    await app.services.db
      .update(companies)
      .set({ helpCenterSubdomain: "hubley", isPublic: true })
      .where(eq(companies.id, companyId));
    await addFaqs(["A", "B"]);
    await addFaqs(["C"], { category: "Returns", position: 5 });
    const page = await open(await openContext());
    const tabs = async () =>
      (await page.getByRole("group", { name: "Show" }).getByRole("button").allInnerTexts()).join(", ");
    const ofCategory = async (name: string, item: string) => {
      await page.getByRole("button", { name: `Actions for ${name}` }).click();
      await page.getByRole("button", { name: item }).click();
    };
    await page.getByRole("button", { name: "New category" }).click();
    await page.getByLabel("Add category").fill("  Repairs ");
    await page.getByLabel("Add category").press("Enter");
    await said(page, 'Category "Repairs" added');
    await page.getByText("No FAQs found matching your search.").waitFor();
    await page.getByRole("button", { name: "All 3" }).click();
    await openCard(page, "A");
    await page.getByLabel("Category", { exact: true }).selectOption("Repairs");
    await page.getByRole("button", { name: "Save" }).click();
    await said(page, "FAQ updated successfully");
    await page.getByRole("button", { name: "Returns 1" }).click();
    await expect.poll(() => shownOrder(page)).toBe("C");
    await reload(page);
    await expect.poll(() => shownOrder(page)).toBe("C");
    await expect.poll(tabs).toMatch(/^All 3, Orders 1, Returns 1, (?:, )?Repairs 1$/);

    await ofCategory("Returns", "Rename");
    await page.getByLabel("New name of Returns").fill("Sending back");
    await page.getByRole("button", { name: "Rename" }).click();
    await said(page, 'Category renamed to "Sending back"');
    await ofCategory("Sending back", "Move left");
    await said(page, "Category moved");
    await expect.poll(tabs).toMatch(/^All 3, Sending back 1, (?:, )?Orders 1, Repairs 1$/);
    const visitor = await (await fetch(`${app.origin}/help/hubley/faq`)).text();
    expect(visitor.indexOf("Question C?")).toBeLessThan(visitor.indexOf("Question B?"));

    await page.getByRole("button", { name: "Repairs 1" }).click();
    await ofCategory("Repairs", "Merge into");
    await page.getByLabel("Merge Repairs into").selectOption("Orders");
    await page.getByRole("button", { name: "Merge" }).click();
    await said(page, "1 FAQ moved to Orders");
    await expect.poll(() => shownOrder(page)).toBe("A B");
    await toasts(page).getByRole("button", { name: "Undo" }).click();
    await expect.poll(async () => (await stored("Question A?"))?.category).toBe("Repairs");
    await page.getByRole("button", { name: "Orders 1" }).click();
    await ofCategory("Orders", "Delete category");
    await said(page, 'Category "Orders" removed');
    await expect.poll(async () => (await stored("Question B?"))?.category).toBe(null);
    await toasts(page).getByRole("button", { name: "Undo" }).click();
    await expect.poll(async () => (await stored("Question B?"))?.category).toBe("Orders");
    await expect.poll(tabs).toBe("All 3, Sending back 1, Orders 1, Repairs 1");
  });

  test("categories are arranged in one list, by keyboard and pointer, and moved into each other", {
    tags: "long",
  }, async () => {
    await addFaqs(["A"]);
    await addFaqs(["C"], { category: "Returns", position: 5 });
    await addFaqs(["D"], { category: "Repairs", position: 6 });
    const page = await open(await openContext());
    const order = async () => {
      const rows = await app.services.db
        .select({ name: collections.name, parentId: collections.parentId, id: collections.id })
        .from(collections)
        .where(eq(collections.companyId, companyId))
        .orderBy(collections.position);
      const nameOf = new Map(rows.map(({ id, name }) => [id, name]));
      return rows.map(({ name, parentId }) => `${nameOf.get(parentId ?? "") ?? ""}/${name}`).join(" ");
    };
    await expect.poll(order).toBe("/Orders /Returns /Repairs");
    await page.getByRole("button", { name: "Arrange categories" }).click();
    const list = page.getByRole("dialog", { name: "Arrange categories" });
    const handle = list.getByRole("button", { name: "Move Repairs", exact: true });
    await handle.focus();
    for (const key of ["Space", "ArrowUp", "ArrowUp", "Space"]) await page.keyboard.press(key);
    await expect.poll(order).toBe("/Repairs /Orders /Returns");
    await list.getByRole("button", { name: "Move Returns into Orders" }).click();
    await expect.poll(order).toBe("/Repairs /Orders Orders/Returns");
    expect(await shownProblems(page)).toEqual([]);
    // The pointer moves a category with what is inside it.
    const grip = await list.getByRole("button", { name: "Move Orders", exact: true }).boundingBox();
    const target = await handle.boundingBox();
    await page.mouse.move(grip!.x + 8, grip!.y + 8);
    await page.mouse.down();
    await page.mouse.move(target!.x + 8, target!.y - 6, { steps: 4 });
    await page.mouse.up();
    await expect.poll(order).toBe("/Orders Orders/Returns /Repairs");
    await list.getByRole("button", { name: "Move Returns out of Orders" }).click();
    await expect.poll(order).toBe("/Orders /Returns /Repairs");
    await list.getByRole("button", { name: "Done" }).click();
    await said(page, "Category moved");
    await toasts(page).getByRole("button", { name: "Undo" }).click();
    await expect.poll(order).toBe("/Orders Orders/Returns /Repairs");
  });

  test("questions are filtered and sorted by what is measured, and the address keeps both", {
    tags: "long",
  }, async () => {
    const [a = "", b = ""] = await addFaqs(["A", "B", "C"]);
    await addFaqs(["D"], { status: "draft", position: 7 });
    const { db } = app.services;
    await db.delete(faqEvidence).where(eq(faqEvidence.faqId, a));
    const vote = { companyId, kind: "question" as const, itemId: b };
    await db.insert(helpfulVotes).values([
      { ...vote, isHelpful: true },
      { ...vote, isHelpful: false },
    ]);
    await db.insert(unansweredSearches).values({
      companyId,
      query: "c",
      count: 7,
      lastSearchedAt: new Date(),
      faqId: (await stored("Question C?"))?.id,
    });
    const page = await open(await openContext());
    const only = (name: string) =>
      page.getByRole("group", { name: "Only" }).getByRole("button", { name }).click();
    await expect.poll(() => card(page, "B").innerText()).toContain("50%");
    await only("Unhelpful 1");
    await expect.poll(() => shownOrder(page)).toBe("B");
    await only("Draft 1");
    await expect.poll(() => shownOrder(page)).toBe("D");
    await only("No source 1");
    await expect.poll(() => shownOrder(page)).toBe("A");
    await only("No source 1");
    await page.getByLabel("Sort by").selectOption("Most asked");
    await expect.poll(() => shownOrder(page)).toBe("C A B D");
    await only("Unhelpful 1");
    await reload(page);
    await expect.poll(() => shownOrder(page)).toBe("B");
    await expect.poll(() => page.getByLabel("Sort by").inputValue()).toBe("asked");
    expect(await shownProblems(page)).toEqual([]);
    // On a phone, icons cover the texts of both menus, but not of their options.
    await page.setViewportSize({ width: 390, height: 800 });
    for (const name of ["Only", "Sort by"]) {
      const menu = page.getByRole("combobox", { name });
      await menu.waitFor();
      const [shown, option] = await menu.evaluate((select) =>
        [select, ...select.querySelectorAll("option")].map((node) => getComputedStyle(node).color),
      );
      expect(shown).toBe("rgba(0, 0, 0, 0)");
      expect(option).not.toBe(shown);
    }
    await page.getByRole("combobox", { name: "Only" }).selectOption("Draft (1)");
    await expect.poll(() => shownOrder(page)).toBe("D");
    // The button is near the edge of the window, which the wider list stays within.
    await page.getByRole("button", { name: "New category" }).click();
    const list = page.locator(":popover-open");
    await list.waitFor();
    const { x, width } = (await list.boundingBox()) ?? { x: 0, width: 0 };
    expect(width).toBeGreaterThan(260);
    expect(x + width).toBeLessThanOrEqual(390);
  });

  test("a question is unpublished, published, moved, deleted and restored, also after the toast is gone", async () => {
    await addFaqs(["A", "B", "C"]);
    await app.services.db.insert(videoGeneratedFaqs).values({
      ...{ companyId, question: "Question video?", answer: "An answer from a video.", slug: "video" },
      ...{ sourceVideo: "walk.webm", videoTimestamp: 14 },
    });
    const page = await open(await openContext());
    const menu = (name: string, item: string) => choose(page, name, item);
    await expect.poll(() => card(page, "video").innerText()).toMatch(/walk\.webm\s+at 0:14/);
    await page.getByRole("button", { name: "Video Generated FAQs 1" }).click();
    await expect.poll(() => shownOrder(page)).toBe("video");
    await page.getByRole("button", { name: "Video Generated FAQs 1" }).click();
    await openCard(page, "A");
    await editor(page, "A").getByText("The sentence behind A.").waitFor();
    await page.keyboard.press("Escape");
    await menu("A", "Unpublish");
    await said(page, "FAQ unpublished");
    await expect.poll(async () => (await stored("Question A?"))?.status).toBe("draft");
    await toasts(page).getByRole("button", { name: "Undo" }).click();
    await said(page, "FAQ published");
    await expect.poll(async () => (await stored("Question A?"))?.status).toBe("published");
    await menu("A", "Unpublish");
    await said(page, "FAQ unpublished");
    await menu("A", "Publish");
    await said(page, "FAQ published");
    await menu("A", "Move down");
    await expect.poll(() => shownOrder(page)).toBe("B A C video");
    await menu("C", "Move up");
    await expect.poll(storedOrder).toBe("B C A");
    await menu("B", "Delete");
    await said(page, "FAQ deleted successfully");
    await expect.poll(() => shownOrder(page)).toBe("C A video");
    await toasts(page).getByRole("button", { name: "Undo" }).click();
    await said(page, "FAQ restored");
    await expect.poll(() => shownOrder(page)).toBe("B C A video");
    await menu("B", "Delete");
    await said(page, "FAQ deleted successfully");
    await reload(page);
    await page.getByRole("group").getByText("Recently deleted").click();
    await page.getByRole("button", { name: "Restore" }).click();
    await expect.poll(() => shownOrder(page)).toBe("B C A video");
    await page.getByRole("button", { name: "Create FAQs from Video" }).click();
    await page.getByText("FAQ Content needs the AI plan.").waitFor();
    const contact = page.getByRole("dialog").getByRole("link", { name: "Contact us" });
    await expect.poll(() => contact.getAttribute("href")).toBe("/contact");
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  });

  test("typed text survives a reload, and is dropped on cancel", { tags: "long" }, async () => {
    await addFaqs(["A", "B"]);
    const context = await openContext();
    const page = await open(context);
    await openCard(page, "A");
    await editor(page, "A").getByText("The sentence behind A.").waitFor();
    await answer(page).fill("Typed and not saved yet.");
    await reload(page);
    await page.getByText("We restored your unsaved changes.").waitFor();
    await expect.poll(() => answer(page).inputValue()).toBe("Typed and not saved yet.");
    const other = await open(context);
    await card(other, "A").getByRole("button", { name: "Unsaved changes" }).click();
    await expect.poll(() => answer(other).inputValue()).toBe("Typed and not saved yet.");
    await other.close();
    await page.getByRole("button", { name: "Cancel" }).click();
    await card(page, "A").waitFor();
    await said(page, "Changes discarded");
    await toasts(page).getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => answer(page).inputValue()).toBe("Typed and not saved yet.");
    await answer(page).press("Escape");
    await reload(page);
    await expect.poll(() => page.getByText("Unsaved changes").count()).toBe(0);
  });

  test("two tabs that save one question see both versions, and one is selected", {
    tags: "long",
  }, async () => {
    await addFaqs(["A"]);
    const [one, two] = [await open(await openContext()), await open(await openContext())];
    for (const page of [one, two]) await openCard(page, "A");
    await answer(one).fill("What the first tab says.");
    await one.getByRole("button", { name: "Save" }).click();
    await said(one, "FAQ updated successfully");
    await answer(two).fill("What the second tab says.");
    await two.getByRole("button", { name: "Save" }).click();
    const alert = two.getByRole("alert");
    await alert.getByText("This FAQ was changed in another tab.").waitFor();
    await expect.poll(() => alert.innerText()).toContain("What the first tab says.");
    await expect.poll(() => answer(two).inputValue()).toBe("What the second tab says.");
    expect(await shownProblems(two)).toEqual([]);
    await two.getByRole("button", { name: "Save mine instead" }).click();
    await said(two, "FAQ updated successfully");
    await expect.poll(async () => (await stored("Question A?"))?.answer).toBe("What the second tab says.");
    // Quick saves in one tab cause no conflict.
    for (const text of ["Once more, quickly.", "Twice more, quickly.", "And a third time."]) {
      await openCard(two, "A");
      await answer(two).fill(text);
      await answer(two).press("Control+Enter");
      await card(two, "A").waitFor();
      await expect.poll(async () => (await stored("Question A?"))?.answer).toBe(text);
    }
    await expect.poll(async () => (await stored("Question A?"))?.version).toBe(6);
    // Saving restores a question that was deleted in another tab meanwhile.
    await openCard(two, "A");
    await answer(two).fill("Written while it was deleted.");
    await reload(one);
    await choose(one, "A", "Delete");
    await said(one, "FAQ deleted successfully");
    await two.getByRole("button", { name: "Save" }).click();
    await two.getByRole("button", { name: "Restore it" }).click();
    await said(two, "FAQ restored");
    await two.getByRole("button", { name: "Save" }).click();
    await expect
      .poll(async () => (await stored("Question A?"))?.answer)
      .toBe("Written while it was deleted.");
  });

  test("lifting, moving, dropping and editing work with the keyboard", { tags: "long" }, async () => {
    await addFaqs(["A", "B", "C"]);
    const page = await open(await openContext());
    const focused = () => page.evaluate(() => document.activeElement?.id ?? "");
    const handle = card(page, "A").getByRole("button", { name: "Reorder" });
    await handle.focus();
    const id = (await focused()).replace("handle-", "");
    await page.keyboard.press("Space");
    await page.getByText("Lifted. Position 1 of 3 in Orders.").waitFor();
    await page.keyboard.press("ArrowDown");
    await page.getByText("Position 2 of 3.", { exact: true }).waitFor();
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => shownOrder(page)).toBe("B C A");
    await expect.poll(focused).toBe(`handle-${id}`);
    await page.keyboard.press("Escape");
    await expect.poll(() => shownOrder(page)).toBe("A B C");
    await page.keyboard.press("Enter");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.getByText("Dropped. Position 2 of 3 in Orders.").waitFor();
    await expect.poll(storedOrder).toBe("B A C");
    // The focus returns to the row after editing and saving with the keyboard.
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect.poll(focused).toBe(`open-${id}`);
    await page.keyboard.press("Enter");
    await page.getByRole("textbox", { name: "Question" }).waitFor();
    await page.keyboard.press("Control+A");
    await page.keyboard.type("Typed with keys?");
    await page.keyboard.press("Enter");
    await said(page, "FAQ updated successfully");
    await expect.poll(focused).toBe(`open-${id}`);
    await page.keyboard.press("Enter");
    await page.getByRole("textbox", { name: "Question" }).waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(focused).toBe(`open-${id}`);
  });

  test("the keyboard moves, opens, selects, reorders and adds from anywhere on the page", async () => {
    const ids = await addFaqs(["A", "B", "C"]);
    const page = await open(await openContext());
    const focused = () => page.evaluate(() => document.activeElement?.id ?? "");
    const press = (key: string) => page.keyboard.press(key);
    for (const [key, index] of [
      ["ArrowDown", 0],
      ["j", 1],
      ["End", 2],
      ["k", 1],
      ["Home", 0],
    ] as const) {
      await press(key);
      await expect.poll(focused).toBe(`open-${ids[index]}`);
    }
    await press("Alt+ArrowDown");
    await expect.poll(storedOrder).toBe("B A C");
    await expect.poll(focused).toBe(`open-${ids[0]}`);
    await press("x");
    await page.getByText("1 selected").waitFor();
    await press("ArrowDown");
    await press("x");
    await page.getByText("2 selected").waitFor();
    await press("Escape");
    await expect.poll(() => page.getByRole("form", { name: "Selected FAQs" }).count()).toBe(0);
    await press("e");
    await expect.poll(() => page.getByRole("textbox", { name: "Question" }).inputValue()).toBe("Question C?");
    // Letters are text now.
    await page.keyboard.type("x");
    await expect.poll(() => page.getByRole("textbox", { name: "Question" }).inputValue()).toContain("x");
    await press("Escape");
    await expect.poll(focused).toBe(`open-${ids[2]}`);
    await press("/");
    await page.keyboard.type("question b");
    await expect.poll(() => shownOrder(page)).toBe("B");
    await page.getByLabel("Search FAQs").fill("");
    await page.getByRole("list", { name: "FAQs" }).focus();
    await press("n");
    await said(page, "New FAQ added");
    await expect
      .poll(() => page.getByRole("textbox", { name: "Question" }).inputValue())
      .toBe("New Question");
  });

  test("the pointer drags a question within its category only", { tags: "long" }, async () => {
    await addFaqs(["A", "B", "C"]);
    await addFaqs(["X"], { category: "Returns", position: 9 });
    const page = await open(await openContext());
    const dragTo = async (name: string, target: string, part: number) => {
      const from = (await card(page, name).getByRole("button", { name: "Reorder" }).boundingBox())!;
      const to = (await card(page, target).boundingBox())!;
      await page.mouse.move(from.x + 8, from.y + 8);
      await page.mouse.down();
      await page.mouse.move(from.x + 8, from.y + 30, { steps: 3 });
      await page.mouse.move(from.x + 8, to.y + to.height * part, { steps: 6 });
      await page.mouse.up();
    };
    await dragTo("A", "B", 0.9);
    await expect.poll(storedOrder).toBe("B A C X");
    await expect.poll(() => shownOrder(page)).toBe("B A C X");
    await dragTo("X", "A", 0.1);
    await expect.poll(storedOrder).toBe("B A C X");
    await dragTo("B", "X", 0.9);
    await expect.poll(storedOrder).toBe("A C B X");
  });

  test("an import previews its changes first, and an export can be imported again", {
    tags: "long",
  }, async () => {
    await addFaqs(["A"]);
    const page = await open(await openContext());
    await page.getByRole("button", { name: "More page actions" }).click();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Export CSV" }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^faqs-\d{4}-\d\d-\d\d\.csv$/);
    await page.getByRole("button", { name: "More page actions" }).click();
    const [json] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Export JSON" }).click(),
    ]);
    expect(json.suggestedFilename()).toMatch(/\.json$/);
    await page.getByRole("button", { name: "More page actions" }).click();
    await page.getByRole("link", { name: "Import" }).click();
    const text =
      "question,answer,category,status\nQuestion A?,A better answer than before,Orders,published\nDo you knit?,Yes on Tuesdays.,Crafts,draft\nHm,x,,";
    await page
      .getByLabel("File")
      .setInputFiles({ name: "faqs.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
    await page.getByRole("button", { name: "Review changes" }).click();
    await page.getByText("1 added, 1 changed, 0 unchanged, 1 skipped.").waitFor();
    await page.getByText("A question needs at least 5 characters").waitFor();
    expect(await shownProblems(page)).toEqual([]);
    await expect.poll(async () => (await stored("Question A?"))?.version).toBe(1);
    await page.getByRole("button", { name: "Import" }).click();
    await said(page, "Import done: 1 added, 1 changed");
    await expect.poll(() => stored("Do you knit?")).toMatchObject({ status: "draft", category: "Crafts" });
    await expect.poll(async () => (await stored("Question A?"))?.answer).toBe("A better answer than before");
  });
});

test("without script questions are listed, filtered, added, edited, saved, moved, deleted and restored", {
  tags: "long",
}, async () => {
  await addFaqs(["A", "B"]);
  const page = await open(await openContext({ javaScriptEnabled: false }), { hasScript: false });
  const notice = (text: string) => page.getByText(text, { exact: true }).waitFor();
  await openCard(page, "A");
  await answer(page).fill("Hm");
  await page.getByRole("button", { name: "Save" }).click();
  await notice("An answer needs at least 10 characters");
  await expect.poll(() => answer(page).inputValue()).toBe("Hm");
  await answer(page).fill("Saved without any script.");
  await page.getByRole("button", { name: "Save" }).click();
  await notice("FAQ updated successfully");
  await expect.poll(async () => (await stored("Question A?"))?.answer).toBe("Saved without any script.");
  await card(page, "A").getByLabel("More actions").click();
  await card(page, "A").getByRole("button", { name: "Move down" }).click();
  await notice("FAQ moved");
  await expect.poll(storedOrder).toBe("B A");
  await choose(page, "B", "Delete");
  await notice("FAQ deleted successfully");
  await page.getByRole("group").getByText("Recently deleted").click();
  await page.getByRole("button", { name: "Restore" }).click();
  await notice("FAQ restored");
  await expect.poll(storedOrder).toBe("B A");
  await page.getByRole("button", { name: "Add FAQ" }).click();
  await page.getByRole("textbox", { name: "Question" }).fill("Do you knit?");
  await answer(page).fill("Yes, and without any script.");
  await page.getByRole("button", { name: "Save" }).click();
  await notice("FAQ updated successfully");
  await expect.poll(() => stored("Do you knit?")).toMatchObject({ status: "published" });
  await page.getByRole("button", { name: "Orders 2" }).click();
  await expect.poll(() => page.getByRole("article").count()).toBe(2);
  await page.getByRole("button", { name: "New category" }).click();
  await page.getByLabel("Add category").fill("Repairs");
  await page.getByLabel("Add category").press("Enter");
  await notice('Category "Repairs" added');
  await page.getByRole("button", { name: "Repairs 0" }).waitFor();
  // Another tab saves first.
  await openCard(page, "A");
  await answer(page).waitFor();
  await app.services.db
    .update(generatedFaqs)
    .set({ answer: "Saved by another tab.", version: 9 })
    .where(eq(generatedFaqs.question, "Question A?"));
  await answer(page).fill("Mine after all of that.");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await notice("Saved by another tab.");
  await page.getByRole("button", { name: "Save mine instead" }).click();
  await notice("FAQ updated successfully");
  await expect.poll(async () => (await stored("Question A?"))?.answer).toBe("Mine after all of that.");
});

describe("with many", () => {
  const names = Array.from({ length: 25 }, (_, index) => String(index + 1).padStart(2, "0"));

  test("they are searched, selected and changed together", { tags: "long" }, () => changesTogether(true));
  test("they are searched, selected and changed together without script", { tags: "long" }, () =>
    changesTogether(false),
  );

  async function changesTogether(javaScriptEnabled: boolean): Promise<void> {
    await addFaqs(names);
    const page = await open(await openContext({ javaScriptEnabled }), { hasScript: javaScriptEnabled });
    await page.getByLabel("Search FAQs").fill("answer 1");
    if (!javaScriptEnabled) await page.getByLabel("Search FAQs").press("Enter");
    await expect.poll(() => page.getByRole("article").count()).toBe(12);
    for (const name of ["11", "12", "13"]) await card(page, name).getByLabel("Select").check();
    await page.getByRole("button", { name: "Unpublish" }).first().click();
    await page.getByText("3 FAQs unpublished").waitFor();
    await expect.poll(async () => (await stored("Question 12?"))?.status).toBe("draft");
    if (!javaScriptEnabled) {
      for (const name of ["11", "12", "13"]) await card(page, name).getByLabel("Select").check();
    }
    const bulk = page.getByRole("form", { name: "Selected FAQs" });
    await bulk.getByRole("button", { name: "Delete" }).click();
    await page.getByText("3 FAQs deleted").waitFor();
    await expect.poll(() => stored("Question 12?")).toBe(undefined);
    if (!javaScriptEnabled) return;
    await expect.poll(() => bulk.count()).toBe(0);
    await toasts(page).getByRole("button", { name: "Undo" }).click();
    await said(page, "3 FAQs restored");
    await page.getByLabel("Search FAQs").fill("");
    await expect.poll(() => page.getByRole("article").count()).toBe(25);
    await page.getByLabel("Select all shown").check();
    await bulk.getByText("25 selected").waitFor();
    await bulk.getByRole("button", { name: "Publish", exact: true }).click();
    await said(page, "3 FAQs published");
    await bulk.getByLabel("Move to category").selectOption("");
    await said(page, "25 FAQs moved to no category");
    await toasts(page).getByRole("button", { name: "Undo" }).click();
    await expect.poll(async () => (await stored("Question 12?"))?.category).toBe("Orders");
    expect(await shownProblems(page)).toEqual([]);
  }

  test("has no axe violations, with an open editor and menu", { tags: "long" }, async () => {
    await addFaqs(["A", "B"], { status: "draft" });
    const page = await open(await openContext());
    expect(await shownProblems(page)).toEqual([]);
    await openCard(page, "A");
    await page.getByRole("button", { name: "Preview" }).click();
    await page.getByRole("region", { name: "Preview of the answer" }).waitFor();
    const source = page.getByRole("link", { name: "See it in the text" });
    await source.press("Enter");
    const panel = page.getByRole("dialog", { name: "Source" });
    await panel.getByText("The sentence behind A.").waitFor();
    expect(await shownProblems(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await source.and(page.locator(":focus")).waitFor();
    await card(page, "B").getByLabel("More actions").click();
    expect(await shownProblems(page)).toEqual([]);
    await page.goto(`${app.origin}/dashboard/faqs/import`);
    expect(await shownProblems(page)).toEqual([]);
  });
});

test(
  "2,000 questions scroll and filter by rendering only visible ones, and saving one costs little more",
  { tags: "long" },
  () => rendersVisibleOnes({ perCategory: 500, wheelSteps: 60 }),
);

async function rendersVisibleOnes({ perCategory, wheelSteps }: { perCategory: number; wheelSteps: number }) {
  const total = 4 * perCategory;
  const nameOf = (number: number) => String(number).padStart(4, "0");
  for (let part = 0; part < 4; part++) {
    const numbers = Array.from({ length: perCategory }, (_, index) => nameOf(part * perCategory + index + 1));
    await addFaqs(numbers, { category: `Category ${part + 1}` });
  }
  const page = await (await openContext()).newPage();
  await browser.startTracing(page, {
    categories: ["toplevel", "disabled-by-default-devtools.timeline", "devtools.timeline"],
  });
  const isWhole = () => page.locator(`[aria-setsize="${total}"]`).first().waitFor();
  await page.goto(`${app.origin}/dashboard/faqs`);
  // Loads all questions and renders few of them.
  await isWhole();
  await expect.poll(() => page.getByRole("article").count()).toBeLessThan(60);
  await leaveSlowly(page);
  const firstListMs = await listCostMs(page);
  await isWhole();
  for (let step = 0; step < wheelSteps; step++) {
    await page.mouse.move(700, 500);
    await page.mouse.wheel(0, step < (wheelSteps * 2) / 3 ? 700 : -5_000);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await card(page, nameOf(total)).waitFor();
  await page.evaluate(() => window.scrollTo(0, 0));
  for (const name of [
    `Category 3 ${perCategory}`,
    `Category 1 ${perCategory}`,
    `All ${total.toLocaleString("en")}`,
  ])
    await page.getByRole("button", { name }).click();
  const searched = nameOf(total * 0.85);
  await page.getByLabel("Search FAQs").pressSequentially(`question ${searched}`);
  await card(page, searched).waitFor();
  const longestTaskMs = longestTask(String(await browser.stopTracing()));
  await page.getByLabel("Search FAQs").fill("");
  const protocol = await page.context().newCDPSession(page);
  await protocol.send("Performance.enable", { timeDomain: "threadTicks" });
  /** Returns the CPU time of the page's main thread and of the server, which is this process. */
  const workedMs = async () => {
    const { metrics } = await protocol.send("Performance.getMetrics");
    const seconds = metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN;
    return seconds * 1_000 + cpuMs();
  };
  const savings: number[] = [];
  for (const name of ["0001", "0002", "0003", "0004", "0005"]) {
    await openCard(page, name);
    await answer(page).fill(`Another answer to ${name}.`);
    const before = await workedMs();
    await answer(page).press("Control+Enter");
    await answer(page).waitFor({ state: "detached" });
    savings.push((await workedMs()) - before);
  }
  // About 50 ms on an idle machine, and up to three times that on a busy one. Rendering all 2,000 would take a hundred
  // times as long.
  expect(longestTaskMs).toBeGreaterThan(0);
  expect(longestTaskMs).toBeLessThan(250);
  // About 60 ms on an idle machine.
  expect(firstListMs).toBeGreaterThan(0);
  expect(firstListMs).toBeLessThan(200);
  // The fastest of five excludes occasional work.
  expect(Math.min(...savings)).toBeLessThan(400);
}

/** Goes to Home, whose data takes long. Meanwhile, the list is hidden but mounted, and must not grow. */
async function leaveSlowly(page: Page): Promise<void> {
  const released = Promise.withResolvers<void>();
  await page.route("**/dashboard.data*", async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.getByRole("link", { name: "Home", exact: true }).click();
  await page.getByText("Loading Home...").waitFor({ state: "attached" });
  const rows = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const count = () => resolve(document.querySelectorAll("#faq-list > li").length);
        requestAnimationFrame(() => requestAnimationFrame(count));
      }),
  );
  expect(rows).toBeLessThan(60);
  released.resolve();
  await page.waitForURL("**/dashboard");
  await page.locator("#faq-list").waitFor({ state: "detached" });
  await page.unroute("**/dashboard.data*");
}

/** Opens the list, and returns the processor time that the page needs until its first rows are there. */
async function listCostMs(page: Page): Promise<number> {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send("Performance.enable", { timeDomain: "threadTicks" });
  const workedMs = async () => {
    const { metrics } = await protocol.send("Performance.getMetrics");
    return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN) * 1_000;
  };
  const before = await workedMs();
  await page.getByRole("link", { name: /^FAQ/ }).first().click();
  await page.locator("#faq-list > li").first().waitFor();
  const cost = (await workedMs()) - before;
  await protocol.detach();
  return cost;
}

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** CPU time of the thread in microseconds, without other processes. */
  tdur?: number;
  args: { name?: string };
}

/** Returns the longest task of the page's main thread in milliseconds. No frame is delayed longer. */
function longestTask(trace: string): number {
  const { traceEvents } = JSON.parse(trace) as { traceEvents: TraceEvent[] };
  const mains = traceEvents
    .filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain")
    .map(({ pid, tid }) => `${pid} ${tid}`);
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => /RunTask$/.test(name) && mains.includes(`${pid} ${tid}`),
  );
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1_000));
}
