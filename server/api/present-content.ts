/** Turns rows into resources of the API. */
import { isDeepStrictEqual } from "node:util";
import type { z } from "zod";
import type { article, collection, gettingStartedGuide, guide, question } from "#features/api/resources.ts";
import type { WholeArticle } from "#features/articles/article-pages.server.ts";
import type { Collection } from "#features/faqs/collections.server.ts";
import type { WholeQuestion } from "#features/faqs/question-pages.server.ts";
import type { findWholeGettingStarted, WholeGuide } from "#features/guides/guide-pages.server.ts";
import type { PublicationStatus } from "#shared/enumerations.ts";
import type { Center } from "./center-of.ts";

export function presentCollection(
  { slug, name, description, icon, parent }: Collection,
  { urlOf }: Center,
): z.input<typeof collection> {
  return { slug, name, description, icon, parent, url: urlOf(`/c/${encodeURIComponent(slug)}`) };
}

export function presentQuestion(row: WholeQuestion, center: Center): z.input<typeof question> {
  const { id, question: text, answer, category, status, slug, origin, sources, createdAt, updatedAt } = row;
  return {
    id,
    question: text,
    answer,
    collection: category,
    status,
    slug,
    origin: origin === "manual" ? "team" : origin === "video" ? "video" : "website",
    sources,
    url: publishedUrl(center, status, `/faq/${encodeURIComponent(slug)}`),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

export function presentArticle(row: WholeArticle, center: Center): z.input<typeof article> {
  const { id, status, slug, draft, review, publishAt, unpublishAt, createdAt, updatedAt } = row;
  const texts = presentTexts(row);
  const changes = draft === null ? null : presentTexts(draft);
  return {
    id,
    ...texts,
    status,
    url: publishedUrl(center, status, `/articles/${encodeURIComponent(slug)}`),
    unpublishedChanges:
      draft && changes && !isDeepStrictEqual(changes, texts)
        ? { ...changes, savedAt: draft.savedAt.toISOString() }
        : null,
    review,
    publishAt: publishAt?.toISOString() ?? null,
    unpublishAt: unpublishAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

function presentTexts({
  title,
  content,
  category,
  slug,
  seoTitle,
  seoDescription,
  author,
}: Omit<NonNullable<WholeArticle["draft"]>, "articleId" | "companyId" | "version" | "savedAt">) {
  return { title, content, collection: category, slug, seoTitle, seoDescription, author };
}

export function presentGuide(row: WholeGuide, center: Center, origin: string): z.input<typeof guide> {
  const { id, title, description, category, isPublished, slug, steps, createdAt, updatedAt } = row;
  const status = statusOf(isPublished);
  return {
    id,
    title,
    description,
    collection: category,
    status,
    slug,
    steps: steps.map((step) => presentStep(step, origin)),
    url: publishedUrl(center, status, `/guides/${encodeURIComponent(slug)}`),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

type WholeGettingStarted = NonNullable<Awaited<ReturnType<typeof findWholeGettingStarted>>>;

export function presentGettingStarted(
  { id, title, isPublished, steps, draft, updatedAt }: WholeGettingStarted,
  center: Center,
  origin: string,
): z.input<typeof gettingStartedGuide> {
  const status = statusOf(isPublished);
  return {
    id,
    title,
    status,
    steps: steps.map((step) => presentStep(step, origin)),
    unpublishedChanges: draft && {
      title: draft.title,
      steps: draft.steps.map((step) => presentStep(step, origin)),
      savedAt: draft.savedAt.toISOString(),
    },
    url: publishedUrl(center, status, "/getting-started"),
    updatedAt: updatedAt.toISOString(),
  };
}

function presentStep({ key, title, markdown, picture }: WholeGuide["steps"][number], origin: string) {
  const imageUrl = picture === null ? null : `${origin}${picture.url}`;
  return { key, title, description: markdown, imageUrl, imageAlt: picture?.alt ?? "" };
}

function statusOf(isPublished: boolean): PublicationStatus {
  return isPublished ? "published" : "draft";
}

function publishedUrl({ urlOf }: Center, status: PublicationStatus, path: string): string | null {
  return status === "published" ? urlOf(path) : null;
}
