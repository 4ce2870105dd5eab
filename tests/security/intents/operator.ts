/** Rows for the operator's actions, and what these change. */
import { sql } from "drizzle-orm";
import * as schema from "#db/schema.ts";
import { createApiKey } from "#features/crawl-service/api-keys.server.ts";
import { crawlWebsiteJob } from "#features/websites/import/crawl-website.job.ts";
import { makePicture } from "#tests/support/filled-company/files.ts";
import { createUser } from "#tests/support/sign-in.ts";
import { atEach, type Row, type Rows, type World } from "./rows.ts";

const made = (name: string, field = "id") => ({
  fields: (world: World) => ({ [field]: world.made[name] ?? "" }),
});

const betaCode = (disabledAt: Date | null) => ({
  ...made("code", "code"),
  prepare: async (world: World) => {
    world.made.code = `CODE-${world.company.mark.toUpperCase()}`;
    await world.app.services.db.insert(schema.betaCodes).values({ code: world.made.code, disabledAt });
  },
});

async function makePost({ app, company, made }: World): Promise<void> {
  const { db } = app.services;
  const name = { name: `Category ${company.mark}`, slug: `category-${company.mark}` };
  const [category] = await db.insert(schema.blogCategories).values(name).returning();
  const [post] = await db
    .insert(schema.blogPosts)
    .values({ title: `Post ${company.mark}`, slug: `post-${company.mark}`, content: "Words." })
    .returning();
  made.post = post?.id ?? "";
  made.category = category?.id ?? "";
}

async function makeFailedJob({ app, company, made }: World): Promise<void> {
  const { db } = app.services;
  const [crawl] = await db
    .insert(schema.crawls)
    .values({ url: `https://${company.mark}.example/`, status: "failed" })
    .returning();
  await app.services.jobs.enqueue(db, crawlWebsiteJob, { crawlId: crawl?.id ?? "" });
  const [job] = await db.execute<{ id: string }>(sql`
    update pgboss.job set state = 'failed', completed_on = now()
    where data->>'crawlId' = ${crawl?.id ?? ""} returning id`);
  made.job = job?.id ?? "";
}

const post = (title: string) => ({ title, content: "Other words." });

const blog: Record<string, Row> = {
  create: {},
  delete: made("post"),
  "add-category": { fields: ({ company }) => ({ name: `New ${company.mark}` }) },
  "rename-category": {
    fields: ({ made, company }) => ({ id: made.category ?? "", name: `Renamed ${company.mark}` }),
  },
  "remove-category": made("category"),
};

const onePost: Record<string, Row> = {
  update: { fields: ({ company }) => ({ ...post(`Another title of ${company.mark}`), version: "1" }) },
  "create-again": { fields: ({ company }) => post(`Another post about ${company.mark}`) },
  "renew-link": {},
};

const all: Rows = {
  "main/operator/api-keys create": { fields: () => ({ name: "Key", monthlyPages: "", concurrency: "" }) },
  "main/operator/api-keys revoke": {
    ...made("key"),
    prepare: async (world) => {
      const input = { name: "Key", monthlyPages: null, concurrency: 2 };
      world.made.key = (await createApiKey(world.app.services, input)).key.id;
    },
  },
  "main/operator/beta-codes create": {
    fields: ({ company }) => ({ code: `NEW-${company.mark}`, maxUses: "1" }),
  },
  "main/operator/beta-codes disable": betaCode(null),
  "main/operator/beta-codes enable": betaCode(new Date()),
  "main/operator/blocked-content clear": {
    prepare: ({ app, company }) =>
      app.services.db.insert(schema.blockedContent).values({
        host: company.mark,
        path: "/",
        directive: "script-src",
        blocked: "inline",
        firstSeenAt: new Date(),
        lastSeenAt: new Date(),
      }),
  },
  "main/operator/companies set-plan": {
    fields: ({ company }) => ({ companyId: company.companyId, plan: "basic" }),
  },
  "main/operator/jobs retry-job": { ...made("job"), prepare: makeFailedJob },
  "main/operator/jobs resend-mail": {
    ...made("mail"),
    prepare: async ({ app, company, made }) => {
      const mail = { kind: "invitation", to: `to@${company.mark}.example`, subject: "Hello", text: "Hello" };
      const [row] = await app.services.db
        .insert(schema.outboxMails)
        .values({ ...mail, status: "failed", dedupeKey: company.mark })
        .returning();
      made.mail = row?.id ?? "";
    },
  },
  "main/operator/waitlist invite": {
    ...made("waiting", "userId"),
    prepare: async (world) => {
      const waiting = await createUser(world.app.services, { betaStatus: "waitlist", isWaiting: true });
      world.made.waiting = waiting.userId;
    },
  },
  ...Object.fromEntries(
    Object.entries(atEach(["main/blog-admin/posts"], blog)).map(([key, row]) => [
      key,
      { ...row, prepare: makePost },
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(atEach(["main/blog-admin/post"], onePost)).map(([key, row]) => [
      key,
      { ...row, prepare: makePost, address: ({ made }: World) => `/blog-admin/${made.post}` },
    ]),
  ),
  "main/blog-admin/pictures": {
    fields: async () => ({ picture: new File([new Uint8Array(await makePicture())], "picture.png") }),
  },
  "main/blog-admin/rendered": { fields: () => ({ content: "Some *words*" }), proof: "answers" },
  "main/blog-admin/archive": {
    fields: ({ company }) => ({
      archive: new File([`---\ntitle: "Post of ${company.mark}"\n---\n\nWords.\n`], "post.md"),
    }),
  },
};

export const operatorRows: Rows = Object.fromEntries(
  Object.entries(all).map(([key, row]) => [key, { ...row, of: "operator", isQuoting: true }]),
);
