import { describe, expect, it } from "vitest";
import { type KnownFaq, planProposals, type ReadFaq } from "./plan-proposals.ts";
import type { RemovedMemory } from "./removed-memory.ts";

const url = "https://acme.example/plans";
const chains = "Every plan includes two chains a year.";

function known(values: Partial<KnownFaq> = {}, sentences = [chains]): KnownFaq {
  return {
    id: "faq-1",
    key: "key-1",
    question: "Which parts are included?",
    answer: chains,
    evidence: sentences.map((sentence, index) => ({
      id: `e${index + 1}`,
      sentence,
      sourceUrl: url,
      pageHash: "old",
    })),
    ...values,
  };
}

function read(values: Partial<ReadFaq> = {}): ReadFaq {
  return {
    key: "key-1",
    question: "Which parts are included?",
    answer: chains,
    category: "Services",
    origin: "section",
    confidence: 0.6,
    sourceUrl: url,
    sourceTitle: "Plans",
    pageHash: "new",
    evidence: [chains],
    ...values,
  };
}

interface Case {
  faqs?: KnownFaq[];
  now?: ReadFaq[];
  /** Sentences that are on the page now. Defaults to those of `now`. */
  stands?: string[];
  state?: "missing" | "page-gone" | "unread";
  taken?: string[];
  removed?: RemovedMemory[];
}

function plan({
  faqs = [known()],
  now = [read()],
  stands,
  state = "missing",
  taken = [],
  removed = [],
}: Case) {
  const said = stands ?? now.flatMap(({ evidence }) => evidence);
  return planProposals({
    known: faqs,
    read: now,
    taken,
    removed,
    verdictOf: ({ sentence }) =>
      said.includes(sentence)
        ? { state: "stands", pageHash: "new" }
        : { state, pageHash: state === "missing" ? "new" : null },
  });
}

describe("scanning the website again", () => {
  it("proposes nothing if each sentence is still there, even if the rest of its page changed", () => {
    expect(plan({})).toEqual({
      proposals: [],
      confirmed: [{ id: "e1", pageHash: "new" }],
      missing: [],
      moved: [],
    });
  });

  it("shows what the website said before and what it says now", () => {
    const three = "Every plan includes three chains a year.";
    const found = plan({ now: [read({ answer: three, evidence: [three] })] });
    expect(found.proposals).toMatchObject([
      { kind: "changed", faqId: "faq-1", evidence: [three], oldEvidence: [chains] },
    ]);
    expect(found.missing).toEqual(["e1"]);
  });

  it("treats another currency as a change, and proposes again for a third one", () => {
    const [euros, dollars, pounds] = ["€", "$", "£"].map((sign) => `Two chains cost 10 ${sign} a year.`) as [
      string,
      string,
      string,
    ];
    const faqs = [known({ answer: euros }, [euros])];
    const becomes = (now: string) => plan({ faqs, now: [read({ answer: now, evidence: [now] })] }).proposals;
    expect(becomes(dollars)).toMatchObject([{ kind: "changed", evidence: [dollars], oldEvidence: [euros] }]);
    expect(becomes(dollars)[0]?.fingerprint).not.toBe(becomes(pounds)[0]?.fingerprint);
  });

  it("recognizes a question whose heading was reworded on the same page", () => {
    const three = "Every plan includes three chains a year.";
    const one = read({
      key: "key-2",
      question: "Which parts are included here?",
      answer: three,
      evidence: [three],
    });
    expect(plan({ now: [one] }).proposals).toMatchObject([{ kind: "changed", faqId: "faq-1", read: one }]);
  });

  it("shortens an answer whose second sentence was removed", () => {
    const tyres = "Tyres are charged at cost.";
    const found = plan({ faqs: [known({ answer: `${chains} ${tyres}` }, [chains, tyres])] });
    expect(found.proposals).toMatchObject([{ kind: "changed", oldEvidence: [tyres] }]);
    expect(found.missing).toEqual(["e2"]);
  });

  it("proposes a longer answer only if its page has changed", () => {
    const more = read({ answer: `${chains} Tyres too.`, evidence: [chains, "Tyres too."] });
    expect(plan({ now: [more] }).proposals).toMatchObject([{ kind: "changed", oldEvidence: [] }]);
    expect(plan({ now: [{ ...more, pageHash: "old" }], stands: [chains] }).proposals).toHaveLength(1);
    const same = planProposals({
      known: [known()],
      read: [more],
      taken: [],
      removed: [],
      verdictOf: () => ({ state: "stands", pageHash: "old" }),
    });
    expect(same.proposals).toEqual([]);
  });

  it("moves the evidence without a proposal if the same words are on another page", () => {
    const moved = read({ key: "key-9", sourceUrl: "https://acme.example/help" });
    const found = plan({ now: [moved], stands: [], state: "page-gone" });
    expect(found).toMatchObject({ proposals: [], missing: [], moved: [{ faqId: "faq-1", read: moved }] });
  });

  it("adds evidence to a typed answer that matches the website verbatim, and to no other", () => {
    const typed = known({ key: null }, []);
    expect(plan({ faqs: [typed] })).toMatchObject({ proposals: [], moved: [{ faqId: "faq-1" }] });
    const own = known({ key: null, answer: "In our own words." }, []);
    expect(plan({ faqs: [own] })).toEqual({ proposals: [], confirmed: [], missing: [], moved: [] });
  });

  it("reports a missing source, but not for a page that couldn't be read", () => {
    expect(plan({ now: [], state: "page-gone" })).toMatchObject({
      proposals: [{ kind: "gone", faqId: "faq-1", oldEvidence: [chains], sourceUrl: url }],
      missing: ["e1"],
    });
    expect(plan({ now: [], state: "unread" })).toEqual({
      proposals: [],
      confirmed: [],
      missing: [],
      moved: [],
    });
  });

  it("proposes a new question once, but not if it was removed, is from a video or was written by the owner", () => {
    const first = read({ key: "a", question: "Do you ship?", evidence: ["Yes, we ship."] });
    const found = (more: Case) => plan({ faqs: [], now: [first], ...more }).proposals;
    expect(plan({ faqs: [], now: [first, { ...first, key: "b" }] }).proposals).toMatchObject([
      { kind: "new", faqId: null, read: first },
    ]);
    expect(found({ taken: ["do you SHIP"] })).toEqual([]);
    const removed = { key: "x", question: "do you SHIP", sourceUrl: url, origin: "explicit" };
    expect(found({ removed: [{ ...removed, sentences: ["Yes,  we ship!"] }] })).toEqual([]);
    expect(found({ removed: [{ ...removed, sentences: ["No, we don't ship."] }] })).toHaveLength(1);
    expect(found({ faqs: [known({ key: null, question: "Do you ship?" }, [])] })).toEqual([]);
  });

  it("keeps its fingerprint until the source changes", () => {
    const of = (text: string) =>
      plan({ now: [read({ answer: text, evidence: [text] })] }).proposals[0]?.fingerprint;
    expect(of("Three chains a year.")).toBe(of("Three  chains a year"));
    expect(of("Three chains a year.")).not.toBe(of("Four chains a year."));
  });
});

describe("a model's question", () => {
  const asked = (values: Partial<ReadFaq> = {}) =>
    read({ key: "other", question: "How many chains do I get?", origin: "model", ...values });
  const found = (more: Case) => plan({ stands: [chains, "Locks are extra."], ...more }).proposals;

  it("is not new if its sentences were answered or removed before, whatever its wording", () => {
    expect(
      found({ faqs: [known({ key: "a", question: "Chains?" })], now: [asked({ question: "So how many?" })] }),
    ).toEqual([]);
    const removed = [{ key: "a", question: "Chains?", sourceUrl: url, origin: "model", sentences: [chains] }];
    expect(found({ faqs: [], now: [asked()], removed })).toEqual([]);
    expect(found({ faqs: [], now: [asked()] })).toHaveLength(1);
  });

  it("keeps its fingerprint when it is reworded, and gets another one with another sentence", () => {
    const [one] = found({ faqs: [], now: [asked()] });
    const [again] = found({ faqs: [], now: [asked({ key: "third", question: "What about chains?" })] });
    const [more] = found({ faqs: [], now: [asked({ evidence: [chains, "Locks are extra."] })] });
    expect(again?.fingerprint).toBe(one?.fingerprint);
    expect(more?.fingerprint).not.toBe(one?.fingerprint);
  });
});
