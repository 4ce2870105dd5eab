/** Opens a sample's help center for a visitor, who may be the first. */
import { isWithinLimits, type Limit } from "#platform/rate-limits.ts";
import type { Services } from "#platform/services.ts";
import { ensureSampleCenter } from "./ensure-sample-center.server.ts";
import type { Sample } from "./sample.ts";

/** Starts making it, unless it is there or under way. If it failed, visitors can try again after a minute. */
export async function openSample(services: Services, sample: Sample): Promise<void> {
  const limit: Limit = { name: "open-sample", who: sample.subdomain, max: 1, windowMs: 60_000 };
  if (await isWithinLimits(services.db, { limits: [limit], now: services.clock.now() }))
    await ensureSampleCenter(services, sample);
}
