/**
 * Counts views and searches in memory and adds them to the day's row every half minute. Stores nothing about visitors:
 * no address, no cookie, no fingerprint.
 */
import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { recordEvent } from "#features/companies/webhooks/record-event.server.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db/open-database.ts";
import { isCounted } from "#platform/is-counted.ts";
import type { Log } from "#platform/log.ts";
import { flushEvery } from "#platform/periodic-flush.ts";
import type { CountedSearch, VisitCounter } from "#platform/visits.ts";
import { storableQuery } from "./storable-query.ts";

const flushEveryMs = 30_000;
/** Limits memory between two flushes. Real visitors don't make that many different searches. */
const maxUnanswered = 500;
const maxUnansweredPerCompany = 20;
const maxAsked = 1_000;
const maxAskedPerCompany = 40;
const maxQuestions = 5_000;
const maxQuestionsPerCompany = 500;
const maxClicks = 1_000;
const maxClicksPerCompany = 40;
/** Clicks that are remembered in memory for the day, so that a visitor's second one doesn't count. */
const maxRemembered = 20_000;

interface Counts {
  views: number;
  searches: number;
  agentCalls: number;
  /** How often each text was searched without results. */
  unanswered: Map<string, number>;
  /** How often each question was asked, and what became of it. */
  asked: Map<string, { n: number; outcome: AskOutcome }>;
  /** How often each question's page was opened, by slug. */
  questions: Map<string, number>;
  /** By search and question. */
  clicks: Map<string, { query: string; slug: string; n: number }>;
}

type AskOutcome = NonNullable<CountedSearch["outcome"]>;

export interface VisitCounterDeps {
  db: Db;
  clock: Clock;
  log: Log;
  /** Omits slugs without a published question. */
  findQuestions: (db: Db, asked: readonly CountedSlug[]) => Promise<CountedQuestion[]>;
}

interface CountedSlug {
  companyId: string;
  slug: string;
}

interface CountedQuestion extends CountedSlug {
  id: string;
  isFromVideo: boolean;
}

export function createVisitCounter(deps: VisitCounterDeps): VisitCounter {
  const { clock, log } = deps;
  let counted = new Map<string, Counts>();
  let unansweredCount = 0;
  let askedCount = 0;
  let questionCount = 0;
  let clickCount = 0;
  let remembered = { day: "", clicks: new Set<string>() };

  const of = (companyId: string): Counts => {
    const known = counted.get(companyId);
    if (known) return known;
    const fresh = {
      views: 0,
      searches: 0,
      agentCalls: 0,
      unanswered: new Map(),
      asked: new Map(),
      questions: new Map(),
      clicks: new Map(),
    };
    counted.set(companyId, fresh);
    return fresh;
  };

  const noteUnanswered = ({ unanswered }: Counts, query: string) => {
    const known = unanswered.get(query);
    if (known === undefined) {
      if (unanswered.size >= maxUnansweredPerCompany || unansweredCount >= maxUnanswered) return;
      unansweredCount++;
    }
    unanswered.set(query, (known ?? 0) + 1);
  };

  const noteQuestion = ({ questions }: Counts, slug: string, n: number) => {
    const known = questions.get(slug);
    if (known === undefined) {
      if (questions.size >= maxQuestionsPerCompany || questionCount >= maxQuestions) return;
      questionCount++;
    }
    questions.set(slug, (known ?? 0) + n);
  };

  const noteAsked = ({ asked }: Counts, query: string, outcome: AskOutcome) => {
    const known = asked.get(query);
    if (!known) {
      if (asked.size >= maxAskedPerCompany || askedCount >= maxAsked) return;
      askedCount++;
    }
    asked.set(query, { n: (known?.n ?? 0) + 1, outcome });
  };

  /** False if this visitor has clicked the same today. */
  const isFirstToday = (facts: readonly string[]): boolean => {
    const day = clock.now().toISOString().slice(0, 10);
    if (remembered.day !== day || remembered.clicks.size >= maxRemembered)
      remembered = { day, clicks: new Set() };
    const hash = createHash("sha256").update(JSON.stringify(facts)).digest("base64");
    const isFirst = !remembered.clicks.has(hash);
    remembered.clicks.add(hash);
    return isFirst;
  };

  const noteClick = ({ clicks }: Counts, { query, slug }: { query: string; slug: string }) => {
    const key = JSON.stringify([query, slug]);
    const known = clicks.get(key);
    if (!known) {
      if (clicks.size >= maxClicksPerCompany || clickCount >= maxClicks) return;
      clickCount++;
    }
    clicks.set(key, { query, slug, n: (known?.n ?? 0) + 1 });
  };

  const flushOnce = async () => {
    if (counted.size === 0) return;
    const taken = counted;
    counted = new Map();
    unansweredCount = 0;
    askedCount = 0;
    questionCount = 0;
    clickCount = 0;
    try {
      await store(deps, taken);
    } catch (error) {
      log.warn({ err: error }, "page view flush failed; retrying");
      for (const [companyId, { views, searches, agentCalls, questions }] of taken) {
        const counts = of(companyId);
        counts.views += views;
        counts.searches += searches;
        counts.agentCalls += agentCalls;
        for (const [slug, n] of questions) noteQuestion(counts, slug, n);
      }
    }
  };

  return {
    countView(companyId, headers, page) {
      if (!isCounted(headers)) return;
      const counts = of(companyId);
      counts.views++;
      if (page?.question) noteQuestion(counts, page.question, 1);
    },
    countAgent(companyId) {
      of(companyId).agentCalls++;
    },
    countSearch(companyId, headers, { query, hits, outcome }) {
      if (!isCounted(headers)) return;
      const counts = of(companyId);
      counts.searches++;
      const text = hits === 0 || outcome !== null ? storableQuery(query) : null;
      if (!text) return;
      if (hits === 0) noteUnanswered(counts, text);
      if (outcome !== null) noteAsked(counts, text, outcome);
    },
    countClick(companyId, headers, { query, slug, address }) {
      const text = isCounted(headers) ? storableQuery(query) : null;
      if (!text || !isFirstToday([companyId, text, slug, address, headers["user-agent"] ?? ""])) return;
      noteClick(of(companyId), { query: text, slug });
    },
    ...flushEvery(flushEveryMs, flushOnce),
  };
}

/** Searches without results and questions without an answer, by company. */
function unansweredOf(counted: ReadonlyMap<string, Counts>): [companyId: string, queries: string[]][] {
  return [...counted].flatMap(([companyId, { unanswered, asked }]) => {
    const unknown = [...asked].flatMap(([query, { outcome }]) => (outcome === "unknown" ? [query] : []));
    const queries = [...new Set([...unanswered.keys(), ...unknown])];
    return queries.length > 0 ? [[companyId, queries]] : [];
  });
}

/** The questions whose pages were opened from a list or a search, by company and slug. */
async function questionsOf(
  { db, findQuestions }: VisitCounterDeps,
  counted: ReadonlyMap<string, Counts>,
): Promise<(companyId: string, slug: string) => CountedQuestion | undefined> {
  const asked = [...counted].flatMap(([companyId, { questions, clicks }]) => {
    const slugs = new Set([...questions.keys(), ...[...clicks.values()].map(({ slug }) => slug)]);
    return [...slugs].map((slug) => ({ companyId, slug }));
  });
  const found = new Map<string, CountedQuestion>();
  for (const question of await findQuestions(db, asked))
    found.set(`${question.companyId} ${question.slug}`, question);
  return (companyId, slug) => found.get(`${companyId} ${slug}`);
}

/** Skips companies that were deleted in the meantime. All other counts are stored in one statement. */
async function store(deps: VisitCounterDeps, counted: ReadonlyMap<string, Counts>): Promise<void> {
  const now = deps.clock.now();
  const questionOf = await questionsOf(deps, counted);
  const day = now.toISOString().slice(0, 10);
  const visits = [...counted].map(([companyId, { views, searches, agentCalls }]) => ({
    companyId,
    views,
    searches,
    agentCalls,
  }));
  const unanswered = [...counted].flatMap(([companyId, counts]) =>
    [...counts.unanswered].map(([query, n]) => ({ companyId, query, n })),
  );
  const asked = [...counted].flatMap(([companyId, counts]) =>
    [...counts.asked].map(([query, { n, outcome }]) => ({ companyId, query, n, outcome })),
  );
  await deps.db.transaction(async (tx) => {
    await tx.execute(sql`
      insert into daily_visits (company_id, day, views, searches, agent_calls)
      select company.id, ${day}::date, row.views, row.searches, row."agentCalls"
      from jsonb_to_recordset(${JSON.stringify(visits)}::jsonb)
        as row("companyId" uuid, views int, searches int, "agentCalls" int)
      join companies company on company.id = row."companyId"
      on conflict (company_id, day) do update
        set views = daily_visits.views + excluded.views,
          searches = daily_visits.searches + excluded.searches,
          agent_calls = daily_visits.agent_calls + excluded.agent_calls`);
    if (asked.length > 0)
      await tx.execute(sql`
        insert into asked_questions (company_id, query, count, outcome, last_asked_at)
        select company.id, row.query, row.n, row.outcome, ${now.toISOString()}::timestamptz
        from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
          as row("companyId" uuid, query text, n int, outcome text)
        join companies company on company.id = row."companyId"
        on conflict (company_id, query) do update set
          count = asked_questions.count + excluded.count,
          outcome = excluded.outcome,
          last_asked_at = excluded.last_asked_at`);
    const questions = [...counted].flatMap(([companyId, counts]) =>
      [...counts.questions].flatMap(([slug, n]) => {
        const question = questionOf(companyId, slug);
        return question ? [{ companyId, id: question.id, isFromVideo: question.isFromVideo, n }] : [];
      }),
    );
    if (questions.length > 0) {
      const rows = sql`jsonb_to_recordset(${JSON.stringify(questions)}::jsonb)
        as row("companyId" uuid, id uuid, "isFromVideo" boolean, n int)`;
      await tx.execute(sql`
        insert into question_views (faq_id, company_id, views)
        select faq.id, faq.company_id, row.n
        from ${rows}
        join generated_faqs faq on faq.company_id = row."companyId" and faq.id = row.id
        where not row."isFromVideo"
        on conflict (faq_id) do update set views = question_views.views + excluded.views`);
      await tx.execute(sql`
        insert into video_question_views (faq_id, company_id, views)
        select faq.id, faq.company_id, row.n
        from ${rows}
        join video_generated_faqs faq on faq.company_id = row."companyId" and faq.id = row.id
        where row."isFromVideo"
        on conflict (faq_id) do update set views = video_question_views.views + excluded.views`);
    }
    const clicks = [...counted].flatMap(([companyId, counts]) =>
      [...counts.clicks.values()].flatMap(({ query, slug, n }) => {
        const question = questionOf(companyId, slug);
        return question && !question.isFromVideo ? [{ companyId, query, id: question.id, n }] : [];
      }),
    );
    if (clicks.length > 0)
      await tx.execute(sql`
        insert into clicked_searches (company_id, query, faq_id, count, last_clicked_at)
        select faq.company_id, row.query, faq.id, row.n, ${now.toISOString()}::timestamptz
        from jsonb_to_recordset(${JSON.stringify(clicks)}::jsonb)
          as row("companyId" uuid, query text, id uuid, n int)
        join generated_faqs faq on faq.company_id = row."companyId" and faq.id = row.id
        on conflict (company_id, query, faq_id) do update set
          count = clicked_searches.count + excluded.count,
          last_clicked_at = excluded.last_clicked_at`);
    for (const [companyId, queries] of unansweredOf(counted))
      await recordEvent(tx, { companyId }, { event: "question.unanswered", data: { queries } });
    if (unanswered.length === 0) return;
    await tx.execute(sql`
      insert into unanswered_searches (company_id, query, count, last_searched_at)
      select company.id, row.query, row.n, ${now.toISOString()}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(unanswered)}::jsonb) as row("companyId" uuid, query text, n int)
      join companies company on company.id = row."companyId"
      on conflict (company_id, query) do update
        set count = unanswered_searches.count + excluded.count, last_searched_at = excluded.last_searched_at`);
  });
}
