/** A website's robots.txt: what may be read, how fast, and where its sitemaps are. */
import robotsParser from "robots-parser";
import type { EgressFetch } from "#shared/egress.ts";
import { decodeText } from "./decode-page.ts";

export interface RobotsRules {
  isAllowed(url: string): boolean;
  /** Between two requests; capped, so that a site can't stretch an import over minutes. 0 when it asks for none. */
  crawlDelayMs: number;
  sitemaps: string[];
}

/** The name that robots.txt rules may address, as in the requests' user agent; rules for * hold otherwise. */
const robotName = "StepBot";

const maxCrawlDelayMs = 1000;
/** RFC 9309 asks for at least 500 KiB. */
const maxRobotsBytes = 512_000;
const robotsTimeoutMs = 5000;
/**
 * For all addresses of a website together. Thousands of rules full of stars take seconds for one long address; those of
 * real websites take a tenth of a second for all of them.
 */
const maxMatchingMs = 5_000;

export const everythingAllowed: RobotsRules = { isAllowed: () => true, crawlDelayMs: 0, sitemaps: [] };

/** Once the rules have taken too long, nothing more is allowed: what they say is not known. */
export function parseRobots(robotsUrl: string, text: string, nowMs = () => performance.now()): RobotsRules {
  // Sites that answer every address with their start page have no rules.
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

/**
 * No file, or none that can be had, means that nothing is forbidden: a person asked for this website, and an error
 * of its server is no wish of its owner.
 */
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
