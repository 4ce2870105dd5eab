/** Rows for account, settings, contact, inbox and overview. */
import { eq } from "drizzle-orm";
import sharp from "sharp";
import type { ImportContradiction } from "#db/schema/center-imports.ts";
import * as schema from "#db/schema.ts";
import { centerWordsOf } from "#features/companies/center-words.ts";
import { contradictionKey } from "#features/moving/import-findings.ts";
import { mainLanguageOf } from "#features/translations/language-tag.ts";
import { makePicture } from "#tests/support/filled-company/files.ts";
import { atEach, type Row, type Rows, type World } from "./rows.ts";

export const passwordOf = (world: World) => `staple of ${world.company.mark} batteries`;

// The password authorizes the form, and another account's password isn't valid.
const account: Record<string, Row> = {
  "change-language": { fields: () => ({ language: "de" }), stranger: "own" },
  "change-email": {
    fields: (world) => ({
      password: passwordOf(world),
      newEmail: `new-${world.company.subdomain}@new.example`,
    }),
    isQuoting: true,
  },
  "change-password": {
    fields: (world) => ({ password: passwordOf(world), newPassword: "another 9 horses in a field" }),
  },
  delete: {
    fields: (world) => ({ password: passwordOf(world), phrase: `Company ${world.company.mark}` }),
    isQuoting: true,
  },
};

export async function givePassword(world: World): Promise<void> {
  const { access, db } = world.app.services;
  const { userId } = world.company;
  const password = await access.hashPassword(passwordOf(world));
  await db.insert(schema.accounts).values({ userId, accountId: userId, providerId: "credential", password });
}

const message = { fields: ({ company }: World) => ({ id: company.ids.message }) };
const changeMessage = (values: Partial<typeof schema.contactMessages.$inferInsert>) => ({
  ...message,
  prepare: ({ app, company }: World) =>
    app.services.db
      .update(schema.contactMessages)
      .set(values)
      .where(eq(schema.contactMessages.id, company.ids.message)),
});

const inbox: Record<string, Row> = {
  read: message,
  unread: changeMessage({ readAt: new Date() }),
  spam: message,
  "not-spam": changeMessage({ isSpam: true }),
  delete: message,
  restore: changeMessage({ deletedAt: new Date() }),
};

const helpCenter = ({ company }: World) => ({
  version: "1",
  // Another company has this subdomain already.
  subdomain: company.subdomain,
  websiteUrl: "https://website.example/",
  domainType: "subdomain",
  customDomain: "",
  isPublic: "true",
});

const logo = async () => new File([new Uint8Array(await makePicture())], "logo.png", { type: "image/png" });

const icon = async () => {
  const square = { width: 48, height: 48, channels: 3, background: "#1b4d3e" } as const;
  const bytes = await sharp({ create: square }).png().toBuffer();
  return new File([new Uint8Array(bytes)], "icon.png", { type: "image/png" });
};

const importOf =
  (values: Pick<typeof schema.centerImports.$inferInsert, "phase" | "status">) =>
  async ({ app, company: { companyId, mark }, made }: World) => {
    const [row] = await app.services.db
      .insert(schema.centerImports)
      .values({ companyId, source: "zendesk", origin: `https://${mark}.example`, label: mark, ...values })
      .returning();
    made.import = row?.id ?? "";
  };

/** A finished import that found a contradiction and a dead link in a draft. */
const findingsOf = (decision?: ImportContradiction["decision"]): Row => ({
  prepare: async (world) => {
    const { app, company } = world;
    const { db } = app.services;
    const id = company.ids.draftArticle;
    const sentence = `${company.mark} answers in two days.`;
    const title = `Reading ${company.mark}`;
    await db
      .update(schema.helpCenterContent)
      .set({ content: sentence })
      .where(eq(schema.helpCenterContent.id, id));
    // The page that the dead link meant.
    await db
      .update(schema.helpCenterContent)
      .set({ title })
      .where(eq(schema.helpCenterContent.id, company.ids.article));
    await importOf({ phase: "import", status: "completed" })(world);
    const found = contradictionOf(company);
    const isOfCompany = eq(schema.centerImports.companyId, company.companyId);
    const [row] = await db
      .update(schema.centerImports)
      .set({ contradictions: [{ ...found, ...(decision && { decision }) }] })
      .where(isOfCompany)
      .returning({ importId: schema.centerImports.id });
    await db.insert(schema.importItems).values({
      ...{ ...row!, sourceId: "1", title, content: "", oldPaths: [], isDraft: true, pictures: [] },
      ...{ outcome: "added", articleId: id },
      notes: [{ kind: "dead-link", text: `/reading-${company.mark}`, linkText: "answers" }],
    });
  },
  fields: ({ company }) => ({ found: contradictionKey(contradictionOf(company)) }),
});

function contradictionOf({ mark, ids }: World["company"]): ImportContradiction {
  const sentence = `${mark} answers in two days.`;
  const from = sentence.indexOf("two days");
  const words = { from, to: from + "two days".length };
  const page = {
    url: `https://${mark}.example/`,
    title: mark,
    sentence: `${mark} answers in ten days.`,
    ...words,
  };
  return { kind: "duration", article: { id: ids.draftArticle, title: mark, sentence, ...words }, page };
}

const removeLogo = ({ app, company }: World) =>
  app.services.db
    .update(schema.companies)
    .set({ logoUrl: null, logoWidth: null, logoHeight: null })
    .where(eq(schema.companies.id, company.companyId));

async function versionOf({ app, company }: World): Promise<string> {
  const response = await fetch(`${app.origin}/dashboard/contact`, { headers: { cookie: company.cookie } });
  const [, version] = /name="version"[^>]*value="([^"]+)"/.exec(await response.text()) ?? [];
  if (!version) throw new Error("the contact form names no version");
  return version;
}

/** Returns the company's export with its texts, images and ids. */
async function archiveOf({ app, company }: World): Promise<File> {
  const response = await fetch(`${app.origin}/dashboard/settings/export/files?what=data`, {
    headers: { cookie: company.cookie },
  });
  return new File([await response.arrayBuffer()], "data.zip", { type: "application/zip" });
}

async function emptyCenter({ app, company }: World): Promise<void> {
  const { generatedFaqs, videoGeneratedFaqs, helpCenterContent, gettingStarted, videoGuides } = schema;
  for (const table of [generatedFaqs, videoGeneratedFaqs, helpCenterContent, gettingStarted, videoGuides])
    await app.services.db.delete(table).where(eq(table.companyId, company.companyId));
}

const webhook = { fields: ({ company }: World) => ({ id: company.ids.webhook }) };

export const settingsRows: Rows = {
  ...Object.fromEntries(
    Object.entries(atEach(["main/dashboard/account"], account)).map(([key, row]) => [
      key,
      {
        ...row,
        prepare: async (world: World) => {
          await givePassword(world);
          await row.prepare?.(world);
        },
      },
    ]),
  ),
  ...atEach(["main/dashboard/inbox"], inbox),
  "main/dashboard/contact save": {
    // The version belongs to the company's stored data, and conflicts with another company's.
    fields: async (world) => ({ email: "new@new.example", version: await versionOf(world) }),
  },
  "main/dashboard/contact set-visibility": { fields: () => ({ shown: "false" }), stranger: "own" },
  "main/dashboard/overview answer": {
    fields: ({ company }) => ({ query: `where is ${company.mark}` }),
    stranger: "gone",
  },
  // The bank's questions belong to no company: a stranger's form answers its own.
  "main/dashboard/overview answer-question": { fields: () => ({ question: "prices" }), stranger: "own" },
  "main/dashboard/overview choose-trade": { fields: () => ({ trade: "hotel" }), stranger: "own" },
  // The form has the question itself, so a stranger's form writes its own.
  "main/dashboard/answers answer": { fields: () => ({ query: "may i bring a horse" }), stranger: "own" },
  "main/dashboard/answers both-right": { fields: ({ company }) => ({ conflict: company.ids.conflict }) },
  "main/dashboard/answers examine": { stranger: "own" },
  "main/dashboard/answers pin": {
    fields: ({ company }) => ({ query: "may i bring a horse", faq: company.ids.published }),
  },
  "main/dashboard/answers unpin": {
    fields: ({ company }) => ({ query: `pinned for ${company.mark.toLowerCase()}` }),
    stranger: "gone",
  },
  "main/dashboard/overview delete-comment": {
    fields: ({ company }) => ({ voteId: company.ids.vote }),
    stranger: "gone",
  },
  "main/dashboard/settings/help-center save-help-center": { fields: helpCenter, isQuoting: true },
  "main/dashboard/settings/help-center verify-domain": {
    prepare: async ({ dns, company: { domain, domainToken } }) => {
      dns.zone[`_step-verification.${domain}`] = { TXT: [`step-verification=${domainToken}`] };
    },
    stranger: "own",
  },
  "main/dashboard/settings/appearance save-appearance": {
    fields: () => ({
      version: "1",
      primaryColor: "#224466",
      secondaryColor: "",
      backgroundColor: "#FFFFFF",
      fontFamily: "Inter",
    }),
    stranger: "own",
  },
  "main/dashboard/settings/appearance upload-picture": {
    fields: async () => ({ place: "logo", picture: await logo() }),
    stranger: "own",
  },
  "main/dashboard/settings/appearance upload-picture (icon)": {
    fields: async () => ({ place: "icon", picture: await icon() }),
    stranger: "own",
  },
  "main/dashboard/settings/appearance upload-picture (hero)": {
    fields: async () => ({ place: "hero", picture: await logo() }),
    stranger: "own",
  },
  "main/dashboard/settings/appearance remove-picture": { fields: () => ({ place: "logo" }), stranger: "own" },
  "main/dashboard/settings/appearance restore-picture": {
    prepare: removeLogo,
    fields: ({ company }) => ({ place: "logo", url: company.logoUrl }),
  },
  "main/dashboard/settings/words save-words": {
    fields: async ({ app, company }) => {
      const [stored] = await app.services.db
        .select({ language: schema.companies.language })
        .from(schema.companies)
        .where(eq(schema.companies.id, company.companyId));
      const language = mainLanguageOf({ language: stored?.language ?? null });
      const own = { companyName: "Another name", centerSettings: {} };
      const words = { ...centerWordsOf(own, language), headline: "Hello" };
      return { ...words, version: "1", language };
    },
    stranger: "own",
  },
  "main/dashboard/settings/access save-access": {
    fields: () => ({ version: "1", access: "password", password: "a password to read" }),
    stranger: "own",
  },
  "main/dashboard/settings/access invite-readers": {
    fields: () => ({ emails: "reader@partner.example" }),
    stranger: "own",
  },
  "main/dashboard/settings/access check-website": {
    // Only the owner's address proves the website, and colleagues may check it too.
    prepare: async ({ app, dns, company: { companyId, mark } }) => {
      dns.zone[`_step-website.${mark}.example`] = { TXT: ["step-website-verification=token"] };
      await app.services.db
        .update(schema.companies)
        .set({ websiteToken: "token", websiteProvenHost: null })
        .where(eq(schema.companies.id, companyId));
    },
    fields: () => ({}),
    stranger: "own",
  },
  "main/dashboard/settings/access remove-reader": {
    prepare: async ({ app, company: { companyId, mark }, made }) => {
      const [reader] = await app.services.db
        .insert(schema.invitedReaders)
        .values({ companyId, email: `reader-${mark}@partner.example` })
        .returning();
      made.reader = reader?.id ?? "";
    },
    fields: ({ made }) => ({ readerId: made.reader ?? "" }),
    stranger: "gone",
  },
  "main/dashboard/settings/import start-address": {
    fields: () => ({ address: "acme.zendesk.example" }),
    stranger: "own",
  },
  "main/dashboard/settings/import start-api": {
    fields: () => ({ source: "freshdesk", address: "acme.freshdesk.example", key: "secret" }),
    stranger: "own",
  },
  "main/dashboard/settings/import start-file": {
    fields: () => ({ file: new File(["title,content\nPay,By card"], "articles.csv", { type: "text/csv" }) }),
    stranger: "own",
  },
  "main/dashboard/settings/import agree": {
    prepare: importOf({ phase: "plan", status: "completed" }),
    fields: ({ made }) => ({ plan: made.import ?? "" }),
  },
  "main/dashboard/settings/import stop-import": {
    prepare: importOf({ phase: "import", status: "running" }),
    // A company has one import at a time, so the form has no id.
    stranger: "own",
  },
  "main/dashboard/settings/import retry-import": {
    prepare: importOf({ phase: "import", status: "failed" }),
    // A company has one import at a time, so the form has no id.
    stranger: "own",
  },
  "main/dashboard/settings/import discard-import": {
    prepare: importOf({ phase: "import", status: "failed" }),
    stranger: "own",
  },
  "main/dashboard/settings/import use-website": findingsOf(),
  "main/dashboard/settings/import keep-article": findingsOf(),
  "main/dashboard/settings/import undo-decision": findingsOf("article"),
  "main/dashboard/settings/import replace-links": { ...findingsOf(), fields: () => ({}), stranger: "own" },
  "main/dashboard/settings/import keep-texts": { ...findingsOf(), fields: () => ({}), stranger: "own" },
  "main/dashboard/settings/redirects add-redirect": {
    fields: () => ({ from: "/hc/articles/42", to: "/faq" }),
    stranger: "own",
  },
  "main/dashboard/settings/redirects remove-redirect": {
    prepare: ({ app, company: { companyId, mark } }) =>
      app.services.db.insert(schema.redirects).values({ companyId, path: `/${mark}`, target: "/faq" }),
    fields: ({ company: { mark } }) => ({ path: `/${mark}` }),
    stranger: "gone",
  },
  "main/dashboard/settings/redirects import-redirects": {
    fields: () => ({ file: new File(["/hc/articles/42,/faq"], "redirects.csv", { type: "text/csv" }) }),
    stranger: "own",
  },
  "main/dashboard/settings/widget save-button": {
    fields: () => ({ label: "Ask us", side: "start", hasShortcut: "on" }),
    stranger: "own",
  },
  "main/dashboard/settings/widget add-origin": {
    fields: () => ({ origin: "shop.example" }),
    stranger: "own",
  },
  "main/dashboard/settings/widget remove-origin": {
    prepare: ({ app, company: { companyId, mark } }) =>
      app.services.db
        .update(schema.companies)
        .set({ widgetSettings: { origins: ["https://kept.example", `https://${mark}.example`] } })
        .where(eq(schema.companies.id, companyId)),
    fields: ({ company: { mark } }) => ({ origin: `https://${mark}.example` }),
    stranger: "gone",
  },
  "main/dashboard/settings/widget save-rule": {
    fields: () => ({ path: "/cart", show1: "/contact" }),
    stranger: "own",
  },
  "main/dashboard/settings/widget remove-rule": {
    prepare: ({ app, company: { companyId, mark } }) =>
      app.services.db
        .update(schema.companies)
        .set({ widgetSettings: { rules: [{ path: `/${mark}`, shows: ["/contact"] }] } })
        .where(eq(schema.companies.id, companyId)),
    fields: ({ company: { mark } }) => ({ path: `/${mark}` }),
    stranger: "gone",
  },
  "main/dashboard/settings/widget renew-secret": { stranger: "own" },
  "main/dashboard/settings/api create-key": {
    fields: () => ({ name: "Website build", scopes: ["read", "write"] }),
    stranger: "own",
  },
  "main/dashboard/settings/api rotate-key": { fields: ({ company }) => ({ id: company.ids.apiKey }) },
  "main/dashboard/settings/api revoke-key": { fields: ({ company }) => ({ id: company.ids.apiKey }) },
  "main/dashboard/settings/api add-webhook": {
    fields: () => ({ url: "https://hooks.partner.example/step", events: ["message.received"] }),
    stranger: "own",
  },
  ...atEach(["main/dashboard/settings/api"], {
    "edit-webhook": {
      fields: ({ company }: World) => ({
        id: company.ids.webhook,
        url: "https://hooks.partner.example/moved",
        events: ["content.published"],
      }),
    },
    "rotate-webhook-secret": webhook,
    "stop-webhook": webhook,
    "resume-webhook": {
      ...webhook,
      prepare: ({ app, company }: World) =>
        app.services.db
          .update(schema.webhookEndpoints)
          .set({ stoppedAt: new Date(), stopReason: "failing" as const })
          .where(eq(schema.webhookEndpoints.id, company.ids.webhook)),
    },
    redeliver: { fields: ({ company }: World) => ({ id: company.ids.delivery }) },
    "remove-webhook": webhook,
  }),
  "main/dashboard/settings/languages save-language": {
    fields: () => ({ version: "1", language: "de" }),
    stranger: "own",
  },
  "main/dashboard/settings/languages save-messages": {
    fields: () => ({ version: "1", tag: "en", "nav.home": "Start" }),
    stranger: "own",
  },
  "main/dashboard/settings/export look": {
    fields: async (world) => ({ archive: await archiveOf(world) }),
    stranger: "own",
    proof: "answers",
    isQuoting: true,
  },
  // The import of another company's data has new ids.
  "main/dashboard/settings/export import": {
    fields: async (world) => ({ archive: await archiveOf(world), confirm: "yes" }),
    beforeAsking: emptyCenter,
    stranger: "own",
    isQuoting: true,
  },
};
