import { describe, expect, it } from "vitest";
import type { DescribedExam, ExamSquare } from "#features/help-center/exam/describe-exam.server.ts";
import type { WebsiteChanges } from "#features/websites/check/website-check.ts";
import { stateOf, summaryOf } from "./home-cards.ts";

const readAt = "2026-11-20T04:00:00.000Z";
const check = {
  status: "completed" as const,
  progress: 100,
  pagesRead: 12,
  message: null,
  doubt: null,
  finishedAt: readAt,
};
const website: WebsiteChanges = {
  website: { url: "https://hubley.example/", label: "hubley.example" },
  check,
  lastGood: { finishedAt: readAt, pagesRead: 12 },
  schedule: { frequency: "weekly", acceptsSmallChanges: false, wantsMail: true, dueAt: null },
  proposals: [],
  contradictions: [],
  contactChanges: [],
};
const open = (...kinds: ("new" | "changed" | "gone")[]) =>
  kinds.map((kind) => ({ kind })) as unknown as WebsiteChanges["proposals"];
const contradictions = [{}] as unknown as WebsiteChanges["contradictions"];

describe("the website's card", () => {
  const stateWith = (values: Partial<WebsiteChanges>) => stateOf({ ...website, ...values })?.state;

  it("is up to date unless an answer changed, also if the website has new questions", () => {
    expect(stateWith({})).toBe("up-to-date");
    expect(stateWith({ check: null })).toBe("up-to-date");
    expect(stateWith({ proposals: open("new", "new") })).toBe("up-to-date");
    expect(stateWith({ proposals: open("new", "changed") })).toBe("changed");
    expect(stateWith({ proposals: open("gone"), contradictions })).toBe("changed");
    expect(stateWith({ contradictions, proposals: open("new") })).toBe("contradicts");
    const contactChanges = [{ field: "phone" as const, shown: "01632 960 014", now: "01632 960 999" }];
    expect(stateWith({ contactChanges })).toBe("changed");
  });

  it("says first that the last reading failed or looked like another website", () => {
    const proposals = open("changed");
    expect(stateWith({ proposals, check: { ...check, status: "failed", message: "No answer." } })).toBe(
      "failed",
    );
    expect(stateWith({ proposals, check: { ...check, doubt: "moved" } })).toBe("doubted");
    expect(stateWith({ check: { ...check, status: "running" } })).toBe("up-to-date");
  });

  it("says that checks are off only if they are", () => {
    expect(stateOf(website)).toMatchObject({ nextAt: null, isOff: false });
    const schedule = { ...website.schedule, frequency: "off" as const };
    expect(stateOf({ ...website, schedule })).toMatchObject({ nextAt: null, isOff: true });
  });

  it("is missing before the first complete reading, and without a website", () => {
    expect(stateOf({ ...website, lastGood: null })).toBeNull();
    expect(stateOf({ ...website, website: null })).toBeNull();
  });
});

describe("the exam's card", () => {
  const squares = (...outcomes: ExamSquare["outcome"][]) =>
    outcomes.map((outcome): ExamSquare => ({ outcome, change: null }));
  const exam = {
    needs: null,
    latest: { ranAt: new Date(readAt), answered: 0.5, asked: 7 },
    before: { ranAt: new Date(readAt), answered: 0.25 },
    known: squares("right", "right", "wrong", "declined"),
    unknown: squares("declined", "declined", "wrong"),
  } as unknown as DescribedExam;

  it("counts only questions that the pages answer, and trick questions separately", () => {
    expect(summaryOf(exam)).toEqual({
      ranAt: readAt,
      counts: { right: 2, declined: 1, wrong: 1 },
      answeredBefore: 0.25,
      trick: { asked: 3, wrong: 1 },
    });
    expect(summaryOf({ ...exam, before: null })?.answeredBefore).toBeNull();
  });

  it("is missing before the first exam, and once there are too few questions for another", () => {
    expect(summaryOf({ ...exam, latest: null })).toBeNull();
    expect(summaryOf({ ...exam, needs: 5 })).toBeNull();
  });
});
