/** Simulates the visitors of a load test, and checks each response. */
import { eq } from "drizzle-orm";
import { Agent, type Dispatcher, request } from "undici";
import { generatedFaqs } from "#db/schema.ts";
import type { Db } from "#platform/db/open-database.ts";
import { editedSubdomain } from "./owner-session.ts";
import type { PlainCenter } from "./plain-centers.ts";
import type { View } from "./read-answer-clock.ts";
import type { TrafficKind } from "./traffic.ts";

interface VisitorsOptions {
  /** URLs of the web processes, which get requests in turn. */
  origins: string[];
  /** Ordered by popularity. */
  centers: PlainCenter[];
  /** Uniform in [0, 1). */
  random: () => number;
  owner: { cookie: string; faqs: OwnFaq[] };
}

export interface OwnFaq {
  id: string;
  version: number;
  question: string;
  category: string;
}

export const publicPages = "public pages";
/** A first view is of a page that this server hasn't rendered yet. After each save, one visitor opens the changed list. */
export const views: Record<View, string> = {
  first: "first views",
  edited: "just edited",
  repeat: "repeat views",
};
const answerTimeoutMs = 30_000;
/** Number of concurrent visitors that warm the caches. */
const atOnce = 4;
const searches = "delivery,receipt,invoice number,repair yearly,delivry,opening hours,guarantee".split(",");

/** Returns the kinds of traffic with their rates, and a function to stop them. */
export function createVisitors({ origins, centers, random, owner }: VisitorsOptions): {
  kinds: TrafficKind[];
  seeAll: () => Promise<void>;
  /** To call after a restart: no page was seen yet. */
  forget: () => void;
  close: () => Promise<void>;
} {
  const agent = new Agent({ connections: 64, keepAliveTimeout: 30_000 });
  let turn = 0;
  const origin = () => origins[turn++ % origins.length]!;
  const pick = <T>(values: T[]): T => values[Math.floor(random() * values.length)]!;
  /** A Zipf distribution, in which the n-th center gets a share of about 1/n. */
  const visited = () => centers[Math.floor(centers.length ** random()) - 1] ?? centers[0]!;

  async function ask(
    path: string,
    { base = origin(), ...options }: Partial<Dispatcher.RequestOptions> & { base?: string } = {},
  ): Promise<string> {
    const answer = await request(base + path, {
      dispatcher: agent,
      headersTimeout: answerTimeoutMs,
      bodyTimeout: answerTimeoutMs,
      ...options,
      headers: { "accept-encoding": "br", origin: base, ...(options.headers as Record<string, string>) },
    });
    const body = Buffer.from(await answer.body.arrayBuffer());
    const isForm = options.method === "POST";
    if (answer.statusCode !== 200 && !(isForm && answer.statusCode === 302))
      throw new Error(
        `${options.method ?? "GET"} ${path.replace(/\d+/g, "N")} answered ${answer.statusCode}`,
      );
    return answer.headers["content-encoding"] ? "" : body.toString("utf8");
  }

  function post(path: string, fields: Record<string, string>, headers: Record<string, string>) {
    return ask(path, {
      method: "POST",
      body: new URLSearchParams(fields).toString(),
      headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
    });
  }

  const seen = new Set<string>();
  /** Lists that were changed, and not opened since. */
  const changed: string[] = [];

  async function read(): Promise<string> {
    const edited = changed.pop();
    const [base, path] = [origin(), edited ?? visitedPage()];
    const isFirst = !seen.has(base + path);
    seen.add(base + path);
    await ask(path, { base });
    if (isFirst) return views.first;
    return edited === undefined ? views.repeat : views.edited;
  }

  function visitedPage(): string {
    const { subdomain, slugs } = visited();
    const pages = [
      "",
      "",
      "",
      "/faq",
      "/faq",
      "/faq",
      "/faq",
      "/contact",
      `/faq/${pick(slugs)}`,
      `/faq/${pick(slugs)}`,
    ];
    return `/help/${subdomain}${pick(pages)}`;
  }

  async function search(): Promise<void> {
    await ask(searchPath(visited()));
  }

  function searchPath({ subdomain }: PlainCenter): string {
    return `/help/${subdomain}/search?q=${encodeURIComponent(pick(searches))}`;
  }

  /** Requests each page once from each web process and a search per center. The most popular come last. */
  async function seeAll(): Promise<void> {
    const visits = centers.toReversed().flatMap((center) => {
      const questions = center.slugs.map((slug) => `/faq/${slug}`);
      const pages = [...questions, "/contact", "/faq", ""].map((page) => `/help/${center.subdomain}${page}`);
      return [searchPath(center), ...pages].flatMap((path) => origins.map((base) => ({ base, path })));
    });
    async function visitInTurn(): Promise<void> {
      for (let visit = visits.shift(); visit; visit = visits.shift()) {
        seen.add(visit.base + visit.path);
        await ask(visit.path, { base: visit.base });
      }
    }
    await Promise.all(Array.from({ length: atOnce }, visitInTurn));
  }

  /** Uses a different address each time, because a visitor may only write five times an hour. */
  async function write(): Promise<void> {
    const part = () => Math.floor(random() * 250) + 1;
    const fields = {
      name: "Ada Visitor",
      email: "ada@visitor.example",
      message: `How long does order number ${Math.floor(random() * 1e9)} take?`,
    };
    const from = { "x-forwarded-for": `12.${part()}.${part()}.${part()}`, "accept-encoding": "identity" };
    const { subdomain } = pick(centers);
    const page = await post(`/help/${subdomain}/contact`, fields, from);
    if (!page.includes("Message sent successfully!")) throw new Error("a message was not taken");
  }

  async function edit(): Promise<void> {
    const faq = owner.faqs.shift();
    // If every question has a save in flight, the next call tries again.
    if (!faq) return;
    const answer = `This was written at moment number ${Math.floor(random() * 1e9)}, and is long enough to be an answer.`;
    const { id: faqId, version, question, category } = faq;
    const fields = { intent: "save", faqId, version: String(version), question, answer, category };
    try {
      await post("/dashboard/faqs", { ...fields, baseCategory: category }, { cookie: owner.cookie });
      faq.version += 1;
      changed.push(`/help/${editedSubdomain}/faq`);
    } finally {
      owner.faqs.push(faq);
    }
  }

  async function look(): Promise<void> {
    await ask("/dashboard", { headers: { cookie: owner.cookie } });
  }

  return {
    kinds: [
      { name: publicPages, perSecond: 100, send: read },
      { name: "search", perSecond: 10, send: search },
      { name: "message to a company", perSecond: 1, send: write },
      { name: "answer saved", perSecond: 1, send: edit },
      { name: "dashboard", perSecond: 1, send: look },
    ],
    seeAll,
    forget: () => seen.clear(),
    close: () => agent.close(),
  };
}

/** Returns the owner's questions as the editor loads them. */
export async function readOwnFaqs(db: Db, companyId: string): Promise<OwnFaq[]> {
  const rows = await db
    .select({
      id: generatedFaqs.id,
      version: generatedFaqs.version,
      question: generatedFaqs.question,
      category: generatedFaqs.category,
    })
    .from(generatedFaqs)
    .where(eq(generatedFaqs.companyId, companyId));
  return rows.map((row) => ({ ...row, category: row.category ?? "" }));
}
