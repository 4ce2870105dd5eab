/** Takes an exported help center into an account whose own is still empty. Ids and files are new; nothing is overwritten. */

import { and, eq, inArray, sql } from "drizzle-orm";
import {
  companies,
  faqEvidence,
  generatedFaqs,
  gettingStarted,
  guideImages,
  helpCenterContent,
  removedFaqs,
  videoGeneratedFaqs,
  videoGuides,
} from "#db/schema.ts";
import { uploadCompanyLogo } from "#features/companies/company-logo.server.ts";
import { uploadGuideImage } from "#features/guides/guide-images.server.ts";
import { openZip } from "#platform/archive/unpack-zip.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { type CenterDocument, readCenterDocument } from "./center-document.ts";
import { documentName } from "./data-archive.server.ts";
import { removedRows } from "./removed-questions.ts";

type Deps = Pick<Services, "db" | "clock" | "ids" | "storage" | "pageCache"> & {
  jobs: Pick<Services["jobs"], "enqueue">;
};

export interface CenterArchive {
  document: CenterDocument;
  /** By the address that the document has for them; unpacked when they are asked for. */
  pictures: { has(url: string): boolean; read(url: string): Promise<Uint8Array | null> };
}

/** What would come, or came. */
export interface CenterContents {
  name: string;
  questions: number;
  articles: number;
  guides: number;
  pictures: number;
  /** That it names and does not hold. */
  missingPictures: number;
}

export type ImportOutcome =
  | { outcome: "imported"; contents: CenterContents; problems: string[] }
  /** There is something already: nothing was changed. */
  | { outcome: "not-empty" };

/** Pictures don't get smaller when they are packed, so beside those that fit into an upload this is room for texts. */
const maxUnpackedBytes = 150_000_000;
const maxFiles = 3_000;
/** An archive may hold more than one guide shows: pictures of other guides are counted only until they are stored. */
const maxImages = maxFiles + 500;
/** Each is decoded and written anew beside the main thread. */
const picturesAtOnce = 3;

/** A ZIP file as `dataArchive` writes it, or the JSON document alone. `problem` is for people. */
export async function readCenterArchive(bytes: Uint8Array): Promise<CenterArchive | { problem: string }> {
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const zip = isZip ? await openZip(bytes, { maxBytes: maxUnpackedBytes, maxFiles, isWanted }) : null;
  const content = isZip ? await zip?.read(documentName) : bytes;
  if (!content) return { problem: "This is no export of a help center, or one that is too large." };
  const read = readCenterDocument(Buffer.from(content.buffer, content.byteOffset, content.length).toString());
  if ("problem" in read) return read;
  return {
    document: read.document,
    pictures: {
      has: (url) => zip?.paths.has(url.slice(1)) ?? false,
      read: async (url) => (await zip?.read(url.slice(1))) ?? null,
    },
  };
}

function isWanted(path: string): boolean {
  return path === documentName || path.startsWith("files/");
}

/** What an import of it would bring. */
export function contentsOf({ document, pictures }: CenterArchive): CenterContents {
  const named = pictureUrls(document);
  return {
    name: document.company.companyName,
    questions: document.generated_faqs.length + document.video_generated_faqs.length,
    articles: document.help_center_content.length,
    guides: document.getting_started.length + document.video_guides.length,
    pictures: named.filter((url) => pictures.has(url)).length,
    missingPictures: named.filter((url) => !pictures.has(url)).length,
  };
}

function pictureUrls({ company, getting_started, video_guides }: CenterDocument): string[] {
  const urls = [
    company.logoUrl,
    ...getting_started.flatMap(({ steps, draft }) =>
      [...steps, ...(draft?.steps ?? [])].map((step) => step.imageUrl),
    ),
    ...video_guides.flatMap(({ frames, thumbnailUrl }) => [
      thumbnailUrl,
      ...frames.map((frame) => frame.frameUrl),
    ]),
  ];
  return [...new Set(urls.filter((url): url is string => url !== null && url !== ""))];
}

/** Whether this help center holds nothing yet that an import would stand beside. */
export async function isCenterEmpty(db: Db | Transaction, { companyId }: OwnerScope): Promise<boolean> {
  const tables = [generatedFaqs, videoGeneratedFaqs, helpCenterContent, gettingStarted, videoGuides];
  for (const table of tables) {
    const [row] = await db
      .select({ id: table.id })
      .from(table)
      .where(eq(table.companyId, companyId))
      .limit(1);
    if (row) return false;
  }
  return true;
}

/**
 * All rows in one transaction, or none. The name, looks, contact details and search of the company become those of the
 * document; its address, its plan and whether it is public stay. Pictures are decoded and written anew, each a file of
 * its own that goes again by itself should the import not come to its end.
 */
export async function importCenter(
  deps: Deps,
  scope: OwnerScope,
  archive: CenterArchive,
): Promise<ImportOutcome> {
  if (!(await isCenterEmpty(deps.db, scope))) return { outcome: "not-empty" };
  const { document } = archive;
  const problems: string[] = [];
  const stored = new Map<string, { url: string; width: number | null; height: number | null }>();
  const wanted = pictureUrls(document).filter(
    (url) => url !== document.company.logoUrl && archive.pictures.has(url),
  );
  for (let at = 0; at < wanted.length; at += picturesAtOnce)
    await Promise.all(
      wanted.slice(at, at + picturesAtOnce).map(async (url) => {
        try {
          const bytes = (await archive.pictures.read(url)) ?? new Uint8Array();
          stored.set(url, await uploadGuideImage(deps, scope, { bytes, maxImages }));
        } catch (error) {
          if (!(error instanceof AppError)) throw error;
          problems.push(`A picture could not be used: ${error.message}`);
        }
      }),
    );
  const isStored = await deps.db.transaction(async (tx) => {
    await tx.select({ id: companies.id }).from(companies).where(isOwn(scope)).for("update");
    if (!(await isCenterEmpty(tx, scope))) return false;
    await storeCenter(tx, scope, {
      document,
      removed: removedRows(scope.companyId, document, { now: deps.clock.now(), ids: deps.ids }),
      pictureOf: (url) => stored.get(url ?? "") ?? null,
    });
    return true;
  });
  if (!isStored) return { outcome: "not-empty" };
  const logo = await archive.pictures.read(document.company.logoUrl ?? "");
  const uploaded = logo && (await uploadCompanyLogo(deps, scope, { bytes: logo }));
  if (uploaded?.outcome === "refused") problems.push(`The logo could not be used: ${uploaded.message}`);
  deps.pageCache.invalidate(scope.companyId);
  const contents = contentsOf(archive);
  // Each problem is one of the pictures.
  return {
    outcome: "imported",
    contents: { ...contents, pictures: contents.pictures - problems.length },
    problems,
  };
}

function isOwn({ companyId, userId }: OwnerScope) {
  return and(eq(companies.id, companyId), eq(companies.userId, userId));
}

interface Storing {
  document: CenterDocument;
  removed: (typeof removedFaqs.$inferInsert)[];
  pictureOf: (url: string | null) => { url: string; width: number | null; height: number | null } | null;
}

async function storeCenter(
  tx: Transaction,
  scope: OwnerScope,
  { document, removed, pictureOf }: Storing,
): Promise<void> {
  const { companyId } = scope;
  const { companyName, websiteUrl, language, themeSettings, searchSettings, contactDetails } =
    document.company;
  await tx
    .update(companies)
    .set({
      companyName,
      websiteUrl,
      language,
      themeSettings,
      searchSettings,
      contactDetails,
      version: sql`${companies.version} + 1`,
    })
    .where(isOwn(scope));
  await storeQuestions(tx, companyId, document);
  for (const part of partsOf(removed)) await tx.insert(removedFaqs).values(part);
  for (const part of partsOf(document.video_generated_faqs))
    await tx.insert(videoGeneratedFaqs).values(part.map((faq) => ({ ...faq, companyId })));
  for (const part of partsOf(document.help_center_content))
    await tx.insert(helpCenterContent).values(part.map((article) => ({ ...article, companyId })));
  const inGuide: string[] = [];
  const inStepGuides: string[] = [];
  const stepWith = <Step extends { imageUrl: string | null }>(step: Step): Step => {
    const picture = pictureOf(step.imageUrl);
    if (picture) inGuide.push(picture.url);
    return { ...step, imageUrl: picture?.url ?? null, ...sizeOf("image", picture) };
  };
  for (const guide of document.getting_started) {
    await tx.insert(gettingStarted).values({
      ...guide,
      companyId,
      published: guide.published && guide.steps.length > 0,
      steps: guide.steps.map(stepWith),
      draft: guide.draft && { ...guide.draft, steps: guide.draft.steps.map(stepWith) },
    });
  }
  for (const guide of document.video_guides) {
    const frames = guide.frames.map((frame) => {
      const picture = pictureOf(frame.frameUrl);
      if (picture) inStepGuides.push(picture.url);
      return { ...frame, frameUrl: picture?.url ?? "", ...sizeOf("frame", picture) };
    });
    const thumbnailUrl =
      pictureOf(guide.thumbnailUrl)?.url ?? frames.find(({ frameUrl }) => frameUrl)?.frameUrl ?? null;
    if (thumbnailUrl) inStepGuides.push(thumbnailUrl);
    await tx.insert(videoGuides).values({ ...guide, companyId, frames, thumbnailUrl });
  }
  const ownRows = (urls: string[]) =>
    and(
      eq(guideImages.companyId, companyId),
      inArray(
        guideImages.storageKey,
        urls.map((url) => url.slice("/files/".length)),
      ),
    );
  if (inGuide.length > 0) await tx.update(guideImages).set({ unusedSince: null }).where(ownRows(inGuide));
  // Pictures of step guides go with their guide, not by this list; one that both show stays on it.
  const alone = inStepGuides.filter((url) => !inGuide.includes(url));
  if (alone.length > 0) await tx.delete(guideImages).where(ownRows(alone));
}

function sizeOf<Prefix extends "image" | "frame">(
  prefix: Prefix,
  picture: { width: number | null; height: number | null } | null,
) {
  return picture?.width && picture.height
    ? { [`${prefix}Width`]: picture.width, [`${prefix}Height`]: picture.height }
    : {};
}

async function storeQuestions(tx: Transaction, companyId: string, document: CenterDocument): Promise<void> {
  const newIds = new Map<string, string>();
  for (const part of partsOf(document.generated_faqs)) {
    const rows = await tx
      .insert(generatedFaqs)
      .values(part.map(({ id: _old, ...faq }) => ({ ...faq, companyId })))
      .returning({ id: generatedFaqs.id, slug: generatedFaqs.slug });
    const bySlug = new Map(rows.map(({ id, slug }) => [slug, id]));
    for (const { id, slug } of part) newIds.set(id, bySlug.get(slug) ?? "");
  }
  const evidence = document.faq_evidence.flatMap(({ faqId, ...row }) => {
    const id = newIds.get(faqId);
    return id ? [{ ...row, faqId: id }] : [];
  });
  for (const part of partsOf(evidence)) await tx.insert(faqEvidence).values(part);
}

/** The database takes 65,534 values in one statement. */
function partsOf<Row>(rows: Row[]): Row[][] {
  const size = 1_000;
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, part) =>
    rows.slice(part * size, (part + 1) * size),
  );
}
