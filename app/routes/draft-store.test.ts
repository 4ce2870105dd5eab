import { afterEach, expect, test, vi } from "vitest";
import { createDraftStore } from "./draft-store.ts";

const drafts = createDraftStore<{ text: string }>("test.", ({ text }) => typeof text === "string");

afterEach(() => vi.unstubAllGlobals());

/** As in a browser's storage, stored keys are also own properties. */
function stubStorage(kept: Record<string, string> = {}) {
  const storage = Object.create({
    getItem: (key: string) => storage[key] ?? null,
    setItem(key: string, value: string) {
      storage[key] = value;
    },
    removeItem(key: string) {
      delete storage[key];
    },
  });
  Object.assign(storage, kept);
  vi.stubGlobal("localStorage", storage);
}

test("keeps a draft under its id until it is dropped", () => {
  stubStorage({ "other.a": "{}" });
  drafts.keep("a", { text: "typed" });
  expect(drafts.read("a")).toEqual({ text: "typed" });
  expect(drafts.read("b")).toBeNull();
  expect(drafts.list()).toEqual(["a"]);
  drafts.drop("a");
  expect(drafts.read("a")).toBeNull();
  expect(drafts.list()).toEqual([]);
});

test.each(["{", "null", '"text"', '{"text":1}', "{}"])(
  "ignores a stored value that is no draft: %s",
  (kept) => {
    stubStorage({ "test.a": kept });
    expect(drafts.read("a")).toBeNull();
  },
);

test("doesn't throw if storage is forbidden", () => {
  const forbidden = () => {
    throw new DOMException("denied", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: forbidden, setItem: forbidden, removeItem: forbidden });
  drafts.keep("a", { text: "typed" });
  drafts.drop("a");
  expect(drafts.read("a")).toBeNull();
});

test("drops this tab's draft and leaves another tab's alone", () => {
  stubStorage({ "test.theirs": '{"text":"typed there","tab":"another"}' });
  drafts.keep("mine", { text: "typed here" });
  for (const id of ["mine", "theirs"]) drafts.dropOwn(id);
  expect(drafts.list()).toEqual(["theirs"]);
  expect(drafts.read("theirs")).toEqual({ text: "typed there" });
});
