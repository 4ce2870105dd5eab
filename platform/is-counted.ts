/** Decides which page views count as visits: those of people, not of bots, scripts or signed-in users. */
import type { IncomingHttpHeaders } from "node:http";

const robot =
  /bot|crawl|spider|slurp|fetch|monitor|preview|scan|curl|wget|python|java\/|okhttp|axios|node|undici|go-http|headless|lighthouse|facebookexternalhit|embedly|feed/i;

/** Cached by user agent, because the regex is expensive and a few user agents make nearly all requests. */
const verdicts = new Map<string, boolean>();
const maxVerdicts = 1_000;

export function isCounted(headers: IncomingHttpHeaders): boolean {
  const agent = headers["user-agent"];
  if (agent === undefined || agent === "" || isRobot(agent)) return false;
  // A subresource request, a preview iframe, or a prefetch.
  const destination = headers["sec-fetch-dest"];
  if (destination !== undefined && destination !== "document") return false;
  if (headers["sec-purpose"] !== undefined || headers.purpose === "prefetch") return false;
  return headers.cookie?.includes("session_token=") !== true;
}

function isRobot(agent: string): boolean {
  const known = verdicts.get(agent);
  if (known !== undefined) return known;
  const verdict = robot.test(agent.slice(0, 512));
  if (verdicts.size >= maxVerdicts) verdicts.clear();
  verdicts.set(agent, verdict);
  return verdict;
}
