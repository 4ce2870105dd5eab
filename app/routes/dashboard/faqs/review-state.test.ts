import { expect, test } from "vitest";
import type { OpenProposal } from "#features/faqs/proposal.ts";
import {
  type Decided,
  decide,
  forgetStored,
  inListOrder,
  learn,
  nextAfter,
  noReview,
  openOf,
  withdraw,
} from "./review-state.ts";

const proposal = (
  id: string,
  kind: OpenProposal["kind"] = "new",
  values: Partial<OpenProposal> = {},
): OpenProposal => ({
  id,
  kind,
  current: null,
  proposed: { question: `Question ${id}?`, answer: "Yes.", category: null },
  page: { url: null, label: "/" },
  isReported: false,
  before: [],
  after: [],
  ...values,
});
const loaded = [proposal("a"), proposal("b", "gone"), proposal("c", "changed")];
const ids = (proposals: OpenProposal[]) => proposals.map(({ id }) => id).join("");
const made = (id: string): Decided => ({ id, decision: "dismiss" });

test("a decided proposal disappears, and an undo brings it back", () => {
  const first = made("a");
  const state = decide(noReview, first);
  expect(ids(openOf(state, loaded))).toBe("bc");
  expect(ids(openOf(withdraw(state, first), loaded))).toBe("abc");
});

test("an undo leaves a later decision on the same proposal alone, whenever its answer arrives", () => {
  const [first, second] = [made("a"), made("a")];
  let state = withdraw(decide(noReview, first), first);
  state = decide(state, second);
  state = learn(withdraw(state, first), "a", proposal("a", "new", { isReported: true }));
  expect(ids(openOf(state, loaded))).toBe("bc");
  expect(openOf(withdraw(state, second), loaded)[0]?.isReported).toBe(true);
});

test("a refused decision shows what the server sent, or nothing if there is nothing left to decide", () => {
  const current = {
    id: "q",
    question: "Q?",
    answer: "New.",
    category: null,
    version: 2,
    status: "draft" as const,
  };
  const changed = proposal("c", "changed", { current: { ...current, isEdited: true } });
  expect(openOf(learn(noReview, "c", changed), loaded)[2]?.current?.version).toBe(2);
  expect(ids(openOf(learn(noReview, "c", null), loaded))).toBe("ab");
  expect(ids(openOf(learn(noReview, "c", undefined), loaded))).toBe("abc");
});

test("after a reload, stored decisions are forgotten and pending ones stay hidden", () => {
  const state = decide(decide(noReview, made("a")), made("b"));
  const reloaded = loaded.slice(1);
  const after = forgetStored(state, reloaded);
  expect(after.decided.map(({ id }) => id)).toEqual(["b"]);
  expect(ids(openOf(after, reloaded))).toBe("c");
  // The undo of a stored decision shows a proposal that the page no longer had.
  expect(ids(openOf(learn(after, "a", proposal("a")), reloaded))).toBe("ca");
});

test("keys follow the order of the lists", () => {
  const listed = inListOrder(loaded);
  expect(ids(listed)).toBe("cba");
  expect(nextAfter(listed, "c")).toBe("b");
  expect(nextAfter(listed, "a")).toBe("b");
  expect(nextAfter([proposal("a")], "a")).toBeNull();
});
