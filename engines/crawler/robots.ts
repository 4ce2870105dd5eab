import robotsParser from "robots-parser";
import type { EgressFetch } from "#shared/egress.ts";
import { decodeText } from "./decode-page.ts";

export interface RobotsRules {
  isAllowed(url: string): boolean;
  /** Milliseconds between two requests. Capped, so that a site can't prolong an import by minutes. */
  crawlDelayMs: number;
  sitemaps: string[];
}

/** Sites can address this user agent in robots.txt. Otherwise the rules for * apply. */
const robotName = "StepBot";

const maxCrawlDelayMs = 1000;
/** RFC 9309 requires at least 500 KiB. */
const maxRobotsBytes = 512_000;
const robotsTimeoutMs = 5000;
/**
 * Time limit for matching all URLs of a website. Thousands of wildcard rules take seconds for one long URL; the rules
 * of real websites take a tenth of a second for all URLs.
 */
const maxMatchingMs = 5_000;

export const everythingAllowed: RobotsRules = { isAllowed: () => true, crawlDelayMs: 0, sitemaps: [] };

/** Once matching exceeds its time limit, every URL is disallowed, because we no longer know the rules. */
export function parseRobots(robotsUrl: string, text: string, nowMs = () => performance.now()): RobotsRules {
  // Sites that answer every URL with their home page have no rules.
  if (/^\s*(<!doctype|<html)/i.test(text.slice(0, 200))) return everythingAllowed;
  const rules = robotsParser(robotsUrl, text);
  let spentMs = 0;
  return {
    isAllowed(url) {
      if (spentMs > maxMatchingMs) return false;
      const before = nowMs();
      const isAllowed = rules.isAllowed(url, robotName) !== false;
      spentMs += nowMs() - before;
      return isAllowed;
    },
    crawlDelayMs: Math.min(Math.max((rules.getCrawlDelay(robotName) ?? 0) * 1000, 0) || 0, maxCrawlDelayMs),
    sitemaps: rules.getSitemaps(),
  };
}

/** A missing or unreadable file allows everything: a person requested this import, and a server error isn't a rule. */
export async function loadRobots(
  siteUrl: string,
  options: { fetch: EgressFetch; signal: AbortSignal },
): Promise<RobotsRules> {
  const robotsUrl = new URL("/robots.txt", siteUrl).href;
  try {
    const answer = await options.fetch(robotsUrl, {
      signal: options.signal,
      timeoutMs: robotsTimeoutMs,
      maxBytes: maxRobotsBytes,
    });
    if (answer.status !== 200) return everythingAllowed;
    return parseRobots(robotsUrl, decodeText(answer.body, "text/plain; charset=utf-8"));
  } catch {
    return everythingAllowed;
  }
}
