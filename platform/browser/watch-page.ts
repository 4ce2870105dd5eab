import type { BrowserContext, Frame, Page, Request } from "playwright-core";

/** Long polls and event streams never end, so a request older than this no longer counts as pending. */
const pendingAtMostMs = 5_000;
const textResourceTypes = new Set(["document", "script", "xhr", "fetch", "stylesheet"]);

export interface PageWatch {
  /** Number of requests that may add text and aren't too old. */
  pending(): number;
  status(): number;
  /** The last URL to which the page itself navigated. */
  address(): string;
  crashed(): boolean;
  documents(): number;
}

/** Also dismisses dialogs, cancels downloads and closes pop-ups, which would otherwise wait for a visitor. */
export function watchPage(page: Page, context: BrowserContext): PageWatch {
  const pending = new Map<Request, number>();
  let status = 0;
  let address = "";
  let crashed = false;
  let documents = 0;
  const isPageItself = (request: Request) =>
    request.isNavigationRequest() && frameOf(request) === page.mainFrame();
  page.on("request", (request) => {
    if (isPageItself(request)) address = request.url();
    if (textResourceTypes.has(request.resourceType())) pending.set(request, performance.now());
  });
  page.on("requestfinished", (request) => pending.delete(request));
  page.on("requestfailed", (request) => pending.delete(request));
  page.on("response", (response) => {
    if (isPageItself(response.request())) status = response.status();
  });
  page.on("framenavigated", (frame) => {
    if (frame === page.mainFrame()) documents += 1;
  });
  page.on("crash", () => {
    crashed = true;
  });
  page.on("dialog", (dialog) => void dialog.dismiss().catch(() => undefined));
  page.on("download", (download) => void download.cancel().catch(() => undefined));
  context.on("page", (popup) => {
    if (popup !== page) void popup.close().catch(() => undefined);
  });
  return {
    pending: () => {
      const oldest = performance.now() - pendingAtMostMs;
      return [...pending.values()].filter((sinceMs) => sinceMs > oldest).length;
    },
    status: () => status,
    address: () => address,
    crashed: () => crashed,
    documents: () => documents,
  };
}

function frameOf(request: Request): Frame | null {
  try {
    return request.frame();
  } catch {
    // The request began before its frame existed.
    return null;
  }
}
