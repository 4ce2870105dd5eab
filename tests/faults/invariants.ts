/** Database queries for what must hold after every fault. Each row that they return is a violation. */
import { sql } from "drizzle-orm";
import type { Services } from "#platform/services.ts";

const questions: Record<string, string> = {
  "an account that is half there": `
    select email as what from users u where email like 'signup-%' and not (
      exists (select from accounts a where a.user_id = u.id) and exists (select from outbox_mails m where m."to" = u.email))`,
  "a company on the waitlist without a place in it": `
    select company_name as what from companies c where beta_status = 'waitlist'
      and not exists (select from waitlist w where w.user_id = c.user_id)`,
  "settings of two savings in one row": `
    select help_center_subdomain || ' ' || website_url as what from companies
    where help_center_subdomain ~ '^set-' and website_url <> 'https://' || help_center_subdomain || '.example/'`,
  "a question twice": `
    select question as what from generated_faqs group by company_id, question having count(*) > 1`,
  "a page twice in one reading": `
    select url as what from crawl_pages group by crawl_id, url having count(*) > 1`,
  "a finished reading without a page": `
    select c.url as what from crawls c where status = 'completed'
      and not exists (select from crawl_pages p where p.crawl_id = c.id and p.status = 'kept')`,
  "finished questions of which some are missing": `
    select g.id::text || ': ' || g.actual_count as what from faq_generations g where status = 'completed'
      and actual_count <> (select count(*) from generated_faqs f where f.company_id = g.company_id)`,
  "a reading without a worker": `
    select url as what from crawls c where status in ('queued', 'running') and not exists (
      select from pgboss.job j where j.state in ('created', 'retry', 'active') and j.data ->> 'crawlId' = c.id::text)`,
  "a writing without a worker": `
    select g.id::text as what from faq_generations g where status in ('queued', 'running') and not exists (
      select from pgboss.job j where j.state in ('created', 'retry', 'active') and j.data ->> 'generationId' = g.id::text)`,
  "a job whose worker is silent": `
    select name as what from pgboss.job where state = 'active' and name not like '__pgboss%'
      and coalesce(heartbeat_on, started_on) < now() - interval '60 s'`,
  "a mail for the same thing twice": `
    select dedupe_key as what from outbox_mails group by dedupe_key having count(*) > 1`,
};

export async function findBroken({ db, storage }: Pick<Services, "db" | "storage">): Promise<string[]> {
  const broken: string[] = [];
  for (const [name, question] of Object.entries(questions)) {
    const rows = await db.execute<{ what: string }>(sql.raw(question));
    broken.push(...rows.map(({ what }) => `${name}: ${what}`));
  }
  const files = await db.execute<{ key: string }>(sql`
    select storage_key as key from onboarding_logos where discarded_at is null
    union select substring(logo_url from '^/files/(.*)$') from companies where logo_url like '/files/%'`);
  for (const { key } of files) if (!(await storage.get(key))) broken.push(`a row without its file: ${key}`);
  return broken;
}

/**
 * Work in flight that a user waits for. Excludes scheduled jobs (a backup, a cleanup) and the queue of pg-boss that
 * triggers them.
 */
export async function findWaiting({ db }: Pick<Services, "db">): Promise<string[]> {
  const rows = await db.execute<{ what: string }>(sql`
    select 'crawl ' || status as what from crawls where status in ('queued', 'running')
    union all select 'writing ' || status from faq_generations where status in ('queued', 'running')
    union all select 'job ' || name || ' ' || state::text || ', try ' || retry_count || ', ' || coalesce(output::text, '')
      from pgboss.job where state in ('created', 'retry', 'active') and name <> 'deliver-mail'
        and name not like '__pgboss%' and singleton_key is distinct from 'cron' and start_after <= now()`);
  return rows.map(({ what }) => what);
}
