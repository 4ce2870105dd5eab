/** Counts views of posts. A visitor counts once per post and hour, even after reloads and across processes. */
import { lt, sql } from "drizzle-orm";
import { blogPostViews } from "#db/schema/blog.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db/open-database.ts";
import { isCounted } from "#platform/is-counted.ts";
import type { Log } from "#platform/log.ts";
import { flushEvery } from "#platform/periodic-flush.ts";
import { visitorHash } from "#platform/visitor-hash.ts";
import type { PostViews } from "#platform/visits.ts";

const hourMs = 3_600_000;
const flushEveryMs = 10_000;
/** Limits memory between two flushes. Real visitors don't cause more views. */
const maxWaiting = 10_000;

interface View {
  slug: string;
  visitor: string;
  hour: string;
}

export function createPostViews({
  db,
  clock,
  log,
  secret,
}: {
  db: Db;
  clock: Clock;
  log: Log;
  secret: string;
}): PostViews {
  let waiting = new Map<string, View>();

  const flushOnce = async () => {
    if (waiting.size === 0) return;
    const taken = waiting;
    waiting = new Map();
    try {
      await store(db, [...taken.values()]);
    } catch (error) {
      log.warn({ err: error }, "post view flush failed; retrying");
      waiting = new Map([...taken, ...waiting].slice(0, maxWaiting));
    }
  };
  return {
    countPost(slug, { headers, address }) {
      if (waiting.size >= maxWaiting || slug.length > 200 || !isCounted(headers)) return;
      const hour = new Date(Math.floor(clock.now().getTime() / hourMs) * hourMs).toISOString();
      const userAgent = headers["user-agent"] ?? "";
      const visitor = visitorHash(secret, { period: hour, address, userAgent });
      waiting.set(`${visitor} ${slug}`, { slug, visitor, hour });
    },
    ...flushEvery(flushEveryMs, flushOnce),
  };
}

/** Uses a single statement, so that repeated views aren't counted and the counts of concurrent processes add up. */
async function store(db: Db, views: View[]): Promise<void> {
  await db.execute(sql`
    with counted as (
      insert into blog_post_views (post_id, visitor_hash, hour)
      select post.id, row.visitor, row.hour
      from jsonb_to_recordset(${JSON.stringify(views)}::jsonb) as row(slug text, visitor text, hour timestamptz)
      join blog_posts post on post.slug = row.slug and post.published
      on conflict do nothing
      returning post_id
    ), added as (select post_id, count(*)::int as views from counted group by post_id)
    update blog_posts set view_count = view_count + added.views from added where blog_posts.id = added.post_id`);
}

/** Purges rows that are too old to prevent double counting. */
export async function purgePostViews({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  await db.delete(blogPostViews).where(lt(blogPostViews.hour, new Date(clock.now().getTime() - 24 * hourMs)));
}
