import { Form, Link } from "react-router";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import type { ShownImport } from "#features/moving/describe-import.server.ts";
import type { ImportingProgress } from "#features/moving/describe-progress.server.ts";
import { noteTexts } from "#features/moving/moving-texts.ts";
import { Button } from "#ui/primitives/button.tsx";
import { cn } from "#ui/primitives/cn.ts";
import { CategoriesProgress } from "./import-categories.tsx";
import { textLink } from "./text-link.ts";
import { useMinutesLeft } from "./use-minutes-left.ts";

export function ImportProgress({
  shown,
  progress,
}: {
  shown: ShownImport;
  /** Null while the source is read. */
  progress: ImportingProgress | null;
}) {
  const { t, number } = useTeamTexts("moving");
  const { label, phase, done, total } = shown;
  const isReading = phase === "plan";
  const minutes = useMinutesLeft(shown);
  return (
    <section className="max-w-190">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h2 className="text-20 font-semibold wrap-anywhere">
          {t(isReading ? "Reading {label}" : "Importing {label}", { label })}
        </h2>
        <Form method="post">
          <Button type="submit" name="intent" value="stop-import" variant="secondary">
            {t(isReading ? "Stop" : "Pause")}
          </Button>
        </Form>
      </div>
      <p className="mt-2 text-16 text-text-2">
        {minutes === null ? null : (
          <>
            {minutes === 1
              ? t("Less than a minute left.")
              : t("About {count} minutes left.", { count: number(minutes) })}{" "}
          </>
        )}
        {t("You can close this page. The import continues.")}
      </p>
      {isReading ? null : (
        <progress
          aria-label={t("Progress")}
          className="mt-5 block h-1 w-full appearance-none overflow-hidden rounded-full bg-border [&::-moz-progress-bar]:bg-solid [&::-webkit-progress-bar]:bg-border [&::-webkit-progress-value]:bg-solid"
          value={total > 0 ? done : 0}
          max={Math.max(1, total)}
        />
      )}
      <div className="mt-2 flex flex-wrap justify-between gap-x-4 text-14 tabular-nums">
        <p role="status" className="font-medium">
          {isReading
            ? t(done === 1 ? "{count} text found" : "{count} texts found", { count: number(done) })
            : total > 0
              ? t("{done} of {total}", { done: number(done), total: number(total) })
              : t("Preparing...")}
        </p>
        {progress && progress.pictures.total > 0 ? (
          <p className="text-text-2">
            {t("{done} of {total} pictures", {
              done: number(progress.pictures.done),
              total: number(progress.pictures.total),
            })}
          </p>
        ) : null}
      </div>
      {progress ? <CategoriesProgress {...progress} /> : null}
      {progress ? <LookAtLater items={progress.toCheck} /> : null}
      <noscript>
        <p className="mt-2 text-14 text-text-2">{t("Reload this page to see the progress.")}</p>
      </noscript>
    </section>
  );
}

/** The report has all of them, and more about each. */
function LookAtLater({ items }: { items: ImportingProgress["toCheck"] }) {
  const { t, said } = useTeamTexts("moving");
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="look_later" className="mt-8">
      <h3 id="look_later" className="text-16 font-semibold">
        {t("Look at later")}
      </h3>
      <ul className="mt-3 divide-y divide-border rounded-lg border border-border text-14">
        {items.map(({ title, articleId, notes: [note] }) => (
          <li key={`${articleId} ${title}`} className="flex items-start justify-between gap-3 px-4 py-2.5">
            <div className="min-w-0">
              <p className="font-medium wrap-anywhere">{title}</p>
              {note ? (
                <p className="mt-0.5 text-13 text-text-2 wrap-anywhere">
                  {said(noteTexts[note.kind].one)}: {note.text}
                </p>
              ) : null}
            </div>
            {articleId ? (
              <Link to={`/dashboard/articles/${articleId}`} className={cn("shrink-0 text-13", textLink)}>
                {t("Open article")}
              </Link>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** An import that failed or was stopped. */
export function ImportEnd({ shown: { label, phase, status, error } }: { shown: ShownImport }) {
  const { t, said } = useTeamTexts("moving");
  return (
    <section className="max-w-190">
      <h2 className="text-20 font-semibold wrap-anywhere">{t(endTitle({ phase, status }), { label })}</h2>
      <p role="alert" className="mt-2 text-16 text-text-2">
        {error === null
          ? t(phase === "plan" ? "Nothing was imported." : "Articles that were imported stay.")
          : said(error)}
      </p>
      <Form method="post" className="mt-5 flex flex-wrap gap-2">
        {phase === "import" ? (
          <Button type="submit" name="intent" value="retry-import">
            {t("Continue")}
          </Button>
        ) : null}
        <Button
          type="submit"
          name="intent"
          value="discard-import"
          variant={phase === "import" ? "ghost" : "primary"}
        >
          {t("Start over")}
        </Button>
      </Form>
    </section>
  );
}

function endTitle({ phase, status }: Pick<ShownImport, "phase" | "status">) {
  if (status === "failed") return "We couldn't import {label}";
  return phase === "import" ? "The import of {label} is paused" : "The import of {label} was stopped";
}
