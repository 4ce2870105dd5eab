import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { refreshPage } from "./refresh-page.ts";

const address = "https://help.acme.com/contact";
const reload = vi.fn();
const request = vi.fn();
/** What the page has, by selector. */
let shown: Record<string, object> = {};

beforeEach(() => {
  vi.useFakeTimers();
  reload.mockReset();
  request.mockReset();
  shown = { main: { innerHTML: "Old" } };
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("location", { href: address, origin: new URL(address).origin, reload });
  vi.stubGlobal("fetch", request);
  vi.stubGlobal("document", {
    querySelector: (selector: string) => shown[selector] ?? null,
    querySelectorAll: () => [],
  });
  vi.stubGlobal(
    "DOMParser",
    class {
      parseFromString = () => ({ querySelector: () => ({ innerHTML: "New" }) });
    },
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a page that answers a form stays, because the page at its address is another one", async () => {
  shown["[data-posted]"] = {};
  refreshPage(() => undefined);
  await vi.runAllTimersAsync();
  expect(request).not.toHaveBeenCalled();
});

test("a reader whose pass has expired is sent to the entrance", async () => {
  const url = `${new URL(address).origin}/enter?to=%2Fcontact`;
  request.mockResolvedValue({ ok: true, redirected: true, url, text: async () => "<main>Password</main>" });
  const arrange = vi.fn();
  refreshPage(arrange);
  await vi.runAllTimersAsync();
  expect(reload).toHaveBeenCalledOnce();
  expect(arrange).not.toHaveBeenCalled();
});
