import type { ReactNode } from "react";
import { wordsOf } from "#features/articles/count-words.ts";
import { type ArticleValues, articleLimits, type OwnerArticle } from "#features/articles/owner-article.ts";
import { Button } from "#ui/primitives/button.tsx";
import { Field } from "#ui/primitives/field.tsx";
import { Input, Textarea } from "#ui/primitives/input.tsx";

const wordsPerMinute = 220;
/** Search engines cut longer texts. */
const shownTitle = 60;
const shownDescription = 155;

export interface CenterAddress {
  /** Such as "Acme Help Center". */
  title: string;
  /** Such as "help.acme.com" or "step.example/help/acme". */
  place: string;
}

interface DetailsProps {
  article: OwnerArticle;
  values: ArticleValues;
  errors: Partial<Record<keyof ArticleValues, string>>;
  categories: string[];
  center: CenterAddress;
  opening: string;
  onChange: (part: Partial<ArticleValues>) => void;
  /** Null if the role may not do it, or there is nothing to do. */
  onUnpublish: (() => void) | null;
  onDiscard: (() => void) | null;
  children?: ReactNode;
}

/** State, category, address and search result of an article, in a column beside the text. */
export function ArticleDetails({
  article,
  values,
  errors,
  categories,
  center,
  opening,
  onChange,
  onUnpublish,
  onDiscard,
  children,
}: DetailsProps) {
  const words = wordsOf(values.content).length;
  const minutes = Math.max(1, Math.round(words / wordsPerMinute));
  const seoTitle = values.seoTitle || values.title || "Untitled article";
  const seoDescription = values.seoDescription || opening;
  return (
    <div className="flex flex-col divide-y divide-border *:py-5 *:first:pt-0">
      <section aria-labelledby="article-status">
        <h2 id="article-status" className="mb-2 text-13 font-normal text-text-3">
          Status
        </h2>
        <p className="flex items-center gap-2 text-14 font-medium">
          <span
            aria-hidden="true"
            className={`size-2 rounded-full ${article.isPublished ? "bg-ok" : "bg-warn"}`}
          />
          {article.isPublished ? "Published" : "Draft"}
        </p>
        <p className="mt-1 text-13 text-text-2">{statusText(article)}</p>
        {onUnpublish || onDiscard ? (
          <div className="mt-3 flex flex-wrap gap-2">
            {onDiscard ? (
              <Button variant="secondary" size="sm" onClick={onDiscard}>
                Discard changes
              </Button>
            ) : null}
            {onUnpublish ? (
              <Button variant="secondary" size="sm" onClick={onUnpublish}>
                Unpublish
              </Button>
            ) : null}
          </div>
        ) : null}
      </section>
      <section aria-label="Publishing" className="flex flex-col gap-4">
        <Field id="article-category" label="Category">
          {(control) => (
            <>
              <Input
                {...control}
                name="category"
                list="article-categories"
                dir="auto"
                maxLength={60}
                placeholder="None"
                value={values.category}
                onChange={(event) => onChange({ category: event.currentTarget.value })}
              />
              <datalist id="article-categories">
                {categories.map((name) => (
                  <option key={name} value={name} />
                ))}
              </datalist>
            </>
          )}
        </Field>
        <Field
          id="article-slug"
          label="Address"
          error={errors.slug}
          help={
            article.isPublished && values.slug !== article.publicSlug
              ? "Visitors with the old address are sent to the new one."
              : undefined
          }
        >
          {(control) => (
            <Input
              {...control}
              name="slug"
              maxLength={articleLimits.slug}
              autoCapitalize="none"
              spellCheck={false}
              value={values.slug}
              onChange={(event) => onChange({ slug: event.currentTarget.value })}
            />
          )}
        </Field>
      </section>
      <section aria-labelledby="article-search">
        <h2 id="article-search" className="mb-3 text-13 font-normal text-text-3">
          Search preview
        </h2>
        <div className="mb-4 rounded-md border border-border bg-surface p-3 text-13" dir="auto">
          <p className="truncate text-text-2">
            {center.place} › {values.slug}
          </p>
          <p className="mt-0.5 truncate text-16 text-link">
            {values.seoTitle || `${seoTitle} · ${center.title}`}
          </p>
          <p className="mt-0.5 line-clamp-3 text-text-2">{seoDescription}</p>
        </div>
        <div className="flex flex-col gap-4">
          <Field id="article-seo-title" label="Search title" help={lengthText(seoTitle, shownTitle)}>
            {(control) => (
              <Input
                {...control}
                name="seoTitle"
                dir="auto"
                maxLength={articleLimits.seoTitle}
                placeholder={values.title}
                value={values.seoTitle}
                onChange={(event) => onChange({ seoTitle: event.currentTarget.value })}
              />
            )}
          </Field>
          <Field
            id="article-seo-description"
            label="Search description"
            help={lengthText(seoDescription, shownDescription)}
          >
            {(control) => (
              <Textarea
                {...control}
                name="seoDescription"
                dir="auto"
                rows={3}
                maxLength={articleLimits.seoDescription}
                placeholder={opening}
                value={values.seoDescription}
                onChange={(event) => onChange({ seoDescription: event.currentTarget.value })}
              />
            )}
          </Field>
        </div>
      </section>
      <section
        aria-label="Length and history"
        className="flex items-center justify-between text-13 text-text-2"
      >
        <span className="tabular-nums">
          {words === 1 ? "1 word" : `${words.toLocaleString("en")} words`}, {minutes} min read
        </span>
        {children}
      </section>
    </div>
  );
}

function statusText({ isPublished, hasChanges }: OwnerArticle): string {
  if (!isPublished) return "Only your team sees it.";
  return hasChanges ? "Visitors still read the published text." : "Visitors read this text.";
}

function lengthText(text: string, shown: number): string {
  return `${[...text].length} of ${shown} characters`;
}
