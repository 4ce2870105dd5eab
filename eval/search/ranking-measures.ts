/** The usual measures of rankings. */

export interface RankedQuery {
  /** Ids, best first. */
  ranked: readonly string[];
  /** Empty if no document answers the query. */
  relevant: ReadonlySet<string>;
  /** Whether the engine shows results instead of saying that it found nothing. */
  isShown: boolean;
}

export interface RankingScores {
  /** Mean average precision. */
  map: number;
  precisionAt1: number;
  hitAt3: number;
  ndcgAt10: number;
}

/** Queries that no document answers don't count. */
export function scoreRanking(queries: readonly RankedQuery[]): RankingScores {
  const inScope = queries.filter(({ relevant }) => relevant.size > 0);
  return {
    map: mean(inScope.map(averagePrecision)),
    precisionAt1: mean(inScope.map(({ ranked, relevant }) => (relevant.has(ranked[0] ?? "") ? 1 : 0))),
    hitAt3: mean(
      inScope.map(({ ranked, relevant }) => (ranked.slice(0, 3).some((id) => relevant.has(id)) ? 1 : 0)),
    ),
    ndcgAt10: mean(inScope.map(normalizedGain)),
  };
}

export interface RefusalScores {
  /** Share of the queries without an answer for which nothing is shown; null if there are none. */
  refused: number | null;
  /** Share of the other queries whose first result is shown and right. */
  answered: number;
}

export function scoreRefusal(queries: readonly RankedQuery[]): RefusalScores {
  const [outOfScope, inScope] = [
    queries.filter(({ relevant }) => relevant.size === 0),
    queries.filter(({ relevant }) => relevant.size > 0),
  ];
  return {
    refused: outOfScope.length === 0 ? null : mean(outOfScope.map(({ isShown }) => (isShown ? 0 : 1))),
    answered: mean(
      inScope.map(({ isShown, ranked, relevant }) => (isShown && relevant.has(ranked[0] ?? "") ? 1 : 0)),
    ),
  };
}

function averagePrecision({ ranked, relevant }: RankedQuery): number {
  let found = 0;
  let sum = 0;
  for (const [place, id] of ranked.entries()) if (relevant.has(id)) sum += ++found / (place + 1);
  return sum / relevant.size;
}

function normalizedGain({ ranked, relevant }: RankedQuery): number {
  const gain = (place: number) => 1 / Math.log2(place + 2);
  const got = ranked.slice(0, 10).reduce((sum, id, place) => sum + (relevant.has(id) ? gain(place) : 0), 0);
  let best = 0;
  for (let place = 0; place < Math.min(10, relevant.size); place++) best += gain(place);
  return got / best;
}

export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
