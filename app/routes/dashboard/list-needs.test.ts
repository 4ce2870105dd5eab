import { expect, it } from "vitest";
import type { OpenProposal } from "#features/faqs/proposal.ts";
import { changeOf } from "./components/visits-card.tsx";
import { listNeeds } from "./list-needs.ts";

const nothing = { website: null, unanswered: [], leastHelpful: [], drafts: 0 };
const website = { check: null, proposals: [], contradictions: [] };

function proposal(id: string, kind: OpenProposal["kind"]): OpenProposal {
  const current = kind === "new" ? null : { id, question: `Question ${id}?` };
  const page = { url: null, label: "hubley.example/plans" };
  return {
    id,
    kind,
    current,
    page,
    proposed: null,
    before: [],
    after: ["Two chains."],
  } as unknown as OpenProposal;
}

it("is empty when nothing needs the owner", () => {
  expect(listNeeds(nothing)).toEqual([]);
  expect(listNeeds({ ...nothing, website })).toEqual([]);
});

it("lists failures and changes first, with the website's sentence and a link to decide", () => {
  const check = {
    status: "failed",
    progress: 0,
    pagesRead: 0,
    message: "No answer.\nTry again.",
    finishedAt: null,
  };
  const proposals = [proposal("a", "changed"), proposal("b", "gone"), proposal("n", "new")];
  const needs = listNeeds({
    ...nothing,
    website: { check: check as never, proposals, contradictions: [{}, {}] as never },
    unanswered: [{ query: "gift card", count: 1 }],
    drafts: 6,
  });
  expect(needs.map(({ kind, title }) => `${kind}: ${title}`)).toEqual([
    "Failed: We couldn't check your website",
    "Changed: Question a?",
    "Changed: Question b?",
    "Contradiction: Your website says two different things",
    "No answer: “gift card”",
    "New: 1 new question",
    "Draft: 6 drafts",
  ]);
  expect(needs[0]).toMatchObject({ reason: "No answer." });
  expect(needs[1]).toMatchObject({ quote: "Two chains.", to: "/dashboard/faqs/website#proposal-a" });
  expect(needs[2]).not.toHaveProperty("quote");
  expect(needs[4]).toMatchObject({ post: { intent: "answer", query: "gift card" } });
});

it("sums up more than three changes", () => {
  const proposals = ["a", "b", "c", "d", "e"].map((id) => proposal(id, "changed"));
  const titles = listNeeds({ ...nothing, website: { ...website, proposals } }).map(({ title }) => title);
  expect(titles).toEqual(["Question a?", "Question b?", "Question c?", "2 more answers changed"]);
});

it("lists what readers found unhelpful or commented on", () => {
  const item = { kind: "question" as const, itemId: "q", title: "How long?", comments: [] };
  const comment = { voteId: "v", text: "Thanks!", isHelpful: true, createdAt: new Date(0) };
  const leastHelpful = [
    { ...item, helpful: 1, unhelpful: 2 },
    { ...item, itemId: "r", helpful: 9, unhelpful: 1 },
    { ...item, kind: "article" as const, itemId: "s", helpful: 9, unhelpful: 0, comments: [comment] },
  ];
  const needs = listNeeds({ ...nothing, leastHelpful });
  expect(needs.map(({ id, kind, to }) => [id, kind, to])).toEqual([
    ["q", "Unhelpful", "/dashboard/faqs?edit=q"],
    ["s", "Comment", undefined],
  ]);
});

it("compares a period with the one before", () => {
  expect([changeOf(118, 100), changeOf(50, 100), changeOf(100, 100), changeOf(5, 0)]).toEqual([
    ...["up 18%", "down 50%", "as before", ""],
  ]);
});
