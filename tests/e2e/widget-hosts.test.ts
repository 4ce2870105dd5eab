/** The widget on eight kinds of websites, in Chromium. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { eq } from "drizzle-orm";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { companies } from "#db/schema.ts";
import { axeViolations } from "#tests/support/accessibility.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { launchTestBrowser } from "#tests/support/browser.ts";
import type { SitePage } from "#tests/support/static-site.ts";
import { hostPage, openWidgetHost, type WidgetHost } from "#tests/support/widget-host.ts";

const maxBlockingMs = 5;
/** A script that draws as a widget does, and how long it takes on a computer where the widget takes 2 ms. */
const knownWork = `for (let at = 0; at < 150; at++) {
  const root = document.createElement("div").attachShadow({ mode: "open" });
  root.innerHTML = "<style>p { color: red }</style><button><p>" + at + "</p></button>";
  root.querySelector("p").title = String(at);
}`;
const knownWorkMs = 4;
const require = createRequire(import.meta.url);
const file = (name: string, contentType = "text/javascript"): SitePage => ({
  contentType,
  body: readFileSync(require.resolve(name)),
});

let app: TestApp;
let browser: Browser;
let host: WidgetHost;
let second: WidgetHost;
let arabic: WidgetHost;
const problems: string[] = [];

/** React's modules for the browser. Only the development build runs effects twice in StrictMode. */
function reactScript(): string {
  const names = ["react", "react-dom", "react-dom/client", "scheduler"] as const;
  const paths = {
    react: "react/cjs/react.development.js",
    "react-dom": "react-dom/cjs/react-dom.development.js",
    "react-dom/client": "react-dom/cjs/react-dom-client.development.js",
    scheduler: "scheduler/cjs/scheduler.development.js",
  };
  const folder = (path: string) => {
    const [name = "", ...rest] = path.split("/");
    return require.resolve(`${name}/package.json`).replace(/package\.json$/, rest.join("/"));
  };
  const bodies = names
    .map(
      (name) =>
        `modules[${JSON.stringify(name)}]=function(module,exports,require){${readFileSync(folder(paths[name]), "utf8")}\n};`,
    )
    .join("");
  return `(()=>{const modules={},made={};${bodies}const load=(name)=>{if(!made[name]){made[name]={exports:{}};modules[name](made[name],made[name].exports,load)}return made[name].exports};window.process={env:{NODE_ENV:"development"}};window.React=load("react");window.ReactDOM=load("react-dom/client")})()`;
}

const aggressive = `*{box-sizing:content-box!important;font:italic 30px serif!important;color:lime!important}button,a,input,div,span,p,h2,h3,dialog{margin:40px!important;padding:30px!important;display:block!important;position:static!important;background:red!important;text-transform:uppercase!important;letter-spacing:9px!important}dialog{display:none!important}step-help{display:none!important;opacity:1}body>*{transform:none}`;

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp(), launchTestBrowser()]);
  second = await openWidgetHost(app, { name: "second", pages: {}, company: { companyName: "Second" } });
  arabic = await openWidgetHost(app, {
    name: "arabic",
    pages: ({ snippet }) => ({
      "/": hostPage(`<h1>كوب</h1>${snippet}`, { lang: "ar", attributes: ' dir="rtl"' }),
    }),
    company: { language: "ar", companyName: "Clayfoot" },
  });
  host = await openWidgetHost(app, {
    name: "clay",
    company: { companyName: "Clayfoot" },
    pages: ({ center, snippet }) => {
      const { origin } = new URL(center);
      const strict = `default-src 'none'; script-src ${origin}; connect-src ${origin}; img-src ${origin}; style-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'`;
      return {
        "/plain": hostPage(`<h1>Dishwasher safe mug</h1>${snippet}`),
        "/work.js": { contentType: "text/javascript", body: knownWork },
        "/beside-work": hostPage(`<h1>Dishwasher safe mug</h1><script src="/work.js"></script>${snippet}`),
        "/csp": {
          ...hostPage(`<h1>Dishwasher safe mug</h1>${snippet}`),
          headers: { "content-security-policy": strict },
        },
        "/dark": hostPage(`<h1>Dishwasher safe mug</h1>${snippet}`, {
          head: "<style>:root{color-scheme:dark}body{background:#111;color:#eee}</style>",
        }),
        "/inline": hostPage(
          `<h1>Dishwasher safe mug</h1><p style="height:1200px">Twelve ounces.</p><section style="background:#111"><step-help open></step-help></section>${snippet}`,
        ),
        "/bootstrap.css": file("bootstrap/dist/css/bootstrap.min.css", "text/css"),
        "/bootstrap.js": file("bootstrap/dist/js/bootstrap.bundle.min.js"),
        "/bootstrap": hostPage(
          `<nav class="navbar navbar-expand bg-body-tertiary fixed-top"><button class="btn btn-primary" data-bs-toggle="dropdown">Menu</button><ul class="dropdown-menu"><li><a class="dropdown-item" href="#">Mugs</a></li></ul></nav><main class="container"><h1>Dishwasher safe mug</h1></main><script src="/bootstrap.js"></script>${snippet}`,
          { head: `<link rel="stylesheet" href="/bootstrap.css"><style>${aggressive}</style>` },
        ),
        "/two": hostPage(
          `<h1>Two</h1>${snippet}<script async src="${app.origin}/help/second/widget.js"></script><step-help center="${app.origin}/help/second"></step-help>`,
        ),
        "/spa": hostPage(
          `<h1>Start</h1><script>function go(path,title){history.pushState(0,"",path);document.title=title;document.body.innerHTML="<h1>"+title+"</h1>"}</script>${snippet}`,
          { title: "Start" },
        ),
        "/react.js": { contentType: "text/javascript", body: reactScript() },
        "/react": hostPage(
          `<div id="root"></div><script src="/react.js"></script><script>const h=React.createElement;function Help(){React.useEffect(()=>{const s=document.createElement("script");s.async=true;s.src="${center}/widget.js";document.body.append(s);return()=>s.remove()},[]);return h("step-help")}ReactDOM.createRoot(document.getElementById("root")).render(h(React.StrictMode,null,h("h1",null,"Dishwasher safe mug"),h(Help)))</script>`,
        ),
        "/vue.js": file("vue/dist/vue.global.prod.js"),
        "/vue": hostPage(
          `<div id="root"></div><script src="/vue.js"></script><script>Vue.createApp({template:'<h1>Dishwasher safe mug</h1><button data-step-article="broken">Broken?</button><step-help></step-help>'}).mount("#root")</script>${snippet}`,
        ),
      };
    },
  });
});

afterEach(() => expect(problems.splice(0)).toEqual([]));
afterAll(async () => {
  await browser?.close();
  await Promise.all([host, second, arabic].map((each) => each?.site.close()));
  await app?.close();
});

async function visit(address: string, width = 1280): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 800 }, reducedMotion: "reduce" });
  const page = await context.newPage();
  page.on("pageerror", (error) => problems.push(error.message));
  await page.goto(address);
  return page;
}

/** Opens it, asks, and comes back to the button. */
async function openWidget(page: Page, name = "Help"): Promise<void> {
  const button = page.getByRole("button", { name }).last();
  await button.click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("About this page").waitFor();
  await dialog.getByRole("searchbox").fill("can it go in the dishwasher?");
  await page.keyboard.press("Enter");
  await dialog.getByRole("heading", { name: "Answer to “can it go in the dishwasher?”" }).waitFor();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
}

test.each(["/react", "/csp"])("works on %s", works);
test.each(["/plain", "/vue", "/dark", "/bootstrap"])("works on %s", { tags: "long" }, works);

async function works(path: string): Promise<void> {
  const page = await visit(host.site.url + path);
  await openWidget(page);
  expect(await page.evaluate(() => document.cookie + JSON.stringify(localStorage))).toBe("{}");
  await page.context().close();
}

test("moves nothing and loads only the script until it is opened", async () => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.addInitScript(() => {
    Object.assign(window, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        Reflect.set(
          window,
          "shifts",
          Number(Reflect.get(window, "shifts")) + Number(Reflect.get(entry, "value")),
        );
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  const loaded: string[] = [];
  page.on("request", (request) => {
    if (request.url().startsWith(app.origin)) loaded.push(new URL(request.url()).pathname);
  });
  await page.goto(`${host.site.url}/plain`);
  await page.getByRole("button", { name: "Help" }).waitFor();
  expect(await page.evaluate(() => Reflect.get(window, "shifts"))).toBe(0);
  expect(loaded).toEqual(["/help/clay/widget.js"]);
  await context.close();
});

test("blocks for at most 5 ms on a computer that does known work as fast as ours", async () => {
  const context = await browser.newContext();
  // The samples include the time that other processes had the processor, so the quickest of a few loads counts.
  const quickest = { widget: Number.POSITIVE_INFINITY, work: Number.POSITIVE_INFINITY };
  const limit = () => maxBlockingMs * Math.max(1, quickest.work / knownWorkMs);
  for (let load = 0; load < 20 && (load < 3 || quickest.widget > limit()); load += 1) {
    const page = await context.newPage();
    const { widget, work } = await profileLoad(page);
    quickest.widget = Math.min(quickest.widget, widget);
    quickest.work = Math.min(quickest.work, work);
    await page.close();
  }
  expect(quickest.widget).toBeLessThanOrEqual(limit());
  await context.close();
});

/** Returns the milliseconds that the widget's script and the known work run while a page loads. */
async function profileLoad(page: Page): Promise<{ widget: number; work: number }> {
  const session = await page.context().newCDPSession(page);
  await session.send("Profiler.enable");
  await session.send("Profiler.setSamplingInterval", { interval: 100 });
  await session.send("Profiler.start");
  await page.goto(`${host.site.url}/beside-work`);
  await page.getByRole("button", { name: "Help" }).waitFor();
  const { profile } = await session.send("Profiler.stop");
  const msOf = (file: string) => {
    const nodes = profile.nodes.filter(({ callFrame }) => callFrame.url.endsWith(file));
    const ids = new Set(nodes.map(({ id }) => id));
    const micros = (profile.samples ?? []).reduce(
      (sum, id, at) => sum + (ids.has(id) ? (profile.timeDeltas?.[at] ?? 0) : 0),
      0,
    );
    return micros / 1_000;
  };
  return { widget: msOf("/widget.js"), work: msOf("/work.js") };
}

test("is drawn from right to left in a center that is read so", async () => {
  const page = await visit(arabic.site.url);
  const button = page.getByRole("button", { name: "مساعدة" });
  await button.click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("كيف يمكننا مساعدتك؟").waitFor();
  await expect.poll(() => dialog.getAttribute("dir")).toBe("rtl");
  const [box, panel] = [await button.boundingBox(), await dialog.boundingBox()];
  expect([box!.x < 100, panel!.x]).toEqual([true, 24]);
  expect(await axeViolations(page, { only: ["color-contrast", "button-name", "aria-dialog-name"] })).toEqual(
    [],
  );
  await page.context().close();
});

test("follows a dark page, whatever the system's scheme is", async () => {
  const page = await visit(`${host.site.url}/dark`);
  await page.getByRole("button", { name: "Help" }).click();
  await page.getByRole("dialog").getByText("About this page").waitFor();
  await expect.poll(() => page.getByRole("dialog").getAttribute("data-theme")).toBe("dark");
  expect(await axeViolations(page, { only: ["color-contrast"] })).toEqual([]);
  await page.context().close();
});

test("in the page, it takes neither focus nor the scroll position, and follows what is around it", async () => {
  const page = await visit(`${host.site.url}/inline`);
  const dialog = page.getByRole("dialog");
  await dialog.getByText("About this page").waitFor();
  expect(await page.evaluate(() => [document.activeElement?.tagName, scrollY])).toEqual(["BODY", 0]);
  await expect.poll(() => dialog.getAttribute("data-theme")).toBe("dark");
  await page.context().close();
});

test("keeps its look under Bootstrap and CSS that changes everything", async () => {
  const look = async (path: string) => {
    const page = await visit(host.site.url + path);
    await page.getByRole("button", { name: "Help" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText("About this page").waitFor();
    const boxes = await dialog.evaluate((element) =>
      [element, ...element.querySelectorAll("button,input,h2,h3,a")].map((each) => {
        const { x, y, width, height } = each.getBoundingClientRect();
        const { color, fontSize, fontStyle } = getComputedStyle(each);
        return [
          each.tagName,
          Math.round(x),
          Math.round(y),
          Math.round(width),
          Math.round(height),
          color,
          fontSize,
          fontStyle,
        ];
      }),
    );
    await page.context().close();
    return boxes;
  };
  expect(await look("/bootstrap")).toEqual(await look("/plain"));
});

test("a click after a lost connection tries again, and the panel can be read without the theme", async () => {
  const page = await visit("about:blank");
  const lost = new Set([/widget-panel/, /widget\/open/]);
  await page.route(/widget-panel|widget\/open/, (route) =>
    [...lost].some((part) => part.test(route.request().url())) ? route.abort() : route.continue(),
  );
  await page.goto(`${host.site.url}/plain`);
  const button = page.getByRole("button", { name: "Help" });
  const tried = page.waitForEvent("requestfailed");
  await button.click();
  await tried;
  const dialog = page.getByRole("dialog");
  lost.delete([...lost][0]!);
  await expect
    .poll(async () => {
      if (!(await dialog.isVisible())) await button.click();
      return dialog.getByText("Help can't be loaded right now.").isVisible();
    })
    .toBe(true);
  expect(await dialog.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
    "rgb(255, 255, 255)",
  );
  lost.clear();
  await button.click();
  await button.click();
  await dialog.getByText("About this page").waitFor();
  await page.context().close();
});

test("two help centers on one page have separate widgets", async () => {
  const page = await visit(`${host.site.url}/two`);
  await expect.poll(() => page.getByRole("button", { name: "Help" }).count()).toBe(3);
  await page.evaluate(() => window.Step?.("open"));
  await page.getByRole("dialog", { name: "Clayfoot Help Center" }).getByText("Categories").waitFor();
  await page.evaluate(() => window.Step?.("close"));
  const center = `${app.origin}/help/second`;
  await page.evaluate((base) => window.Step?.("in", base, "open"), center);
  // The second help center doesn't allow this website yet.
  await page.getByRole("dialog").getByText("This website isn't allowed to show this help center.").waitFor();
  await app.services.db
    .update(companies)
    .set({ widgetSettings: { origins: [host.site.url] } })
    .where(eq(companies.id, second.companyId));
  await page.reload();
  await expect.poll(() => page.getByRole("button", { name: "Help" }).count()).toBe(3);
  await page.evaluate((base) => window.Step?.("in", base, "article", "broken"), center);
  await page.evaluate(() => window.Step?.("search", "dishwasher"));
  const [one, other] = ["Clayfoot Help Center", "Second Help Center"].map((name) =>
    page.getByRole("dialog", { name }),
  );
  await one!.getByText("1 result for “dishwasher”").waitFor();
  await other!.getByRole("heading", { name: "If something arrives broken" }).waitFor();
  await page.context().close();
});

test("an app that changes its address and its whole body gets new suggestions", async () => {
  const page = await visit(`${host.site.url}/spa`);
  const button = page.getByRole("button", { name: "Help" });
  await button.click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("Popular questions").waitFor();
  await page.keyboard.press("Escape");
  await page.evaluate(() => Reflect.get(window, "go")("/mugs", "Dishwasher safe mugs"));
  await button.click();
  await dialog.getByText("About this page").waitFor();
  await page.context().close();
});
