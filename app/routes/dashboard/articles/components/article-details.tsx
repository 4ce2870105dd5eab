import type { ReactNode } from "react";
import type { ArticleValues, OwnerArticle, Schedule } from "#features/articles/owner-article.ts";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { wordsOf } from "#features/versions/count-words.ts";
import { articleLimits } from "#shared/article-limits.ts";
import { Field } from "#ui/primitives/field.tsx";
import { Input, Textarea } from "#ui/primitives/input.tsx";
import { ArticleSchedule } from "./article-schedule.tsx";
import { ArticleStatus, type StatusActions } from "./article-status.tsx";

const wordsPerMinute = 220;
/** Search engines cut longer texts. */
const shownTitle = 60;
const shownDescription = 155;

export interface CenterAddress {
  /** Such as "Acme Help Center". */
  title: string;
  /** Such as "help.acme.com" or "step.example/help/acme". */
  place: string;
  /** Whether visitors read who wrote an article. */
  showsAuthors: boolean;
}

interface DetailsProps {
  article: OwnerArticle;
  values: ArticleValues;
  errors: Partial<Record<keyof ArticleValues, string>>;
  categories: string[];
  center: CenterAddress;
  opening: string;
  onChange: (part: Partial<ArticleValues>) => void;
  /** To the reviewer. */
  note: string;
  onNote: (note: string) => void;
  actions: StatusActions;
  /** Null if the role may not change the schedule. */
  onSchedule: ((schedule: Schedule) => Promise<boolean>) | null;
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
  note,
  onNote,
  actions,
  onSchedule,
  children,
}: DetailsProps) {
  const { t, said, number } = useTeamTexts("articles");
  const lengthText = (text: string, shown: number) =>
    t("{count} of {most} characters", { count: number([...text].length), most: number(shown) });
  const words = wordsOf(values.content).length;
  const minutes = Math.max(1, Math.round(words / wordsPerMinute));
  const seoTitle = values.seoTitle || values.title || t("Untitled article");
  const seoDescription = values.seoDescription || opening;
  return (
    <div className="flex flex-col divide-y divide-border *:py-5 *:first:pt-0">
      <ArticleStatus article={article} note={note} onNote={onNote} actions={actions} />
      <ArticleSchedule article={article} onSchedule={onSchedule} />
      <section aria-label={t("Publishing")} className="flex flex-col gap-4">
        <Field id="article-category" label={t("Category")}>
          {(control) => (
            <>
              <Input
                {...control}
                name="category"
                list="article-categories"
                dir="auto"
                maxLength={60}
                placeholder={t("None")}
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
          id="article-author"
          label={t("Author")}
          help={
            center.showsAuthors
              ? undefined
              : t("Visitors don't see it until you show authors in Words and Links.")
          }
        >
          {(control) => (
            <Input
              {...control}
              name="author"
              dir="auto"
              maxLength={articleLimits.author}
              placeholder={t("None")}
              value={values.author}
              onChange={(event) => onChange({ author: event.currentTarget.value })}
            />
          )}
        </Field>
        <Field
          id="article-slug"
          label={t("Address")}
          error={errors.slug && said(errors.slug)}
          help={
            article.isPublished && values.slug !== article.publicSlug
              ? t("Visitors with the old address are sent to the new one.")
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
          {t("Search preview")}
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
          <Field id="article-seo-title" label={t("Search title")} help={lengthText(seoTitle, shownTitle)}>
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
            label={t("Search description")}
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
        aria-label={t("Length and history")}
        className="flex items-center justify-between text-13 text-text-2"
      >
        {/* Browsers split Japanese or Thai, and addresses in it, differently than the server. */}
        <span className="tabular-nums" suppressHydrationWarning>
          {words === 1
            ? t("1 word, {minutes} min read", { minutes })
            : t("{count} words, {minutes} min read", { count: number(words), minutes: number(minutes) })}
        </span>
        {children}
      </section>
    </div>
  );
}
