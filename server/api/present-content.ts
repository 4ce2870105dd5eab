/** Turns rows into resources of the API. */
import type { z } from "zod";
import type { article, collection, gettingStartedGuide, guide, question } from "#features/api/resources.ts";
import type { WholeArticle } from "#features/articles/article-pages.server.ts";
import type { Collection } from "#features/faqs/collections.server.ts";
import type { WholeQuestion } from "#features/faqs/question-pages.server.ts";
import type { findWholeGettingStarted, WholeGuide } from "#features/guides/guide-pages.server.ts";
import type { PublicStep } from "#features/guides/present-public.ts";
import type { PublicationStatus } from "#shared/enumerations.ts";
import type { Center } from "./center-of.ts";

export function presentCollection(
  { slug, name, description, icon }: Collection,
  { urlOf }: Center,
): z.input<typeof collection> {
  return { slug, name, description, icon, url: urlOf(`/c/${encodeURIComponent(slug)}`) };
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
  const { id, title, content, category, status, slug, createdAt, updatedAt } = row;
  return {
    id,
    title,
    content,
    collection: category,
    status,
    slug,
    url: publishedUrl(center, status, `/articles/${encodeURIComponent(slug)}`),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
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
  { id, title, isPublished, steps, updatedAt }: WholeGettingStarted,
  center: Center,
  origin: string,
): z.input<typeof gettingStartedGuide> {
  const status = statusOf(isPublished);
  return {
    id,
    title,
    status,
    steps: steps.map((step) => presentStep(step, origin)),
    url: publishedUrl(center, status, "/getting-started"),
    updatedAt: updatedAt.toISOString(),
  };
}

function presentStep({ title, markdown, picture }: PublicStep, origin: string) {
  const imageUrl = picture === null ? null : `${origin}${picture.url}`;
  return { title, description: markdown, imageUrl, imageAlt: picture?.alt ?? "" };
}

function statusOf(isPublished: boolean): PublicationStatus {
  return isPublished ? "published" : "draft";
}

function publishedUrl({ urlOf }: Center, status: PublicationStatus, path: string): string | null {
  return status === "published" ? urlOf(path) : null;
}
