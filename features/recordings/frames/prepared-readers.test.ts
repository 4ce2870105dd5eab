import { beforeEach, expect, test, vi } from "vitest";
import { endPreparedReaders, prepareReaders, readersAtOnce, takeReader } from "./prepared-readers.ts";

const { opened, ended } = vi.hoisted(() => ({ opened: vi.fn(), ended: vi.fn() }));
vi.mock("./create-browser-reader.ts", () => ({
  createBrowserReader: async () => {
    opened();
    return { read: async () => ({ width: 0, height: 0, lines: [] }), end: async () => ended() };
  },
}));

beforeEach(() => {
  vi.stubGlobal("navigator", { hardwareConcurrency: 4 });
  opened.mockClear();
  ended.mockClear();
});

test("takes the readers that were prepared, and opens more only if there are none", async () => {
  prepareReaders();
  prepareReaders();
  await Promise.all(Array.from({ length: readersAtOnce() }, takeReader));
  expect(opened).toHaveBeenCalledTimes(2);
  await takeReader();
  expect(opened).toHaveBeenCalledTimes(3);
});

test("ends those that weren't taken", async () => {
  prepareReaders();
  await takeReader();
  endPreparedReaders();
  await expect.poll(() => ended).toHaveBeenCalledTimes(1);
});
