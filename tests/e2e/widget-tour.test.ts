/** "Show me": a guide's steps on the company's own website, in Chromium, under a strict policy. */
import { eq } from "drizzle-orm";
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { companies, videoGuides } from "#db/schema.ts";
import { presentStepGuide } from "#features/guides/present-public.ts";
import { axeViolations, shownProblems } from "#tests/support/accessibility.ts";
import { addSession } from "#tests/support/add-session.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { launchTestBrowser } from "#tests/support/browser.ts";
import { isLive } from "#tests/support/is-live.ts";
import { createMember } from "#tests/support/sign-in.ts";
import { hostPage, openWidgetHost, type WidgetHost } from "#tests/support/widget-host.ts";

let app: TestApp;
let browser: Browser;
let host: WidgetHost;
let guideId = "";
let otherId = "";
let otherPath = "";
let path = "";
const problems: string[] = [];

const script = `
const find = (selector) => document.querySelector(selector);
const log = (text) => sessionStorage.setItem("log", (sessionStorage.getItem("log") ?? "") + text + ";");
find("#add")?.addEventListener("click", () => { log("add"); find("dialog").showModal(); });
find("#send")?.addEventListener("click", () => { log("send " + find("#mail").value); find("dialog").close(); });
find("#all")?.addEventListener("click", () => log("all"));
find("#form")?.addEventListener("submit", (event) => {
  event.preventDefault();
  log("find " + find("#term").value);
  location.href = "/found";
});
if (find("#mine")) Object.assign(find("#mine").style, { position: "absolute", opacity: "0", width: "1px", height: "1px" });
find("#menu")?.addEventListener("pointerdown", (event) => { log("menu"); event.currentTarget.remove(); });
find("#late")?.addEventListener("click", () => {
  const button = document.createElement("button");
  button.id = "add";
  button.textContent = "Add teammate";
  find("main").append(button);
});`;
const dialog = `<dialog aria-label="Invite"><p><label>Email <input id="mail" type="email"></label></p><button id="send">Send invite</button></dialog>`;
const team = (button: string) => `<main><h1>Team</h1><p>Two people.</p>${button}${dialog}</main>`;

/** A frame below so much that a person has to scroll. */
const frame = (path: string, below: number, attributes = "") =>
  `${spacer(below)}<iframe src="${path}" width="600" height="500" ${attributes}></iframe>`;
const spacer = (height: number) => `<svg width="10" height="${height}"></svg><br>`;

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp(), launchTestBrowser()]);
  host = await openWidgetHost(app, {
    name: "clay",
    company: { companyName: "Clayfoot", plan: "ai", betaStatus: "beta_user", onboardingCompleted: true },
    pages: ({ center, snippet }) => {
      const { origin } = new URL(center);
      const strict = `default-src 'none'; script-src 'self' ${origin}; connect-src ${origin}; img-src ${origin}; style-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'`;
      const page = (body: string, title: string) => ({
        ...hostPage(`${body}${snippet}<script src="/page.js"></script>`, { title }),
        headers: { "content-security-policy": strict },
      });
      return {
        "/page.js": { contentType: "text/javascript", body: script },
        "/": page("<h1>Start</h1>", "Start"),
        "/team": page(team('<button id="add">Add teammate</button>'), "Team"),
        "/rights": page('<main><h1>Rights</h1><button id="all">Show all</button></main>', "Rights"),
        "/renamed/team": page(team('<button id="add">Invite person</button>'), "Team"),
        "/find": page(
          '<main><h1>Find</h1><form id="form"><label>Term <input id="term"></label></form></main>',
          "Find",
        ),
        "/found": page(
          '<main><h1>Found</h1><label id="only">Only mine <input id="mine" type="checkbox"></label><button id="menu">More</button></main>',
          "Found",
        ),
        "/gone/team": page(team('<button id="late">Load more</button>'), "Team"),
        "/framed/team": {
          ...hostPage(`<h1>Office</h1>${frame("/framed/middle", 1_500)}${snippet}`, { title: "Office" }),
          headers: { "content-security-policy": strict.replace("style-src", "frame-src 'self'; style-src") },
        },
        "/framed/middle": hostPage(
          `<h1>Middle</h1>${frame("/framed/inner", 900, 'style="padding:8px 24px 0 40px"')}`,
          { title: "Middle" },
        ),
        "/framed/inner": hostPage(
          `${spacer(600)}${team('<button id="add">Add teammate</button>')}${snippet}<script src="/page.js"></script>`,
          { title: "Inner" },
        ),
      };
    },
  });
  const recorded = (part: object, page: string) => ({
    ...{ verb: "click" as const, role: "button", name: "", value: null, pageTitle: "", dialogTitle: "" },
    ...{ url: `${host.site.url}${page}`, selectors: [] as string[] },
    ...part,
  });
  const [guide] = await app.services.db
    .insert(videoGuides)
    .values({
      companyId: host.companyId,
      title: "Invite a teammate",
      description: "",
      published: true,
      frames: [
        {
          ...{ title: "Open Team", description: "", frameUrl: "" },
          click: recorded({ verb: "navigate", role: "" }, "/team"),
        },
        {
          ...{ title: "Select Add teammate", description: "Select **Add teammate**.", frameUrl: "" },
          click: recorded({ name: "Add teammate", selectors: ["#add"] }, "/team"),
        },
        {
          ...{ title: "Fill in Email", description: "In *Invite*, fill in **Email**.", frameUrl: "" },
          click: recorded({ verb: "type", role: "textbox", name: "Email", dialogTitle: "Invite" }, "/team"),
        },
        {
          ...{ title: "Select Send invite", description: "", frameUrl: "" },
          click: recorded({ name: "Send invite", dialogTitle: "Invite" }, "/team"),
        },
        {
          ...{ title: "Select Show all", description: "", frameUrl: "" },
          click: recorded({ name: "Show all" }, "/rights"),
        },
      ],
    })
    .returning();
  guideId = guide!.id;
  path = `/guides/${presentStepGuide(guide!).slug}`;
  const [other] = await app.services.db
    .insert(videoGuides)
    .values({
      companyId: host.companyId,
      title: "Find an order",
      description: "",
      published: true,
      frames: [
        {
          ...{
            title: "Fill in Term",
            description: "See [the list](https://example.com/list).",
            frameUrl: "",
          },
          click: recorded({ verb: "type", role: "textbox", name: "Term" }, "/find"),
        },
        {
          ...{ title: "Press Enter", description: "", frameUrl: "" },
          click: recorded({ verb: "press", role: "textbox", name: "Term", value: "Enter" }, "/find"),
        },
        {
          ...{ title: "Select Only mine", description: "", frameUrl: "" },
          click: recorded({ verb: "check", role: "checkbox", name: "Only mine", value: "on" }, "/found"),
        },
        {
          ...{ title: "Select More", description: "", frameUrl: "" },
          click: recorded({ name: "More" }, "/found"),
        },
      ],
    })
    .returning();
  otherId = other!.id;
  otherPath = `/guides/${presentStepGuide(other!).slug}`;
  await offerTours([guideId, otherId]);
});
afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
  expect(problems.splice(0)).toEqual([]);
});
afterAll(async () => {
  await browser?.close();
  await host?.site.close();
  await app?.close();
});

async function visit(address: string, { width = 1_280 } = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 800 }, reducedMotion: "reduce" });
  const page = await context.newPage();
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(message.text());
  });
  await page.goto(host.site.url + address);
  return page;
}

const captionOf = (page: Page, name = "Invite a teammate") => page.getByRole("dialog", { name });
const logOf = (page: Page) => page.evaluate(() => sessionStorage.getItem("log"));
const keptIn = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith("step-tour")));

async function showMe(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Help" }).waitFor();
  await page.evaluate((guide) => window.Step?.("article", guide), path);
  await page.getByRole("button", { name: "Show me" }).click();
  await captionOf(page).waitFor();
}

/** How far the ring is from the control, at each side. */
async function ringGaps(page: Page, of: string | Locator): Promise<number[]> {
  const control = (await (typeof of === "string" ? page.locator(of) : of).boundingBox())!;
  const ring = (await page.locator("step-help[floating=tour] .ring").boundingBox())!;
  return [
    control.x - ring.x,
    control.y - ring.y,
    ring.x + ring.width - control.x - control.width,
    ring.y + ring.height - control.y - control.height,
  ].map(Math.round);
}

const around = [5, 5, 5, 5];

test("is offered once the owner switches it on", async () => {
  await offerTours([otherId]);
  const page = await visit("/");
  await page.getByRole("button", { name: "Help" }).waitFor();
  await page.evaluate((guide) => window.Step?.("article", guide), path);
  await page.getByRole("heading", { name: "Invite a teammate" }).waitFor();
  await expect.poll(() => page.getByRole("button", { name: "Show me" }).count()).toBe(0);

  const owner = await createMember(app.services, host.companyId, "owner");
  const dashboard = await (await browser.newContext()).newPage();
  await addSession(dashboard.context(), app, owner.cookie);
  await dashboard.goto(`${app.origin}/dashboard/guides/${guideId}`);
  await isLive(dashboard);
  await dashboard.getByText("visitors can be shown each control").waitFor();
  await dashboard.getByRole("switch", { name: "“Show me” in the widget" }).click();
  await dashboard.getByText("The widget offers to show this guide").waitFor();
  await dashboard.getByRole("switch", { name: "“Show me” in the widget", checked: true }).waitFor();
  expect(await shownProblems(dashboard)).toEqual([]);
  await page.reload();
  await showMe(page);
});

test("leads through two pages and a dialog while the visitor uses the controls, and uses none itself", async () => {
  const page = await visit("/");
  await showMe(page);
  const caption = captionOf(page);
  await caption.getByText("Step 1 of 4", { exact: true }).waitFor();
  await caption.getByRole("link", { name: "Open this page" }).click();
  await page.waitForURL("**/team");
  await caption.getByText("Step 1 of 4", { exact: true }).waitFor();
  await expect.poll(() => ringGaps(page, "#add")).toEqual(around);
  expect(await logOf(page)).toBeNull();
  expect(await axeViolations(page, { only: ["color-contrast", "button-name", "aria-dialog-name"] })).toEqual(
    [],
  );
  await page.locator("#add").click();
  await caption.getByRole("heading", { name: "Fill in Email" }).waitFor();
  await expect.poll(() => ringGaps(page, "#mail")).toEqual(around);
  await page.locator("#mail").fill("ada@example.com");
  await page.keyboard.press("Tab");
  await caption.getByRole("heading", { name: "Select Send invite" }).waitFor();
  // The caption is usable although the page's dialog is modal.
  await caption.getByRole("button", { name: "Back" }).click();
  await caption.getByRole("heading", { name: "Fill in Email" }).waitFor();
  await caption.getByRole("button", { name: "Next" }).click();
  await expect.poll(() => ringGaps(page, "#send")).toEqual(around);
  expect(await logOf(page)).toBe("add;");
  await page.locator("#send").click();
  await caption.getByRole("link", { name: "Open this page" }).click();
  await page.waitForURL("**/rights");
  await expect.poll(() => ringGaps(page, "#all")).toEqual(around);
  await caption.getByText("Step 4 of 4", { exact: true }).waitFor();
  await page.locator("#all").focus();
  await page.keyboard.press("Enter");
  await caption.waitFor({ state: "detached" });
  expect(await logOf(page)).toBe("add;send ada@example.com;all;");
  expect(await keptIn(page)).toEqual([]);
});

test("shows controls in frames of the same website, and notices their use there", {
  tags: "long",
}, async () => {
  const page = await visit("/framed/team");
  await showMe(page);
  const caption = captionOf(page);
  const inner = page.frameLocator("iframe").frameLocator("iframe");
  const gapsOf = (selector: string) => ringGaps(page, inner.locator(selector));
  await expect.poll(() => gapsOf("#add")).toEqual(around);
  const { y = 0, height = 0 } = (await inner.locator("#add").boundingBox()) ?? {};
  expect([y > 0, y + height < 800], "scrolled into view").toEqual([true, true]);
  // The frame has the widget, too, which leaves the tour to the page around it.
  await inner.locator("#add").evaluate(() => location.reload());
  await inner.getByRole("button", { name: "Help" }).waitFor();
  await expect.poll(() => gapsOf("#add")).toEqual(around);
  await inner.locator("#add").click();
  await caption.getByText("Fill in Email", { exact: true }).waitFor();
  await expect.poll(() => gapsOf("#mail")).toEqual(around);
  await inner.locator("#mail").fill("ada@example.com");
  await inner.locator("#mail").press("Tab");
  await caption.getByText("Select Send invite", { exact: true }).waitFor();
  await expect.poll(() => inner.locator("step-help[floating=tour]").count()).toBe(0);
  await caption.getByRole("button", { name: "Close" }).click();
  await caption.waitFor({ state: "hidden" });
  expect(await logOf(page)).toBe("add;");
});

test("works with keys alone, ends with Escape, and doesn't come back", async () => {
  const page = await visit("/team");
  await showMe(page);
  const caption = captionOf(page);
  await caption.getByText("Step 1 of 4", { exact: true }).waitFor();
  const focused = () =>
    page.evaluate(
      () => document.activeElement?.shadowRoot?.activeElement?.textContent ?? document.activeElement?.id,
    );
  await expect.poll(focused).toBe("Select Add teammate");
  await page.keyboard.press("Tab");
  await expect.poll(focused).toBe("Go to the control");
  await page.keyboard.press("Enter");
  await expect.poll(focused).toBe("add");
  await page.keyboard.press("Enter");
  await caption.getByRole("heading", { name: "Fill in Email" }).waitFor();
  await expect.poll(() => caption.getByRole("status").textContent()).toContain("Step 2 of 4: Fill in Email");
  // Around a modal dialog, nothing can have focus.
  await page.locator("main dialog step-help").waitFor({ state: "attached" });
  await caption.getByRole("button", { name: "Next" }).focus();
  await page.keyboard.press("Escape");
  await caption.waitFor({ state: "detached" });
  // Escape in the caption belongs to the caption.
  expect(await page.locator("main dialog").evaluate((element) => (element as HTMLDialogElement).open)).toBe(
    true,
  );
  await page.reload();
  await page.getByRole("button", { name: "Help" }).waitFor();
  expect(await keptIn(page)).toEqual([]);
  await expect.poll(() => captionOf(page).count()).toBe(0);
});

async function startOther(page: Page) {
  await page.getByRole("button", { name: "Help" }).waitFor();
  await page.evaluate((guide) => window.Step?.("tour", guide), otherPath);
  return captionOf(page, "Find an order");
}

test("goes one step on with Next, and one back, while a field has focus", { tags: "long" }, async () => {
  const page = await visit("/find");
  const caption = await startOther(page);
  await expect.poll(() => ringGaps(page, "#term")).toEqual(around);
  await expect
    .poll(() => caption.getByRole("link", { name: "the list" }).getAttribute("target"))
    .toBe("_blank");
  await page.locator("#term").fill("mug");
  await caption.getByRole("button", { name: "Next" }).click();
  await caption.getByRole("heading", { name: "Press Enter" }).waitFor();
  // A key that is pressed in the caption isn't the step's.
  await caption.getByRole("button", { name: "Back" }).focus();
  await page.keyboard.press("Enter");
  await caption.getByRole("heading", { name: "Fill in Term" }).waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.textContent))
    .toBe("Fill in Term");
  await page.locator("#term").fill("cup");
  await page.keyboard.press("Tab");
  await caption.getByRole("heading", { name: "Press Enter" }).waitFor();
  await caption.getByRole("button", { name: "Back" }).click();
  await caption.getByRole("heading", { name: "Fill in Term" }).waitFor();
  await caption.getByText("Step 1 of 4", { exact: true }).waitFor();
});

test("follows a key that sends a form, a hidden check box and a control that acts on the press", {
  tags: "long",
}, async () => {
  const page = await visit("/find");
  const caption = await startOther(page);
  await expect.poll(() => ringGaps(page, "#term")).toEqual(around);
  await page.locator("#term").fill("mug");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/found");
  await caption.getByText("Step 3 of 4", { exact: true }).waitFor();
  await expect.poll(() => ringGaps(page, "#only")).toEqual(around);
  await page.locator("#only").click();
  await expect.poll(() => ringGaps(page, "#menu")).toEqual(around);
  await page.locator("#menu").hover();
  await page.mouse.down();
  await page.mouse.up();
  await caption.waitFor({ state: "detached" });
  await expect.poll(() => page.locator("#mine").isChecked()).toBe(true);
  expect(await logOf(page)).toBe("find mug;menu;");
});

test("survives a failure of the server while it continues, and ends when the guide is gone", {
  tags: "long",
}, async () => {
  const page = await visit("/find");
  await startOther(page);
  await expect.poll(() => ringGaps(page, "#term")).toEqual(around);
  await page.route("**/widget/tour?*", (route) => route.abort());
  const failed = page.waitForEvent("requestfailed");
  await page.goto(`${host.site.url}/found`);
  await failed;
  expect(await keptIn(page)).toHaveLength(1);
  await page.unroute("**/widget/tour?*");
  await page.reload();
  await captionOf(page, "Find an order").waitFor();
  await offerTours([guideId]);
  await page.reload();
  await expect.poll(() => keptIn(page)).toEqual([]);
  await offerTours([guideId, otherId]);
  // The browser logs both failures.
  expect(problems.splice(0)).toHaveLength(2);
});

test("says that a control isn't there, offers the guide, and finds one that comes later", {
  tags: "long",
}, async () => {
  await moveSteps("/gone/team");
  const page = await visit("/gone/team", { width: 390 });
  await showMe(page);
  const caption = captionOf(page);
  const missing = caption.getByText("We can't find this on the page. It may look different for you.");
  await missing.first().waitFor();
  await page.locator("#late").click();
  await expect.poll(() => ringGaps(page, "#add")).toEqual(around);
  await expect.poll(() => caption.getByRole("button", { name: "Read the guide" }).isVisible()).toBe(false);
  await page.locator("#add").evaluate((element) => element.remove());
  await caption.getByRole("button", { name: "Read the guide" }).click();
  await caption.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Show me" }).waitFor();
  await moveSteps("/team");
});

test("finds a control with another name by its selectors", { tags: "long" }, async () => {
  await moveSteps("/renamed/team");
  const page = await visit("/renamed/team");
  await showMe(page);
  await expect.poll(() => ringGaps(page, "#add")).toEqual(around);
  await moveSteps("/team");
});

test("is started by the website's own button, and reports how it went", async () => {
  const page = await visit("/team");
  await page.getByRole("button", { name: "Help" }).waitFor();
  await page.evaluate((guide) => {
    window.Step?.("on", "tour", (detail: unknown) => {
      sessionStorage.setItem("log", (sessionStorage.getItem("log") ?? "") + JSON.stringify(detail));
    });
    window.Step?.("tour", guide);
  }, path);
  const caption = captionOf(page);
  await caption.getByRole("button", { name: "Close" }).click();
  await caption.waitFor({ state: "detached" });
  expect(await logOf(page)).toBe(
    [
      { path, state: "start" },
      { path, state: "close" },
    ]
      .map((each) => JSON.stringify(each))
      .join(""),
  );
});

async function offerTours(tours: string[]): Promise<void> {
  await app.services.db
    .update(companies)
    .set({ widgetSettings: { tours } })
    .where(eq(companies.id, host.companyId));
}

/** As if the steps of the team's page had been recorded on another one. */
async function moveSteps(to: string): Promise<void> {
  const { db } = app.services;
  const [row] = await db.select().from(videoGuides).where(eq(videoGuides.id, guideId));
  const frames = row!.frames.map((frame) => {
    const { click } = frame;
    if (!click?.url.endsWith("/team")) return frame;
    return { ...frame, click: { ...click, url: `${host.site.url}${to}` } };
  });
  await db.update(videoGuides).set({ frames }).where(eq(videoGuides.id, guideId));
}
