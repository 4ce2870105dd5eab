/** Finds statements of a center that can't both be right: two durations, amounts, shares or policies for one thing. */
import { setImmediate as nextTurn } from "node:timers/promises";
import type { Passage } from "#engines/ask/passage.ts";
import { endsAsQuestion } from "#engines/ask/passage.ts";
import { type Claim, type ClaimKind, contradict, readClaims } from "./read-claims.ts";
import { likenessOf, type Subject, subjectReader } from "./subject.ts";

export interface ClaimSide<P extends Passage> {
  passage: P;
  /** Index in the passage's sentences. */
  at: number;
  sentence: string;
  /** The words that disagree with the other side. */
  from: number;
  to: number;
}

export interface ClaimContradiction<P extends Passage> {
  kind: ClaimKind;
  sides: readonly [ClaimSide<P>, ClaimSide<P>];
}

interface Statement<P extends Passage> extends ClaimSide<P> {
  claim: Claim;
  subject: Subject;
}

/** More would be a broken center, which no owner sorts out one by one. */
const maxFound = 20;
/** Statements about one thing with at least this many values belong to the things of a list, such as courses. */
const valuesOfList = 3;

/** In sentences. Comparing more with each other would take minutes. */
const maxRead = 6_000;
/** In sentences that are only compared with those of a website. */
const maxReadAgainst = 60_000;
/** A word that more statements have in common distinguishes none of them. */
const maxSharing = 300;
/** Other work gets a turn after this many statements. */
const statementsEachTurn = 50;

/** The most similar statements come first. Yields to the event loop. */
export async function findClaimContradictions<P extends Passage>(
  passages: readonly P[],
): Promise<ClaimContradiction<P>[]> {
  const statements = await readStatements(passages, { read: subjectReader(passages), max: maxRead });
  const found: Found<P>[] = [];
  const having: Having<P> = new Map();
  for (const [place, one] of statements.entries()) {
    if (place % statementsEachTurn === 0) await nextTurn();
    found.push(...disagreeing(one, having));
    keep(one, having);
  }
  return mostSimilar(found);
}

/** Compares each passage with the website's only: the website's statement is the first side. Yields to the event loop. */
export async function findContradictionsWith<P extends Passage>(
  website: readonly P[],
  passages: readonly P[],
): Promise<ClaimContradiction<P>[]> {
  const read = subjectReader([...website, ...passages]);
  const having: Having<P> = new Map();
  for (const one of await readStatements(website, { read, max: maxRead })) keep(one, having);
  const statements = await readStatements(passages, { read, max: maxReadAgainst });
  const found: Found<P>[] = [];
  for (const [place, one] of statements.entries()) {
    if (place % statementsEachTurn === 0) await nextTurn();
    found.push(...disagreeing(one, having));
  }
  return mostSimilar(found);
}

type Found<P extends Passage> = ClaimContradiction<P> & { likeness: number };
type Having<P extends Passage> = Map<string, Statement<P>[]>;

function keep<P extends Passage>(one: Statement<P>, having: Having<P>): void {
  for (const word of one.subject.keys) having.set(word, [...(having.get(word) ?? []), one]);
}

function disagreeing<P extends Passage>(one: Statement<P>, having: Having<P>): Found<P>[] {
  return [...sharing(one, having)].flatMap((other): Found<P>[] => {
    if (one.passage.url === other.passage.url || !contradict(one.claim, other.claim)) return [];
    const likeness = likenessOf(one.subject, other.subject, one.claim.kind);
    return likeness > 0 ? [{ kind: one.claim.kind, sides: [sideOf(other), sideOf(one)], likeness }] : [];
  });
}

function mostSimilar<P extends Passage>(found: Found<P>[]): ClaimContradiction<P>[] {
  found.sort((a, b) => b.likeness - a.likeness);
  return withoutLists<P, Found<P>>(found).slice(0, maxFound);
}

/** The statements before this one that have a word in common with it. */
function sharing<P extends Passage>(
  { subject }: Statement<P>,
  having: ReadonlyMap<string, Statement<P>[]>,
): Set<Statement<P>> {
  const lists = [...subject.keys].map((word) => having.get(word) ?? []);
  return new Set(lists.filter(({ length }) => length <= maxSharing).flat());
}

async function readStatements<P extends Passage>(
  passages: readonly P[],
  { read, max }: { read: ReturnType<typeof subjectReader>; max: number },
): Promise<Statement<P>[]> {
  const statements: Statement<P>[] = [];
  let left = max;
  for (const passage of passages) {
    left -= passage.sentences.length;
    if (left < 0) break;
    statements.push(...statementsOf(passage, read));
    await nextTurn();
  }
  return statements;
}

function sideOf<P extends Passage>({ passage, at, sentence, from, to }: Statement<P>): ClaimSide<P> {
  return { passage, at, sentence, from, to };
}

function statementsOf<P extends Passage>(
  passage: P,
  read: (sentence: string, passage: Passage, claim: Claim) => Subject,
): Statement<P>[] {
  return passage.sentences.flatMap((sentence, at) =>
    endsAsQuestion(sentence)
      ? []
      : readClaims(sentence, passage.language).map((claim) => ({
          passage,
          at,
          sentence,
          from: claim.from,
          to: claim.to,
          claim,
          subject: read(sentence, passage, claim),
        })),
  );
}

/** A statement that disagrees with several others is one item of a list whose items have different values. */
function withoutLists<P extends Passage, Found extends ClaimContradiction<P>>(found: Found[]): Found[] {
  const values = new Map<string, Set<string>>();
  for (const { sides } of found)
    for (const [side, other] of [sides, sides.toReversed()] as [ClaimSide<P>, ClaimSide<P>][]) {
      const key = `${side.passage.id} ${side.at}`;
      const others = values.get(key) ?? new Set();
      values.set(key, others.add(other.sentence.slice(other.from, other.to).toLowerCase()));
    }
  const seen = new Set<string>();
  return found.filter(({ sides }) => {
    if (sides.some(({ passage, at }) => values.get(`${passage.id} ${at}`)!.size + 1 >= valuesOfList))
      return false;
    const key = sides
      .map(({ sentence }) => sentence)
      .sort()
      .join("\n");
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
