/** Remembers on which websites the widget opened or was refused, for the owner. Stores nothing about visitors. */
import { and, desc, eq, lt, notInArray, sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import { widgetSightings } from "#db/schema/widget.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db/open-database.ts";
import type { RetentionRule } from "#platform/retention/retention-rule.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";

type Company = Pick<OwnerScope, "companyId">;
interface Deps {
  db: Db;
  clock: Pick<Clock, "now">;
}

/** A stranger can send any Origin header, so each company keeps only its newest websites. */
const maxPerCompany = 100;
/** The owner sees minutes, so a busy website is written at most this often by a process. */
const writeEveryMs = 30_000;

const written = new LRUCache<string, number>({ max: 5_000 });

export async function recordOpened(
  { db, clock }: Deps,
  { companyId }: Company,
  { origin, path }: { origin: string; path: string },
): Promise<void> {
  const now = clock.now();
  const key = `${companyId} ${origin}`;
  if (now.getTime() - (written.get(key) ?? 0) < writeEveryMs) return;
  written.set(key, now.getTime());
  await db
    .insert(widgetSightings)
    .values({ companyId, origin, path, seenAt: now })
    .onConflictDoUpdate({
      target: [widgetSightings.companyId, widgetSightings.origin],
      set: { path, seenAt: now },
    });
  await keepNewest(db, companyId);
}

export async function recordRefused(
  { db, clock }: Deps,
  { companyId }: Company,
  { origin }: { origin: string },
): Promise<void> {
  const now = clock.now();
  const today = now.toISOString().slice(0, 10);
  await db
    .insert(widgetSightings)
    .values({ companyId, origin, seenAt: now, refusedCount: 1, refusedOn: today })
    .onConflictDoUpdate({
      target: [widgetSightings.companyId, widgetSightings.origin],
      set: {
        seenAt: now,
        refusedCount: sql`case when ${widgetSightings.refusedOn} = ${today} then ${widgetSightings.refusedCount} + 1 else 1 end`,
        refusedOn: today,
      },
    });
  await keepNewest(db, companyId);
}

async function keepNewest(db: Db, companyId: string): Promise<void> {
  const newest = db
    .select({ origin: widgetSightings.origin })
    .from(widgetSightings)
    .where(eq(widgetSightings.companyId, companyId))
    .orderBy(desc(widgetSightings.seenAt))
    .limit(maxPerCompany);
  await db
    .delete(widgetSightings)
    .where(and(eq(widgetSightings.companyId, companyId), notInArray(widgetSightings.origin, newest)));
}

export interface Sighting {
  origin: string;
  /** Null if the widget was never opened there. */
  path: string | null;
  seenAt: Date;
  /** How often it was refused today. */
  refusedToday: number;
}

/** Newest first. */
export async function listSightings({ db, clock }: Deps, { companyId }: Company): Promise<Sighting[]> {
  const today = clock.now().toISOString().slice(0, 10);
  const rows = await db
    .select()
    .from(widgetSightings)
    .where(eq(widgetSightings.companyId, companyId))
    .orderBy(desc(widgetSightings.seenAt));
  return rows.map(({ origin, path, seenAt, refusedCount, refusedOn }) => ({
    origin,
    path,
    seenAt,
    refusedToday: refusedOn === today ? refusedCount : 0,
  }));
}

export const widgetRetention: readonly RetentionRule[] = [
  {
    kind: "widget sightings",
    table: widgetSightings,
    key: widgetSightings.id,
    keptDays: 90,
    isOver: (before) => lt(widgetSightings.seenAt, before),
  },
];
