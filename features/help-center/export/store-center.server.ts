/** Inserts the records of an uploaded export in batches, in the import's transaction. */
import { noteUsedPictures } from "#features/articles/article-images.server.ts";
import {
  storeArticles,
  storeDrafts,
  storeFormerSlugs,
  storeSchedules,
} from "#features/articles/store-articles.server.ts";
import {
  storeCategoryParents,
  storeCollectionRedirects,
  storeCollections,
} from "#features/faqs/collections.server.ts";
import {
  storeImportedEvidence,
  storeImportedFaqs,
  storeImportedPins,
  storeImportedRemovals,
  storeImportedVideoFaqs,
} from "#features/faqs/store-imported-faqs.server.ts";
import { settleImportedImages } from "#features/guides/guide-images.server.ts";
import { storeImportedGuides, storeImportedStepGuides } from "#features/guides/store-guide.server.ts";
import { storeImportedRedirects } from "#features/redirects/redirects.server.ts";
import { importLanguages, importTranslations } from "#features/translations/import-translations.server.ts";
import type { Transaction } from "#platform/db/open-database.ts";
import type { Ids } from "#platform/ids.ts";
import { moveArticleFiles } from "#shared/article-attachment.ts";
import type { CenterRecord, RecordBatch } from "./center-records.ts";
import { asRemoved, removedRows } from "./removed-questions.ts";

export interface StoredPicture {
  url: string;
  width: number | null;
  height: number | null;
}

interface Storing {
  batches: AsyncIterable<RecordBatch>;
  pictureOf(url: string | null): StoredPicture | null;
  ids: Pick<Ids, "uuid">;
  /** Null for an API key. */
  userId: string | null;
  now: Date;
}

export async function storeCenter(
  tx: Transaction,
  { companyId }: { companyId: string },
  { batches, pictureOf, ids, userId, now }: Storing,
): Promise<void> {
  /** New ids of the rows of all tables, keyed by their ids in the file. */
  const newIds = new Map<string, string>();
  const idFor = (old: string | undefined) => {
    const id = ids.uuid();
    if (old !== undefined) newIds.set(old, id);
    return id;
  };
  const withNewId = <Row extends { id?: string | undefined }>(row: Row) => ({ ...row, id: idFor(row.id) });
  const withArticle = <Row extends { articleId: string }>(row: Row) => {
    const articleId = newIds.get(row.articleId);
    return articleId === undefined ? [] : [{ ...row, articleId }];
  };
  const inGuide: string[] = [];
  const inStepGuides: string[] = [];
  /** Stored together, because all of them are needed to find circles. */
  const redirects: CenterRecord<"redirects">[] = [];

  /** Stored after all of them, because one may be inside a later one. */
  const categories: CenterRecord<"collections">[] = [];

  for await (const batch of batches) await store(batch);
  const nameOf = new Map(categories.map(({ id, name }) => [id, name]));
  await storeCategoryParents(
    tx,
    { companyId },
    categories.flatMap(({ name, parentId }) => {
      const parent = parentId ? nameOf.get(parentId) : undefined;
      return parent ? [{ category: name, parent }] : [];
    }),
  );
  await storeImportedRedirects(tx, { companyId }, redirects);
  await settleImportedImages(tx, { companyId }, { inGuide, inStepGuides });

  async function store({ table, records }: RecordBatch): Promise<void> {
    switch (table) {
      case "collections":
        await storeCollections(
          tx,
          { companyId },
          records.map(({ id: _id, parentId: _parent, ...row }) => row),
        );
        categories.push(...records);
        break;
      case "collection_redirects":
        await storeCollectionRedirects(tx, { companyId }, records);
        break;
      case "redirects":
        redirects.push(...records);
        break;
      case "generated_faqs":
        await storeImportedFaqs(tx, { companyId }, records.map(withNewId));
        break;
      case "faq_evidence": {
        const rows = records.flatMap((evidence) => {
          const faqId = newIds.get(evidence.faqId);
          return faqId ? [{ ...evidence, faqId }] : [];
        });
        await storeImportedEvidence(tx, rows);
        break;
      }
      case "pinned_answers": {
        const pins = records.flatMap(({ wording, faqId }) => {
          const newId = newIds.get(faqId);
          return newId ? [{ wording, faqId: newId }] : [];
        });
        await storeImportedPins(tx, { companyId }, pins);
        break;
      }
      case "removed_faqs":
        await remember(records);
        break;
      case "faq_proposals":
        await remember(asRemoved(records));
        break;
      case "video_generated_faqs":
        await storeImportedVideoFaqs(tx, { companyId }, records.map(withNewId));
        break;
      case "help_center_content":
        await storeArticles(tx, { companyId }, await withOwnFiles(records.map(withNewId)));
        break;
      case "article_drafts":
        await storeDrafts(tx, { companyId }, await withOwnFiles(records.flatMap(withArticle)));
        break;
      case "article_states": {
        const schedules = records.flatMap(withArticle);
        await storeSchedules(tx, { companyId }, { schedules, scheduledBy: userId, now });
        break;
      }
      case "article_redirects":
        await storeFormerSlugs(tx, { companyId }, records.flatMap(withArticle));
        break;
      case "getting_started":
        await storeImportedGuides(tx, { companyId }, records.map(gettingStartedRow));
        break;
      case "video_guides":
        await storeImportedStepGuides(tx, { companyId }, records.map(videoGuideRow));
        break;
      case "company_languages":
        await importLanguages(tx, { companyId }, records);
        break;
      case "translations":
        await importTranslations(tx, { companyId }, { records: records.map(translationRow), newIds });
    }
  }

  /** The exported addresses belong to another company's files. */
  function withFilesOf(content: string): string {
    return moveArticleFiles(content, (address) => pictureOf(address)?.url ?? address);
  }

  async function withOwnFiles<Row extends { content: string }>(rows: Row[]): Promise<Row[]> {
    const moved = rows.map((row) => ({ ...row, content: withFilesOf(row.content) }));
    await noteUsedPictures(tx, { companyId }, moved.map(({ content }) => content).join("\n"));
    return moved;
  }

  /** Translations also keep the text that they were made from, to know whether it has changed. */
  function translationRow(row: CenterRecord<"translations">) {
    const moved = (fields: Record<string, string>) =>
      Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, withFilesOf(value)]));
    return row.articleId ? { ...row, fields: moved(row.fields), sourceFields: moved(row.sourceFields) } : row;
  }

  async function remember(questions: Parameters<typeof removedRows>[0]): Promise<void> {
    await storeImportedRemovals(tx, { companyId }, { rows: removedRows(questions, ids), now });
  }

  function gettingStartedRow(guide: CenterRecord<"getting_started">) {
    const stepWith = (step: (typeof guide.steps)[number]) => {
      const picture = pictureOf(step.imageUrl);
      if (picture) inGuide.push(picture.url);
      return { ...step, imageUrl: picture?.url ?? null, ...sizeOf("image", picture) };
    };
    return {
      ...withNewId(guide),
      published: guide.published && guide.steps.length > 0,
      steps: guide.steps.map(stepWith),
      draft: guide.draft && { ...guide.draft, steps: guide.draft.steps.map(stepWith) },
    };
  }

  function videoGuideRow(guide: CenterRecord<"video_guides">) {
    const frames = guide.frames.map((frame) => {
      const picture = pictureOf(frame.frameUrl);
      if (picture) inStepGuides.push(picture.url);
      return { ...frame, frameUrl: picture?.url ?? "", ...sizeOf("frame", picture) };
    });
    const thumbnailUrl =
      pictureOf(guide.thumbnailUrl)?.url ?? frames.find(({ frameUrl }) => frameUrl)?.frameUrl ?? null;
    if (thumbnailUrl) inStepGuides.push(thumbnailUrl);
    return { ...withNewId(guide), frames, thumbnailUrl };
  }
}

function sizeOf<Prefix extends "image" | "frame">(prefix: Prefix, picture: StoredPicture | null) {
  return picture?.width && picture.height
    ? { [`${prefix}Width`]: picture.width, [`${prefix}Height`]: picture.height }
    : {};
}
