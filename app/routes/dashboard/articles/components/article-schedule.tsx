import { useState } from "react";
import { dayAndTimeIn } from "#engines/messages/team/team-dates.ts";
import type { OwnerArticle, Schedule } from "#features/articles/owner-article.ts";
import { joined, useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { LocalTime } from "#ui/local-time.tsx";
import { Button } from "#ui/primitives/button.tsx";
import { Field } from "#ui/primitives/field.tsx";
import { MomentInput } from "#ui/primitives/moment-input.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";

/** When the article is published and unpublished without a person. */
export function ArticleSchedule({
  article: { isPublished, hasChanges, publishAt, unpublishAt },
  onSchedule,
}: {
  article: OwnerArticle;
  /** Null if the role may not change the schedule. Returns whether it was stored. */
  onSchedule: ((schedule: Schedule) => Promise<boolean>) | null;
}) {
  const { t, parts, language } = useTeamTexts("articles");
  const dayAndTime = dayAndTimeIn(language);
  const isHydrated = useHydrated();
  const [typed, setTyped] = useState<Partial<Schedule<string>>>({});
  const stored = { publishAt: publishAt ?? "", unpublishAt: unpublishAt ?? "" };
  const shown = { ...stored, ...typed };
  const isSet = publishAt !== null || unpublishAt !== null;
  const isChanged = shown.publishAt !== stored.publishAt || shown.unpublishAt !== stored.unpublishAt;
  const isEditable = isHydrated && onSchedule !== null;
  if (!isEditable && !isSet) return null;
  const hasTextToPublish = !isPublished || hasChanges;
  const store = async ({ publishAt: from, unpublishAt: until }: Schedule<string>) => {
    const isStored = await onSchedule?.({ publishAt: from || null, unpublishAt: until || null });
    // Unless other times were typed meanwhile.
    if (isStored) setTyped((now) => (now === typed ? {} : now));
  };
  return (
    <section aria-labelledby="article-schedule">
      <h2 id="article-schedule" className="mb-2 text-13 font-normal text-text-3">
        {t("Schedule")}
      </h2>
      {publishAt ? (
        <p className="mb-2 text-14">
          {joined(
            parts(isPublished ? "Changes go live {time}" : "Goes live {time}", {
              time: <LocalTime at={publishAt} format={dayAndTime} />,
            }),
          )}
        </p>
      ) : null}
      {unpublishAt ? (
        <p className="mb-2 text-14">
          {joined(parts("Unpublished {time}", { time: <LocalTime at={unpublishAt} format={dayAndTime} /> }))}
        </p>
      ) : null}
      {isEditable ? (
        <details open={isChanged || undefined} className="text-14">
          <summary className="w-fit rounded-sm py-1 text-text-2 underline underline-offset-4 hover:text-text">
            {isSet ? t("Change") : t("Publish or unpublish later")}
          </summary>
          <div className="mt-3 flex flex-col gap-4">
            {hasTextToPublish || publishAt ? (
              <Field
                id="article-publish-at"
                label={isPublished ? t("Publish changes at") : t("Publish at")}
                help={t("In your time zone")}
              >
                {(control) => (
                  <MomentInput
                    {...control}
                    value={shown.publishAt}
                    onChange={(at) => setTyped({ ...typed, publishAt: at })}
                  />
                )}
              </Field>
            ) : null}
            <Field id="article-unpublish-at" label={t("Unpublish at")} help={t("In your time zone")}>
              {(control) => (
                <MomentInput
                  {...control}
                  value={shown.unpublishAt}
                  onChange={(at) => setTyped({ ...typed, unpublishAt: at })}
                />
              )}
            </Field>
            <div className="flex flex-wrap gap-2">
              <Button
                variant="secondary"
                size="sm"
                aria-disabled={!isChanged}
                onClick={() => (isChanged ? void store(shown) : undefined)}
              >
                {t("Save schedule")}
              </Button>
              {isSet ? (
                <Button
                  variant="ghost"
                  size="sm"
                  onClick={() => void store({ publishAt: "", unpublishAt: "" })}
                >
                  {t("Remove")}
                </Button>
              ) : null}
            </div>
          </div>
        </details>
      ) : null}
    </section>
  );
}
