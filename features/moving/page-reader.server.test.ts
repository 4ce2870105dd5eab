import { expect, it } from "vitest";
import type { WebPage } from "#engines/moving/web-page.ts";
import { type Thread, ThreadLimitError } from "#platform/threads/open-thread.ts";
import type { MovingTasks } from "./moving-thread.server.ts";
import { createPageReader } from "./page-reader.server.ts";

const scope = { origin: "https://acme.example", folders: [""], homes: [], languages: [], main: "en" };
const pageAt = (url: string) => ({ address: url }) as WebPage;

/** Like a thread, all its calls fail once it runs out of memory, which the page "/huge" causes. */
function fakeThreads() {
  const opened: { isOpen: boolean }[] = [];
  function open(): Thread<MovingTasks> {
    const state = { isOpen: true };
    opened.push(state);
    let failure: Error | null = null;
    const pending = new Set<(error: Error) => void>();
    return {
      tasks: {
        readWebPage({ url }: { url: string }) {
          if (failure) return Promise.reject(failure);
          return new Promise<WebPage>((resolve, reject) => {
            pending.add(reject);
            setImmediate(() => {
              if (url !== "/huge") return resolve(pageAt(url));
              state.isOpen = false;
              failure = new ThreadLimitError("The thread ran out of memory.");
              for (const each of pending) each(failure);
            });
          });
        },
      } as unknown as Thread<MovingTasks>["tasks"],
      underWay: () => pending.size,
      failure: () => failure,
      async close() {
        state.isOpen = false;
      },
    };
  }
  return { open, opened };
}

it("fails only for the page that is too complex", async () => {
  const { open, opened } = fakeThreads();
  const reader = createPageReader(open);
  const read = (...urls: string[]) =>
    Promise.allSettled(urls.map((url) => reader.read({ html: "", url, scope }))).then((results) =>
      results.map((each) => (each.status === "fulfilled" ? each.value?.address : each.reason.name)),
    );
  expect(await read("/huge", "/1", "/2")).toEqual(["ThreadLimitError", "/1", "/2"]);
  expect(await read("/3", "/4")).toEqual(["/3", "/4"]);
  expect(await read("/huge")).toEqual(["ThreadLimitError"]);
  expect(await read("/5")).toEqual(["/5"]);
  await reader.close();
  // The first thread and one for each of the three pages, another one and one for its page, and the last.
  expect(opened.map(({ isOpen }) => isOpen)).toEqual(Array.from({ length: 7 }, () => false));
});
