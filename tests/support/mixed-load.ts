/** Simulates visitors and owners of several help centers at a constant rate, and records every acknowledged write. */
import { randomInt } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { eq, inArray } from "drizzle-orm";
import { companies, contactMessages, generatedFaqs } from "#db/schema.ts";
import type { Services } from "#platform/services.ts";
import { createUser } from "./sign-in.ts";

export interface LoadedCenter {
  companyId: string;
  subdomain: string;
  cookie: string;
  faqId: string;
}

/** Creates a public help center with an owner, one question and a contact form. */
export async function makeOwnedCenter(services: Services, subdomain: string): Promise<LoadedCenter> {
  const { companyId, cookie } = await createUser(services, { onboardingCompleted: true });
  if (!companyId) throw new Error("this owner has no company");
  await services.db
    .update(companies)
    .set({
      companyName: `The ${subdomain} company`,
      helpCenterSubdomain: subdomain,
      isPublic: true,
      websiteUrl: "https://website.example/",
      contactDetails: { email: `office@${subdomain}.example`, contactFormEnabled: true },
    })
    .where(eq(companies.id, companyId));
  const answer = `Everything that ${subdomain} promises, on every working day.`;
  const question = `What does ${subdomain} do?`;
  const [faq] = await services.db
    .insert(generatedFaqs)
    .values({ companyId, question, answer, slug: "what-is-it", status: "published", position: 0 })
    .returning({ id: generatedFaqs.id });
  if (!faq) throw new Error("no question was stored");
  return { companyId, subdomain, cookie, faqId: faq.id };
}

export interface MixedLoad {
  /** Every unexpected response, such as "edit 502 balancer: …". */
  errors: string[];
  sent: number;
  slowestMs: number;
  /** Number of acknowledged messages and edits. */
  acknowledged(): number;
  /** Stops sending and waits for requests in flight. */
  stop(): Promise<void>;
  /**
   * Returns acknowledged writes that are missing or stored twice. Must run after `stop`. `through` uses another
   * connection.
   */
  findLost(through?: Pick<Services, "db">): Promise<string[]>;
}

interface LoadOptions {
  services: Services;
  origin: string;
  centers: LoadedCenter[];
  perSecond: number;
}

const maxUnderway = 100;

/** Of ten requests, seven read, one searches, one writes to a company, and one edits an answer. */
export function startMixedLoad({ services, origin, centers, perSecond }: LoadOptions): MixedLoad {
  // Distinguishes the texts of different runs.
  const run = 2_000 + randomInt(40_000);
  const errors: string[] = [];
  const messages: string[] = [];
  const edits = new Map(
    centers.map((center) => [center.faqId, { acknowledged: 0, possible: [] as string[] }]),
  );
  const editing = new Set<string>();
  const underway = new Set<Promise<void>>();
  const stopping = new AbortController();
  const load = { sent: 0, slowestMs: 0 };

  async function ask(
    what: string,
    path: string,
    init: RequestInit,
    isRight: (status: number, text: string) => boolean,
  ) {
    const begun = performance.now();
    try {
      const response = await fetch(origin + path, { redirect: "manual", ...init });
      const text = await response.text();
      if (isRight(response.status, text)) return text;
      errors.push(`${what} ${response.status} ${text.replace(/\s+/g, " ").slice(0, 200)}`);
    } catch (error) {
      errors.push(`${what} ${String(error)} ${String(error instanceof Error ? error.cause : "")}`);
    } finally {
      load.slowestMs = Math.max(load.slowestMs, performance.now() - begun);
    }
    return null;
  }

  const headersOf = (n: number) => ({
    // Every request has another visitor, because the rate limit is per visitor.
    "x-forwarded-for": `${run % 200}.${Math.floor(run / 200)}.${Math.floor(n / 250) % 250}.${n % 250}`,
    "user-agent": "Mozilla/5.0",
  });
  const isPage = (status: number, text: string) => status === 200 && text.includes("</html>");

  async function write(center: LoadedCenter, n: number): Promise<void> {
    const message = `Message number ${run}-${n} to ${center.subdomain}`;
    const body = new URLSearchParams({ name: "Ada", email: `ada-${n}@visitor.example`, message });
    const path = `/help/${center.subdomain}/contact`;
    const isSent = (status: number, text: string) =>
      status === 200 && text.includes("Message sent successfully!");
    const answer = await ask("message", path, { method: "POST", headers: headersOf(n), body }, isSent);
    if (answer !== null) messages.push(message);
  }

  /** Sends one edit of a question at a time, because the question has a single owner. */
  async function edit({ cookie, faqId }: LoadedCenter, n: number): Promise<void> {
    const known = edits.get(faqId);
    if (!known || editing.has(faqId)) return;
    editing.add(faqId);
    try {
      const [faq] = await services.db.select().from(generatedFaqs).where(eq(generatedFaqs.id, faqId));
      if (!faq) throw new Error("a question is gone");
      const answer = `This is answer number ${n}, and it is long enough.`;
      const fields = { intent: "save", faqId, version: String(faq.version), question: faq.question, answer };
      const body = new URLSearchParams({ ...fields, category: "", baseCategory: "" });
      const headers = { ...headersOf(n), cookie };
      known.possible.push(answer);
      const isSaved = (status: number, text: string) => status === 200 && text.startsWith('{"ok":true');
      const saved = await ask("edit", "/dashboard/faqs/changes", { method: "POST", headers, body }, isSaved);
      if (saved === null) return;
      known.acknowledged += 1;
      known.possible = [answer];
    } finally {
      editing.delete(faqId);
    }
  }

  async function act(n: number): Promise<void> {
    const center = centers[Math.floor(n / 10) % centers.length];
    if (!center) return;
    const page = `/help/${center.subdomain}`;
    const get = { headers: headersOf(n) };
    const paths = [
      page,
      `${page}/faq`,
      `${page}/contact`,
      "/",
      page,
      `${page}/faq`,
      "/blog",
      `${page}/search?q=promises+${n}`,
    ];
    const path = paths[n % 10];
    if (path) await ask(path, path, get, isPage);
    else if (n % 10 === 8) await write(center, n);
    else await edit(center, n);
  }

  async function send(): Promise<void> {
    const begun = performance.now();
    for (let n = 0; !stopping.signal.aborted; n++) {
      // Sends fewer requests on a slow machine.
      while (underway.size >= maxUnderway) await Promise.race(underway);
      load.sent = n;
      const acting = act(n).catch((error: unknown) => void errors.push(String(error)));
      underway.add(acting);
      void acting.finally(() => underway.delete(acting));
      await delay(Math.max(0, begun + ((n + 1) * 1_000) / perSecond - performance.now()));
    }
    await Promise.all(underway);
  }
  const running = send();

  async function findLost({ db }: Pick<Services, "db"> = services): Promise<string[]> {
    const lost: string[] = [];
    const ids = centers.map(({ companyId }) => companyId);
    const stored = await db.select().from(contactMessages).where(inArray(contactMessages.companyId, ids));
    const counts = new Map<string, number>();
    for (const { message } of stored) counts.set(message, (counts.get(message) ?? 0) + 1);
    for (const [message, count] of counts) if (count !== 1) lost.push(`${count} times: ${message}`);
    for (const message of messages) if (!counts.has(message)) lost.push(`lost: ${message}`);
    for (const [faqId, { acknowledged, possible }] of edits) {
      if (acknowledged === 0) continue;
      const [faq] = await db.select().from(generatedFaqs).where(eq(generatedFaqs.id, faqId));
      // A write without acknowledgment may have been stored or not.
      if (!faq || !possible.includes(faq.answer))
        lost.push(`edit: ${faq?.answer}, not one of ${possible.join(", ")}`);
    }
    return lost;
  }

  return {
    errors,
    get sent() {
      return load.sent;
    },
    get slowestMs() {
      return load.slowestMs;
    },
    acknowledged: () =>
      messages.length + [...edits.values()].reduce((sum, { acknowledged }) => sum + acknowledged, 0),
    async stop() {
      stopping.abort();
      await running;
    },
    findLost,
  };
}
