/** Has a stranger's website read. Robots rules, private networks and page limits are the wizard's. */
import { trials } from "#db/schema/trials.ts";
import { countWaitingTrials } from "#features/websites/import/crawl-record.server.ts";
import { insertImport } from "#features/websites/import/start-import.server.ts";
import { giveBackUse, isWithinLimits, type Limit } from "#platform/rate-limits.ts";
import type { Services } from "#platform/services.ts";
import { parseSiteUrl } from "#shared/url.ts";
import { endTrial } from "./end-trial.server.ts";
import { hashOfTrial, type TrialRow } from "./find-trial.server.ts";
import { trialTexts } from "./trial.ts";
import { getTrialState } from "./trial-state.server.ts";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** Without an account, a website is kept this long. */
const trialMs = dayMs;
/** A website takes about half a minute, so the last in line waits about ten minutes. */
const maxWaiting = 20;

export type StartedTrial =
  | { outcome: "started"; token: string }
  /** The visitor is already watching this website, for example after a double click. */
  | { outcome: "known" }
  /** This installation reads websites for accounts only. */
  | { outcome: "off" }
  | { outcome: "invalid" | "limited"; message: string };

const networkLimit = "trial-network";
const websiteLimit = "trial-website";

/** In this order, so that a visitor who asks too often doesn't use up the website's turn. */
function limitsOf({ visitorAddress, site }: { visitorAddress: string; site: string }): [Limit, string][] {
  return [
    [{ name: networkLimit, visitorAddress, max: 1, windowMs: minuteMs }, trialTexts.tooSoon],
    [{ name: "trial-network-day", visitorAddress, max: 10, windowMs: dayMs }, trialTexts.tooMany],
    [{ name: websiteLimit, who: site, max: 1, windowMs: minuteMs }, trialTexts.siteTooSoon],
  ];
}

/**
 * The token goes into the visitor's cookie. Only its hash is stored. `current` is the visitor's previous trial, which ends
 * unless an account keeps it. If it failed, its use of the limit doesn't count, because the address may have had a typo.
 */
export async function startTrial(
  services: Pick<Services, "db" | "jobs" | "ids" | "clock" | "config" | "origin">,
  { typed, visitorAddress, current }: { typed: string; visitorAddress: string; current: TrialRow | null },
): Promise<StartedTrial> {
  const { db, jobs, ids, clock, config } = services;
  if (!config.readsForVisitors) return { outcome: "off" };
  const parsed = parseSiteUrl(typed);
  if ("error" in parsed) return { outcome: "invalid", message: parsed.error };
  const { url } = parsed;
  const now = clock.now();
  const state = current && (await getTrialState(services, current));
  const hasFailed = state?.status === "failed";
  if (current?.websiteUrl === url.href && !hasFailed) return { outcome: "known" };
  // Once per trial, and so for one of several simultaneous requests.
  if (current && hasFailed && (await db.transaction((tx) => endTrial(tx, { jobs }, current)))) {
    await giveBackUse(db, { name: networkLimit, visitorAddress });
    await giveBackUse(db, { name: websiteLimit, who: siteOf(new URL(current.websiteUrl)) });
  }
  if ((await countWaitingTrials(db)) >= maxWaiting) return { outcome: "limited", message: trialTexts.busy };
  for (const [limit, message] of limitsOf({ visitorAddress, site: siteOf(url) }))
    if (!(await isWithinLimits(db, { limits: [limit], now }))) return { outcome: "limited", message };
  const token = ids.secret();
  await db.transaction(async (tx) => {
    if (current && current.keptBy === null) await endTrial(tx, { jobs }, current);
    const made = await insertImport(tx, { jobs }, { url: url.href, allowPrivate: [], isTrial: true });
    const expiresAt = new Date(now.getTime() + trialMs);
    await tx
      .insert(trials)
      .values({ ...made, tokenHash: hashOfTrial(token), websiteUrl: url.href, createdAt: now, expiresAt });
  });
  return { outcome: "started", token };
}

function siteOf({ host }: URL): string {
  return host.replace(/^www\./, "");
}
