import { expect, it } from "vitest";
import { teamMessages } from "#engines/messages/team/team-catalogs.ts";
import { teamTexts } from "#engines/messages/team/team-texts.ts";
import type { OpenProposal } from "#features/faqs/proposal.ts";
import { changeOf } from "./components/visits-card.tsx";
import { listNeeds } from "./list-needs.ts";

const nothing = { website: null, unanswered: [], leastHelpful: [], drafts: 0, reviews: [] };
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

it("names the only text to check, and counts several", () => {
  const needOf = (due: string[]) =>
    listNeeds({ ...nothing, due }).map(({ kind, title, to }) => [kind, title, to]);
  expect(needOf(["Refunds"])).toEqual([["Check", "Refunds", "/dashboard/check-dates"]]);
  expect(needOf(["Refunds", "Hours"])).toEqual([["Check", "2 texts to check", "/dashboard/check-dates"]]);
});

it("asks for a decision on drafts from the website and for a contact form before the help center is shared", () => {
  const needs = listNeeds({ ...nothing, foundDrafts: 4, lacksContactForm: true });
  expect(needs.map(({ kind, title, to }) => [kind, title, to])).toEqual([
    ["Draft", "4 drafts from your website", "/dashboard/faqs?only=draft"],
    ["Contact", "The contact form is off", "/dashboard/contact"],
  ]);
  expect(listNeeds({ ...nothing, foundDrafts: 1 })[0]?.title).toBe("1 draft from your website");
});

it("lists the wrong answers of the last test with what visitors saw, and sums up more than three", () => {
  const wrongAnswers = ["One?", "Two?", "Three?", "Four?", "Five?"].map((text, index) => ({
    text,
    shown: index === 0 ? null : { title: "How much is it?" },
  }));
  const needs = listNeeds({ ...nothing, wrongAnswers });
  expect(needs.map(({ kind, title, reason }) => [kind, title, reason])).toEqual([
    ["Wrong answer", "“One?”", "The last test showed a sentence that doesn't answer it."],
    ["Wrong answer", "“Two?”", "The last test showed “How much is it?”."],
    ["Wrong answer", "“Three?”", "The last test showed “How much is it?”."],
    ["Wrong answer", "2 more wrong answers", ""],
  ]);
  expect(new Set(needs.map(({ to }) => to))).toEqual(new Set(["/dashboard/answers#exam-wrong-answers"]));
  expect(listNeeds({ ...nothing, wrongAnswers: wrongAnswers.slice(0, 4) }).at(-1)?.title).toBe(
    "1 more wrong answer",
  );
});

it("groups the digits of large counts in the reader's language", () => {
  const wrongAnswers = Array.from({ length: 1_237 }, (_, at) => ({ text: `${at}?`, shown: null }));
  const titles = (words?: Parameters<typeof listNeeds>[1]) =>
    listNeeds({ ...nothing, wrongAnswers, drafts: 2_000 }, words)
      .slice(-2)
      .map(({ title }) => title);
  expect(titles()).toEqual(["1,234 more wrong answers", "2,000 drafts"]);
  expect(titles(teamTexts(teamMessages("home", "de")))).toEqual([
    "1.234 weitere falsche Antworten",
    "2.000 Entwürfe",
  ]);
});

it("asks first to prove the website, with a link to the ways", () => {
  const input = { ...nothing, unprovenHost: "hubley.example", drafts: 1 };
  expect(listNeeds(input).map(({ kind, title, to }) => [kind, title, to])).toEqual([
    ["Not verified", "Prove that hubley.example is yours", "/dashboard/settings/access#website-proof"],
    ["Draft", "1 draft", "/dashboard/faqs?only=draft"],
  ]);
  const german = teamTexts(teamMessages("home", "de"));
  expect(listNeeds(input, german)[0]?.title).toBe("Weisen Sie nach, dass hubley.example Ihnen gehört");
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

it("lists three articles in review, the articles that were sent back, and the others as one", () => {
  const review = (articleId: string, isReturned: boolean) => ({
    ...{ articleId, isReturned, title: `Article ${articleId}`, person: "Tom Becker", note: "" },
  });
  const reviews = [review("a", false), { ...review("b", true), note: "Too long" }, review("c", false)];
  const needs = listNeeds({ ...nothing, reviews: [...reviews, review("d", false), review("e", false)] });
  expect(needs.map(({ kind, title, reason, to }) => [kind, title, reason, to])).toEqual([
    ["Review", "Article a", "Tom Becker asked for a review.", "/dashboard/articles/a"],
    ["Sent back", "Article b", "Tom Becker sent it back: Too long", "/dashboard/articles/b"],
    ["Review", "Article c", "Tom Becker asked for a review.", "/dashboard/articles/c"],
    ["Review", "2 more articles in review", "", "/dashboard/articles?state=review"],
  ]);
});
