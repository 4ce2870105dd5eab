/**
 * Decides which control of a page is the one that was recorded. A control with the same role and name is. Otherwise,
 * selectors, its place and its neighbors have to agree on one, which then has a new name.
 */

import type { Click } from "../clicks/step-clicks.ts";
import { withoutRepetition } from "../clicks/without-repetition.ts";
import type { Box } from "../steps/types.ts";

/** A control of the page as it is now. */
export interface Candidate {
  /** "" for elements that aren't controls. */
  role: string;
  /** As a guide calls it. */
  name: string;
  /** Older guides have this one. It may be only a symbol. */
  accessibleName: string;
  /** Of the dialog around it, or "". */
  dialogTitle: string;
  /** In CSS pixels. Null if it isn't shown. */
  box: Box | null;
  /** For each selector of the click that finds it: how many elements the selector finds. */
  foundBy: Record<string, number>;
}

export interface WantedControl extends Pick<Click, "verb" | "role" | "name" | "dialogTitle"> {
  selectors: string[];
  /** In CSS pixels of a view of the same size. Null if unknown. */
  box: Box | null;
  /** Whether all controls that were recorded beside it are still there. Missing if unknown. */
  areNeighborsThere?: boolean;
}

export type Match = { kind: "same" | "renamed"; index: number } | { kind: "missing" };

/** Evidence for a control with another name: at least this much, and more than for every other control. */
const [enough, enoughAlone] = [3.5, 2];
/** A control without a name is the recorded one if most of its selectors find it alone. */
const sure = 8;
const lead = 1;
/** If selectors find both, as after a new button beside the old one. */
const leadOverFound = 2;
const nearPixels = 40;
const closePixels = 160;

/** `taken` are names of controls that other steps use, so that they aren't this one with a new name. */
export function matchControl(
  wanted: WantedControl,
  candidates: Candidate[],
  taken: ReadonlySet<string> = new Set(),
): Match {
  const scored = candidates.flatMap((candidate, index) =>
    candidate.box && isRole(wanted, candidate)
      ? [{ candidate, index, score: evidence(wanted, candidate) }]
      : [],
  );
  const byScore = scored.toSorted((one, other) => other.score - one.score);
  const name = foldName(wanted.name);
  const isNamed = name !== "";
  const called = (known: "name" | "accessibleName") =>
    isNamed ? byScore.filter(({ candidate }) => foldName(candidate[known]) === name) : [];
  const byName = called("name");
  const same = byName.length > 0 ? byName : called("accessibleName");
  // "A+" and "A-" fold to the same.
  const found = same.find(({ candidate }) => plainName(candidate.name) === plainName(wanted.name)) ?? same[0];
  if (found) return { kind: "same", index: found.index };
  // Steps without a control have no name.
  const others = new Set([...taken].map(foldName).filter((one) => one !== ""));
  const left = byScore
    .filter(({ candidate, score }) => !isNamed || isPossible(candidate, score))
    .toSorted((one, other) => Number(isMarked(other.candidate)) - Number(isMarked(one.candidate)));
  const [best, second] = left;
  if (!best || best.score < (isOnlyNew(best) ? enoughAlone : enough)) return { kind: "missing" };
  if (second && !leads(best, second)) return { kind: "missing" };
  // Without both names, nothing can have been renamed.
  const isRenamed = isNamed && foldName(best.candidate.name) !== "";
  return { kind: isRenamed ? "renamed" : "same", index: best.index };

  /** All controls beside it are as they were, and this is the only other one at its place and around it. */
  function isOnlyNew({ candidate }: Scored): boolean {
    const distances = left.map((other) => nearness(wanted.box, other.candidate.box));
    return (
      wanted.areNeighborsThere === true &&
      nearness(wanted.box, candidate.box) === samePlace &&
      distances.filter((near) => near > 0).length === 1
    );
  }

  /** A label may be hidden at this moment. Another control without a name can't be named in a guide. */
  function isPossible({ name, accessibleName }: Candidate, score: number): boolean {
    const now = foldName(name);
    return now === "" ? score >= sure : !others.has(now) && !others.has(foldName(accessibleName));
  }
}

/** Counters change without a new name: "Inbox (3)". A name of symbols only stays as it is: "+". */
export function foldName(name: string): string {
  const plain = plainName(name);
  return (
    plain
      .replace(/\d+/g, "0")
      .replace(/[\s\p{P}\p{S}]+/gu, " ")
      .trim() || plain
  );
}

/** Components put invisible characters into empty fields, which recordings don't keep, and draw their label twice. */
function plainName(name: string): string {
  const plain = name
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s\p{Cf}]+/gu, " ")
    .trim();
  return withoutRepetition(plain);
}

function isRole({ role }: WantedControl, candidate: Candidate): boolean {
  return role === "" || candidate.role === role;
}

function evidence(wanted: WantedControl, candidate: Candidate): number {
  const found = wanted.selectors.reduce((sum, selector) => {
    const count = candidate.foundBy[selector];
    return count ? sum + weightOf(selector) / count : sum;
  }, 0);
  const isSamePart = wanted.dialogTitle === candidate.dialogTitle;
  return (
    found +
    nearness(wanted.box, candidate.box) +
    (found > 0 ? sameIcon(wanted.box, candidate.box) : 0) +
    (isSamePart ? 0.5 : -0.5) +
    2 * sharedWords(wanted.name, candidate.name)
  );
}

const samePlace = 2;

const writtenWeight = 3;

/** What a page's author wrote for finding it says more than its place. */
function weightOf(selector: string): number {
  if (/^\[data-/.test(selector)) return 5;
  if (/^#[^ >]+$/.test(selector)) return 4;
  if (/^\w+\[name=/.test(selector)) return 3;
  if (/^a\[href=/.test(selector)) return 3;
  // A place among elements of the same build.
  if (/:nth-(?:last-)?child\(\d+ of /.test(selector)) return 2;
  return 1.5;
}

function nearness(wanted: Box | null, box: Box | null): number {
  if (!wanted || !box) return 0;
  const across = middle(wanted.x, wanted.width) - middle(box.x, box.width);
  const down = middle(wanted.y, wanted.height) - middle(box.y, box.height);
  const distance = Math.hypot(across, down);
  if (distance <= nearPixels) return samePlace;
  return distance <= closePixels ? 1 : 0;
}

interface Scored {
  candidate: Candidate;
  score: number;
}

function leads(best: Scored, second: Scored): boolean {
  if (isMarked(best.candidate) && !isMarked(second.candidate)) return true;
  const isFound = Object.keys(second.candidate.foundBy).length > 0;
  return best.score - second.score >= (isFound ? leadOverFound : lead);
}

/** Whether it is the only one with what the page's author wrote for finding it. */
function isMarked({ foundBy }: Candidate): boolean {
  return Object.entries(foundBy).some(
    ([selector, count]) => count === 1 && weightOf(selector) >= writtenWeight,
  );
}

/** A button with only an icon keeps its size when its name changes. */
function sameIcon(wanted: Box | null, box: Box | null): number {
  if (!wanted || !box || wanted.width > maxIcon || wanted.height > maxIcon) return 0;
  const isSame =
    Math.abs(wanted.width - box.width) <= sameSize && Math.abs(wanted.height - box.height) <= sameSize;
  return isSame ? 2 : -1;
}

/** In CSS pixels. */
const [maxIcon, sameSize] = [56, 2];

function middle(start: number, length: number): number {
  return start + length / 2;
}

/** From 0 to 1. */
function sharedWords(one: string, other: string): number {
  const [ours, theirs] = [wordsOf(one), wordsOf(other)];
  if (ours.size === 0 || theirs.size === 0) return 0;
  const shared = [...ours].filter((word) => theirs.has(word)).length;
  return shared / Math.max(ours.size, theirs.size);
}

function wordsOf(name: string): Set<string> {
  return new Set(foldName(name).split(" ").filter(Boolean));
}
