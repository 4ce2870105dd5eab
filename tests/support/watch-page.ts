/** Opens a page with possibly hostile content and reports everything it did or could do that it must not. */
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { addSession } from "./add-session.ts";

interface WatchOptions {
  /** The value of a Cookie header for the page's own host. */
  cookie?: string;
  context?: BrowserContextOptions;
  /** Allows the inline scripts of hydrated framework pages, by their hashes. */
  isHydrated?: boolean;
}

export interface WatchedBrowser {
  /** Opens a page and returns its problems, which must be none. Hostile content calls `canary`. */
  open(url: string, act?: (page: Page) => Promise<void>): Promise<string[]>;
  close(): Promise<void>;
}

/** Opens all pages in one, because the first page of a context takes twice as long. */
export async function watchPages(
  browser: Browser,
  origin: string,
  { cookie, context: options, isHydrated = false }: WatchOptions = {},
): Promise<WatchedBrowser> {
  const context = await browser.newContext({ viewport: { width: 390, height: 900 }, ...options });
  await addSession(context, { origin }, cookie);
  const page = await context.newPage();
  const wrong: string[] = [];
  await page.exposeFunction("canary", (what: unknown) => void wrong.push(`ran ${String(what)}`));
  page.on("dialog", (dialog) => {
    wrong.push(`asked ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on("pageerror", (error) => wrong.push(`threw ${error.message}`));
  page.on("console", (message) => {
    const isStatus = /the server responded with a status of/.test(message.text());
    if (message.type() === "error" && !isStatus) wrong.push(`said ${message.text()}`);
  });
  page.on("request", (request) => {
    const { hostname, protocol } = new URL(request.url());
    const isOurs =
      ["data:", "blob:"].includes(protocol) || hostname === "localhost" || hostname.endsWith(".localhost");
    if (!isOurs) wrong.push(`asked for ${request.url()}`);
  });
  return {
    async open(url, act) {
      await page.goto(url);
      await act?.(page);
      wrong.push(...(await page.evaluate(inspect, isHydrated)));
      return wrong.splice(0);
    },
    close: () => context.close(),
  };
}

/** Runs in the page. Finds anything that could execute, or link where only code may. */
function inspect(isHydrated: boolean): string[] {
  const wrong: string[] = [];
  const short = (element: Element) => element.outerHTML.slice(0, 150);
  /** Our QR codes: rectangles and paths, which a browser shows as a picture or saves, but never opens as a page. */
  const isDrawing = (element: Element, value: string) => {
    const [, encoded] = /^data:image\/svg\+xml;base64,([\w+/=]+)$/.exec(value) ?? [];
    const isShownOrSaved = element.localName === "img" || element.hasAttribute("download");
    return (
      isShownOrSaved && encoded !== undefined && !/<(?!\/?(?:svg|rect|path)\b)|\son/i.test(atob(encoded))
    );
  };
  for (const element of document.querySelectorAll("*")) {
    for (const { name, value } of element.attributes) {
      // Our scripts may set styles. The policy blocks style attributes in the HTML.
      if (/^on/i.test(name) || (name === "style" && !isHydrated) || name === "srcdoc")
        wrong.push(`attribute: ${short(element)}`);
      const isAddress = /^(href|src|action|formaction|xlink:href)$/i.test(name);
      const isIcon = element.localName === "link" && value.startsWith("data:image/svg+xml,");
      if (
        isAddress &&
        !isIcon &&
        !isDrawing(element, value) &&
        !/^(https?:|mailto:|tel:|blob:|[/#?]|$)/i.test(value)
      )
        wrong.push(`address: ${short(element)}`);
    }
    // A framed page opens its links outside of it.
    const isOwnBase = element.outerHTML === '<base target="_blank">';
    if (/^(object|embed|base|frame)$/.test(element.localName) && !isOwnBase)
      wrong.push(`element: ${short(element)}`);
    if (
      element.localName === "iframe" &&
      (!isHydrated || new URL((element as HTMLIFrameElement).src).origin !== location.origin)
    )
      wrong.push(`element: ${short(element)}`);
    if (
      element.localName === "form" &&
      new URL(element.getAttribute("action") ?? "", location.href).origin !== location.origin
    )
      wrong.push(`form: ${short(element)}`);
  }
  for (const script of document.scripts) {
    if (script.type === "application/ld+json") {
      try {
        JSON.parse(script.text);
      } catch {
        wrong.push(`broken JSON: ${script.text.slice(0, 150)}`);
      }
    } else if (script.src ? new URL(script.src).origin !== location.origin : !isHydrated)
      wrong.push(`script: ${short(script)}`);
  }
  for (const style of document.querySelectorAll("style"))
    if (/url\(|@import|expression|<|script/i.test(style.textContent)) wrong.push(`style: ${short(style)}`);
  const { lang, dir } = document.documentElement;
  if (!/^[a-z]{2,3}(-[a-z0-9]+)*$/i.test(lang)) wrong.push(`language: ${lang}`);
  if (dir !== "" && dir !== "ltr") wrong.push(`direction: ${dir}`);
  if (/[\u202A-\u202E\u2066-\u2069]/.test(document.body.textContent))
    wrong.push("text that turns others around");
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) wrong.push(`wider than the screen: ${scrollWidth} > ${clientWidth}`);
  if (document.documentElement.outerHTML.length > 2_000_000)
    wrong.push("a page of more than two million letters");
  return wrong;
}
