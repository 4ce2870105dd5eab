/** A company that has one of everything an owner can have, straight into the database, and the ids of it all. */
import { randomUUID } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import * as schema from "#db/schema.ts";
import type { Services } from "#platform/services.ts";
import { createUser, type TestUser } from "./sign-in.ts";

export interface FilledCompany extends TestUser {
  companyId: string;
  /** In every text of this company, in no address, and in nothing of another company. */
  mark: string;
  /** Also the end of the addresses of its questions and articles. */
  subdomain: string;
  /** Of its own, not verified, and what would prove it. */
  domain: string;
  domainToken: string;
  /** Names of what can be named in a form or an address, by kind. */
  ids: Record<FilledId, string>;
  /** Addresses of stored pictures. */
  logoUrl: string;
  guideImageUrl: string;
}

type FilledId =
  | "draft"
  | "published"
  | "videoFaq"
  | "removed"
  | "guide"
  | "video"
  | "recording"
  | "message"
  | "vote"
  | "newProposal"
  | "changedProposal"
  | "goneProposal"
  | "dismissedProposal"
  | "openContradiction"
  | "settledContradiction"
  | "logo";

let picture: Promise<Uint8Array> | null = null;

/** A small PNG. */
export function makePicture(): Promise<Uint8Array> {
  picture ??= sharp({ create: { width: 64, height: 48, channels: 3, background: "#1b4d3e" } })
    .png()
    .toBuffer()
    .then((bytes) => new Uint8Array(bytes));
  return picture;
}

/** `isInWizard`: at the last step of the wizard instead of in the dashboard. On the plan that has everything. */
export async function fillCompany(
  services: Services,
  { isInWizard = false }: { isInWizard?: boolean } = {},
): Promise<FilledCompany> {
  const { db } = services;
  const mark = `mark${randomUUID().slice(0, 8)}`;
  const subdomain = `name${randomUUID().slice(0, 8)}`;
  const user = await createUser(services, {
    email: `owner@${mark}.example`,
    companyName: `Company ${mark}`,
    onboardingCompleted: !isInWizard,
    plan: "ai",
  });
  const { companyId } = user;
  if (companyId === null) throw new Error("the company was not stored");
  const company = { services, companyId, mark, subdomain };
  const files = await storeFiles(company);
  const faqs = await storeFaqs(company);
  const website = await storeWebsite(company, faqs);
  const guides = await storeGuides(company, files);
  const visitors = await storeVisitors(company, faqs);
  const logo = await storeWizard(company, { ...files, crawlId: website.crawlId });
  const [domain, domainToken] = [`help.${mark}.example`, `c-${mark}`];
  await db
    .update(schema.companies)
    .set({
      onboardingStep: isInWizard ? 7 : 1,
      helpCenterSubdomain: subdomain,
      isPublic: true,
      websiteUrl: `https://${mark}.example/`,
      customDomain: domain,
      domainType: "custom",
      domainVerificationStatus: "pending",
      domainToken,
      logoUrl: files.logoUrl,
      logoWidth: 64,
      logoHeight: 48,
      themeSettings: { primaryColor: "#1b4d3e" },
      contactDetails: { email: `office@${mark}.example`, contactFormEnabled: true },
    })
    .where(eq(schema.companies.id, companyId));
  const { guideImageUrl, logoUrl } = files;
  const ids = { ...faqs, ...website.ids, ...guides, ...visitors, logo };
  return { ...user, companyId, mark, subdomain, domain, domainToken, ids, logoUrl, guideImageUrl };
}

interface Filling {
  services: Services;
  companyId: string;
  mark: string;
  subdomain: string;
}

async function storeFiles({ services: { db, storage, config }, companyId }: Filling) {
  const bytes = await makePicture();
  const put = async (key: string, contentType = "image/png") => {
    await storage.put(key, bytes, { contentType });
    return key;
  };
  const logo = await put(`company-logos/${companyId}-logo-0.png`);
  const guideImage = await put(`public/getting-started/${randomUUID()}.png`);
  const framePicture = await put(`public/guides/${randomUUID()}.png`);
  const foundLogo = await put(`avatars/${companyId}/logo/0.png`);
  const size = { width: 64, height: 48 };
  await db.insert(schema.guideImages).values({ companyId, storageKey: guideImage, ...size });
  await db.insert(schema.onboardingLogos).values({ companyId, kind: "uploaded", storageKey: logo, ...size });
  const film = join(config.dataDir, "film", companyId);
  await mkdir(dirname(film), { recursive: true });
  await writeFile(film, `film of ${companyId}`);
  const filmKey = `videos/${companyId}/${randomUUID()}.webm`;
  await storage.moveIn(filmKey, film, { contentType: "video/webm" });
  return {
    logoUrl: `/files/${logo}`,
    guideImageUrl: `/files/${guideImage}`,
    frameUrl: `/files/${framePicture}`,
    foundLogo,
    filmKey,
    posterKey: await put(`videos/${companyId}/${randomUUID()}.jpg`, "image/jpeg"),
    recordedKey: await put(`frames/${companyId}/${randomUUID()}/1.png`),
  };
}

async function storeFaqs({ services: { db }, companyId, mark, subdomain }: Filling) {
  const text = (name: string) => ({
    question: `What about the ${name} of ${mark}?`,
    answer: `Everything about the ${name} of ${mark} is here.`,
    category: `Category ${subdomain}`,
    slug: `${name}-${subdomain}`,
    companyId,
  });
  const [draft, published] = await db
    .insert(schema.generatedFaqs)
    .values([
      { ...text("draft"), origin: "section", status: "draft", position: 0 },
      { ...text("published"), origin: "section", status: "published", position: 1 },
    ])
    .returning();
  const [videoFaq] = await db
    .insert(schema.videoGeneratedFaqs)
    .values({ ...text("film"), status: "draft" })
    .returning();
  if (!draft || !published || !videoFaq) throw new Error("the questions were not stored");
  const lines = [{ text: `A sentence of ${mark}.`, level: 7 }];
  const source = { sourceUrl: `https://${mark}.example/about`, pageHash: "0".repeat(64) };
  await db
    .insert(schema.faqEvidence)
    .values(
      [draft, published].map(({ id }) => ({ faqId: id, sentence: `A sentence of ${mark}.`, ...source })),
    );
  await db
    .insert(schema.sourcePages)
    .values({ companyId, url: source.sourceUrl, pageHash: source.pageHash, lines, readAt: new Date() });
  const removed = randomUUID();
  const faq = { ...draft, id: removed, slug: `removed-${subdomain}`, list: "manual" };
  await db.insert(schema.removedFaqs).values({ id: removed, companyId, faq, evidence: [] });
  await db.insert(schema.helpCenterContent).values({
    companyId,
    title: `Article of ${mark}`,
    slug: `article-${subdomain}`,
    content: `Words of ${mark}.`,
    status: "published",
  });
  return { draft: draft.id, published: published.id, videoFaq: videoFaq.id, removed };
}

async function storeWebsite(
  { services: { db }, companyId, mark }: Filling,
  { published, draft }: { published: string; draft: string },
) {
  const url = `https://${mark}.example/`;
  const now = new Date();
  const [crawl] = await db
    .insert(schema.crawls)
    .values({ companyId, url, status: "completed", progress: 100, finishedAt: now })
    .returning();
  if (!crawl) throw new Error("the crawl was not stored");
  await db
    .insert(schema.crawlPages)
    .values({ crawlId: crawl.id, url, title: `Page of ${mark}`, status: "kept", markdown: mark });
  await db.insert(schema.websiteChecks).values({ companyId, url, status: "completed", finishedAt: now });
  const proposal = (kind: "new" | "changed" | "gone", index: number) => ({
    companyId,
    kind,
    fingerprint: `${kind}-${index}`,
    faqId: kind === "new" ? null : published,
    question: kind === "gone" ? null : `What is new about ${mark}?`,
    answer: kind === "gone" ? null : `This is what ${mark} says by now.`,
    origin: "section" as const,
    sourceUrl: url,
    evidence: [`Now ${mark}.`],
    foundAt: now,
  });
  const proposals = await db
    .insert(schema.faqProposals)
    .values([
      proposal("new", 0),
      proposal("changed", 1),
      proposal("gone", 2),
      { ...proposal("changed", 3), faqId: draft, status: "dismissed", decidedAt: now },
    ])
    .returning({ id: schema.faqProposals.id });
  const value = (shown: string) => ({
    value: shown,
    evidence: `Call ${shown} at ${mark}.`,
    sourceUrl: `${url}about`,
    sourceTitle: null,
    pageHash: "0".repeat(64),
  });
  const values = [value("+44 117 496 0142"), value("+44 117 496 0143")];
  const contradictions = await db
    .insert(schema.faqContradictions)
    .values([
      { companyId, kind: "phone", subject: mark, fingerprint: "0", values, foundAt: now },
      {
        companyId,
        kind: "phone",
        subject: `Other ${mark}`,
        fingerprint: "1",
        values,
        foundAt: now,
        status: "dismissed",
        decidedAt: now,
      },
    ])
    .returning({ id: schema.faqContradictions.id });
  const [newProposal = "", changedProposal = "", goneProposal = "", dismissedProposal = ""] = proposals.map(
    ({ id }) => id,
  );
  const [openContradiction = "", settledContradiction = ""] = contradictions.map(({ id }) => id);
  return {
    crawlId: crawl.id,
    ids: {
      newProposal,
      changedProposal,
      goneProposal,
      dismissedProposal,
      openContradiction,
      settledContradiction,
    },
  };
}

type Files = Awaited<ReturnType<typeof storeFiles>>;

async function storeGuides({ services: { db }, companyId, mark }: Filling, files: Files) {
  const step = (name: string) => ({
    id: name,
    title: `Step ${name} of ${mark}`,
    description: `Press ${mark}.`,
    imageUrl: files.guideImageUrl,
  });
  const guide = (name: string) => ({ title: `Guide ${name} of ${mark}`, steps: [step(name)] });
  await db.insert(schema.gettingStarted).values({
    companyId,
    ...guide("seen"),
    published: true,
    draft: guide("draft"),
    previous: { ...guide("before"), published: true },
  });
  const filename = `film-${mark}.webm`;
  const [stepGuide] = await db
    .insert(schema.videoGuides)
    .values({
      companyId,
      title: `How to use ${mark}`,
      frames: [{ title: `Open ${mark}`, description: `Look at ${mark}.`, frameUrl: files.frameUrl }],
      thumbnailUrl: files.frameUrl,
      sourceVideo: filename,
      published: false,
    })
    .returning({ id: schema.videoGuides.id });
  const [video] = await db
    .insert(schema.videoMetadata)
    .values({
      companyId,
      filename,
      title: `Film of ${mark}`,
      storagePath: files.filmKey.slice("videos/".length),
      contentType: "video/webm",
      sizeBytes: 10,
      posterPath: files.posterKey,
      captions: `WEBVTT\n\n00:00:01.000 --> 00:00:06.000\nHow do I add a desk to ${mark}? Press Desks, then press Add and type its name.\n`,
    })
    .returning({ id: schema.videoMetadata.id });
  const [recording] = await db
    .insert(schema.recordings)
    .values({
      companyId,
      clientKey: randomUUID(),
      target: "getting-started",
      status: "failed",
      error: `Failed for ${mark}`,
      durationSeconds: 12,
      frames: [
        {
          storagePath: files.recordedKey,
          timestampSeconds: 0,
          kind: "opening",
          changed: null,
          covered: [],
          width: 64,
          height: 48,
        },
      ],
    })
    .returning({ id: schema.recordings.id });
  if (!stepGuide || !video || !recording) throw new Error("the guides were not stored");
  return { guide: stepGuide.id, video: video.id, recording: recording.id };
}

async function storeVisitors(
  { services: { db }, companyId, mark }: Filling,
  { published }: { published: string },
) {
  const [message] = await db
    .insert(schema.contactMessages)
    .values({ companyId, name: `Ada ${mark}`, email: `ada@${mark}.example`, message: `Hello ${mark}` })
    .returning({ id: schema.contactMessages.id });
  const [vote] = await db
    .insert(schema.helpfulVotes)
    .values({ companyId, kind: "question", itemId: published, isHelpful: false, comment: `No, ${mark}` })
    .returning({ id: schema.helpfulVotes.id });
  const searched = { query: `where is ${mark}`, count: 3, lastSearchedAt: new Date() };
  await db.insert(schema.unansweredSearches).values({ companyId, ...searched });
  if (!message || !vote) throw new Error("what visitors left was not stored");
  return { message: message.id, vote: vote.id };
}

async function storeWizard(
  { services: { db }, companyId, mark }: Filling,
  { foundLogo, crawlId }: { foundLogo: string; crawlId: string },
): Promise<string> {
  const [logo] = await db
    .insert(schema.onboardingLogos)
    .values({ companyId, crawlId, kind: "found", storageKey: foundLogo, width: 64, height: 48 })
    .returning({ id: schema.onboardingLogos.id });
  if (!logo) throw new Error("the logo was not stored");
  await db
    .insert(schema.onboardings)
    .values({ companyId, source: "website", websiteUrl: `https://${mark}.example/`, crawlId });
  await db.insert(schema.faqGenerations).values({
    companyId,
    crawlId,
    status: "completed",
    progress: 100,
    log: [`Wrote about ${mark}`],
    finishedAt: new Date(),
  });
  return logo.id;
}
