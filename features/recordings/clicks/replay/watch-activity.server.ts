/** Knows whether a page waits for something that may change what it shows. */
import type { Page, Request, WebSocket } from "playwright-core";

export interface ActivityWatch {
  /** Whether a request of the page isn't answered. */
  isWaiting(): boolean;
  end(): void;
}

/** Pages show the same without these, or they never end. */
const others = new Set([
  "image",
  "media",
  "font",
  "texttrack",
  "eventsource",
  "websocket",
  "manifest",
  "ping",
]);

export function watchActivity(page: Page): ActivityWatch {
  const open = new Set<Request>();
  /** Connections on which the page has asked something last. */
  const asking = new Set<WebSocket>();
  const begin = (request: Request) => {
    if (!others.has(request.resourceType())) open.add(request);
  };
  const settle = (request: Request) => open.delete(request);
  const connect = (socket: WebSocket) => {
    socket.on("framesent", () => asking.add(socket));
    socket.on("framereceived", () => asking.delete(socket));
    socket.on("close", () => asking.delete(socket));
  };
  page.on("request", begin);
  page.on("requestfinished", settle);
  page.on("requestfailed", settle);
  page.on("websocket", connect);
  return {
    isWaiting: () => open.size > 0 || asking.size > 0,
    end() {
      page.off("request", begin);
      page.off("requestfinished", settle);
      page.off("requestfailed", settle);
      page.off("websocket", connect);
    },
  };
}
