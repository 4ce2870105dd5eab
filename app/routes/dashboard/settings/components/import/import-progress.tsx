import { Form } from "react-router";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import type { CollectionProgress, ShownImport } from "#features/moving/describe-import.server.ts";
import { Button } from "#ui/primitives/button.tsx";
import { CategoriesProgress } from "./import-categories.tsx";

export function ImportProgress({
  shown: { label, phase, done, total },
  categories,
}: {
  shown: ShownImport;
  /** Empty while the source is read. */
  categories: CollectionProgress[];
}) {
  const { t, number } = useTeamTexts("moving");
  const isReading = phase === "plan";
  return (
    <section className="max-w-190">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h2 className="text-20 font-semibold wrap-anywhere">
          {t(isReading ? "Reading {label}" : "Importing {label}", { label })}
        </h2>
        <Form method="post">
          <Button type="submit" name="intent" value="stop-import" variant="secondary">
            {t("Stop")}
          </Button>
        </Form>
      </div>
      <p className="mt-2 text-16 text-text-2">{t("You can close this page. The import continues.")}</p>
      {isReading ? null : (
        <progress
          aria-label={t("Progress")}
          className="mt-5 h-1 w-full accent-solid"
          {...(total > 0 ? { value: done, max: total } : {})}
        />
      )}
      <p role="status" className="mt-2 text-14 font-medium tabular-nums">
        {isReading
          ? t(done === 1 ? "{count} text found" : "{count} texts found", { count: number(done) })
          : total > 0
            ? t("{done} of {total}", { done: number(done), total: number(total) })
            : t("Preparing...")}
      </p>
      <CategoriesProgress categories={categories} />
      <noscript>
        <p className="mt-2 text-14 text-text-2">{t("Reload this page to see the progress.")}</p>
      </noscript>
    </section>
  );
}

/** An import that failed or was stopped. */
export function ImportEnd({ shown: { label, phase, status, error } }: { shown: ShownImport }) {
  const { t, said } = useTeamTexts("moving");
  return (
    <section className="max-w-190">
      <h2 className="text-20 font-semibold wrap-anywhere">
        {t(status === "failed" ? "We couldn't import {label}" : "The import of {label} was stopped", {
          label,
        })}
      </h2>
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
