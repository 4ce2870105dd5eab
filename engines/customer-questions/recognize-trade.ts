import { type TradeId, tradeIds } from "#shared/enumerations.ts";
import { otherTrades, trades } from "./trades.ts";

export interface SiteWords {
  /** Headings and texts of the pages. */
  texts: string[];
  /** Titles and main headings, which count more. */
  titles: string[];
  /** schema.org types that the pages declare. */
  types: string[];
}

export interface RecognizedTrade {
  /** Null if no trade is clearly ahead of the others. */
  trade: TradeId | null;
  /** 0 to 1: how far ahead of the other trades the first one is. */
  confidence: number;
  /**
   * Trades that the company may belong to, likeliest first. A farm with rooms, for example, is both a hotel and a
   * restaurant.
   */
  candidates: TradeId[];
}

const patterns = tradeIds.map((trade) => ({ trade, words: fromWordStart(trades[trade].words) }));
const others = fromWordStart(otherTrades);

function fromWordStart({ source }: RegExp): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${source})\p{L}*`, "giu");
}

/** In characters. The first pages say what a company is. */
const maxText = 60_000;
const minConfidence = 0.2;
const minScore = 12;
/** For a small website whose titles name the trade: "Joe's Restaurant", "Praxis Dr. Weber". */
const minNamedScore = 6;
const declared = 60;
const maxCandidates = 3;
/** As a fraction of the likeliest trade's score. */
const nearShare = 0.6;

export function recognizeTrade({ texts, titles, types }: SiteWords): RecognizedTrade {
  const text = texts.join("\n").slice(0, maxText);
  const title = titles.join("\n").slice(0, maxText);
  const scores = patterns
    .map(({ trade, words }) => {
      const ofTitle = scoreOf(title, words);
      return {
        trade,
        isNamed: ofTitle > 0,
        score:
          scoreOf(text, words) +
          3 * ofTitle +
          (types.some((type) => trades[trade].types.test(type)) ? declared : 0),
      };
    })
    .sort((a, b) => b.score - a.score);
  const [first, second] = scores;
  if (
    !first ||
    first.score < (first.isNamed ? minNamedScore : minScore) ||
    first.score < scoreOf(text, others) + 3 * scoreOf(title, others)
  )
    return { trade: null, confidence: 0, candidates: [] };
  const lead = (first.score - (second?.score ?? 0)) / first.score;
  const candidates = scores
    .slice(0, maxCandidates)
    .filter(({ score }) => score >= first.score * nearShare && score >= minNamedScore)
    .map(({ trade }) => trade);
  return {
    trade: lead >= minConfidence ? first.trade : null,
    confidence: Math.round(lead * 100) / 100,
    candidates,
  };
}

/** Many different words are stronger evidence than one word repeated many times. */
function scoreOf(text: string, words: RegExp): number {
  const counts = new Map<string, number>();
  for (const [found] of text.matchAll(words)) {
    const word = found.toLowerCase().slice(0, 6);
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts.values()].reduce((sum, count) => sum + 2 * Math.log2(1 + count), 0);
}
