/** Inserts rows for tests. Each builder has defaults, which `values` overrides. */
import {
  companies,
  crawls,
  generatedFaqs,
  gettingStarted,
  helpCenterContent,
  members,
  users,
  videoGeneratedFaqs,
  videoGuides,
  videoMetadata,
} from "#db/schema.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import { type OwnerScope, ownerScope } from "#shared/owner-scope.ts";
import type { Role } from "#shared/permissions.ts";

type Store = Db | Transaction;
type Values<Table extends { $inferInsert: object }> = Partial<Table["$inferInsert"]>;

export interface Tenant {
  companyId: string;
}

let count = 0;

export async function buildUser(db: Store, values: Values<typeof users> = {}) {
  count += 1;
  const row = { email: `user-${count}@built.example`, ...values };
  return stored(await db.insert(users).values(row).returning());
}

/** The company has no owner. */
export async function buildCompany(db: Store, values: Values<typeof companies> = {}): Promise<Tenant> {
  const row = { companyName: "Acme", ...values };
  return stored(await db.insert(companies).values(row).returning({ companyId: companies.id }));
}

/** Adds a user with a company. */
export async function buildOwner(
  db: Store,
  { email, ...values }: Values<typeof companies> & { email?: string } = {},
): Promise<OwnerScope> {
  const user = await buildUser(db, { ...(email && { email }), emailVerified: true });
  const company = await buildCompany(db, { userId: user.id, ...values });
  return ownerScope({ userId: user.id, email: user.email, ...company });
}

/** Another user who works in the tenant's company. */
export async function buildMember(
  db: Store,
  { companyId }: Tenant,
  role: Role,
  email?: string,
): Promise<OwnerScope> {
  const user = await buildUser(db, { ...(email && { email }), emailVerified: true });
  await db.insert(members).values({ companyId, userId: user.id, role });
  return ownerScope({ userId: user.id, email: user.email, companyId });
}

/** Published. */
export async function buildFaq(db: Store, tenant: Tenant, values: Values<typeof generatedFaqs> = {}) {
  return stored(await db.insert(generatedFaqs).values(questionRow(tenant, values)).returning());
}

/** The question is published and has a video as its source. */
export async function buildVideoFaq(
  db: Store,
  tenant: Tenant,
  values: Values<typeof videoGeneratedFaqs> = {},
) {
  return stored(await db.insert(videoGeneratedFaqs).values(questionRow(tenant, values)).returning());
}

/** Returns a published question without storing it, for tests that insert many in one statement. */
export function questionRow<Changes extends object>({ companyId }: Tenant, values: Changes) {
  count += 1;
  return {
    companyId,
    question: `Question number ${count}?`,
    answer: `Answer number ${count} of them.`,
    slug: `question-${count}`,
    position: count,
    status: "published" as const,
    ...values,
  };
}

/** The article is published. */
export async function buildArticle(
  db: Store,
  { companyId }: Tenant,
  values: Values<typeof helpCenterContent> = {},
) {
  count += 1;
  const row = { title: `Article ${count}`, slug: `article-${count}`, status: "published" as const };
  return stored(
    await db
      .insert(helpCenterContent)
      .values({ ...row, companyId, ...values })
      .returning(),
  );
}

/** The guide is published and has one step. */
export async function buildGuide(
  db: Store,
  { companyId }: Tenant,
  values: Values<typeof gettingStarted> = {},
) {
  const steps = [{ id: "1", title: "Open the box", description: "With **care**.", imageUrl: null }];
  const row = { companyId, steps, published: true, ...values };
  return stored(await db.insert(gettingStarted).values(row).returning());
}

/** The guide is published and has one step. */
export async function buildVideoGuide(
  db: Store,
  { companyId }: Tenant,
  values: Values<typeof videoGuides> = {},
) {
  count += 1;
  const frames = [{ description: "Press Invite.", frameUrl: "" }];
  const row = { companyId, title: `Guide ${count}`, frames, ...values };
  return stored(await db.insert(videoGuides).values(row).returning());
}

/** The crawl is completed. */
export async function buildCrawl(db: Store, values: Values<typeof crawls> = {}) {
  const row = { url: "https://acme.example/", status: "completed" as const, ...values };
  return stored(await db.insert(crawls).values(row).returning());
}

/** The video isn't published. */
export async function buildVideo(
  db: Store,
  { companyId }: Tenant,
  values: Values<typeof videoMetadata> = {},
) {
  const id = crypto.randomUUID();
  const file = { filename: "a.mp4", storagePath: `${companyId}/${id}.mp4`, contentType: "video/mp4" };
  const row = { id, companyId, ...file, sizeBytes: 10, ...values };
  return stored(await db.insert(videoMetadata).values(row).returning());
}

function stored<Row>([row]: Row[]): Row {
  if (!row) throw new Error("No row was stored.");
  return row;
}
