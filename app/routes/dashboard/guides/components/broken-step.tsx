import { AppWindow } from "lucide-react";
import { Link } from "react-router";
import { dayOnlyIn } from "#engines/messages/team/team-dates.ts";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import type { CheckedStep, GuideCheck } from "#features/recordings/replays/guide-check.ts";
import { ChangedParts } from "#features/versions/components/changed-text.tsx";
import { LocalTime } from "#ui/local-time.tsx";
import { Button, buttonClass } from "#ui/primitives/button.tsx";
import { CheckedPicture } from "./checked-picture.tsx";
import type { CheckForm } from "./use-check-form.tsx";

/** A step that no longer works: its control then and now, why, and what the owner can do. */
export function BrokenStep({
  step,
  number,
  guide,
  run,
  form,
  mayEdit,
}: {
  step: CheckedStep;
  number: number;
  guide: GuideCheck["guide"];
  run: NonNullable<GuideCheck["run"]>;
  form: CheckForm;
  mayEdit: boolean;
}) {
  const { t, language } = useTeamTexts("guides");
  const { key, before, now, oldName, newName, page, proposal, isField } = step;
  const isRenamed = step.state === "renamed";
  const fields = { replayId: run.id, key: String(key) };
  return (
    <section className="mb-10" aria-labelledby={`step-${key}`}>
      <h2 id={`step-${key}`} className="mb-3 text-16 font-semibold">
        {t("Step {number}", { number })}: <bdi>{step.title}</bdi>
      </h2>
      <div className="grid gap-4 md:grid-cols-2">
        {before ? (
          <figure className="min-w-0">
            <Caption name={t("When recorded")}>
              <LocalTime at={guide.recordedAt} format={dayOnlyIn(language)} />
            </Caption>
            <CheckedPicture picture={before} label={t("{name} when it was recorded", { name: oldName })} />
          </figure>
        ) : null}
        {now ? (
          <figure className="min-w-0">
            <Caption name={t("Now")}>
              <LocalTime at={run.at} format={dayOnlyIn(language)} />
            </Caption>
            <CheckedPicture
              picture={now}
              label={isRenamed ? t("{name} now", { name: newName }) : t("The page now")}
              isRenamed={isRenamed}
            />
          </figure>
        ) : null}
      </div>
      <div className="mt-4 grid rounded-lg border border-border bg-surface md:grid-cols-[minmax(0,0.8fr)_minmax(0,1fr)]">
        <div className="p-4 md:p-5">
          <h3 className="text-16">
            {isRenamed
              ? isField
                ? t("The field has a new name")
                : t("The control has a new name")
              : t("We didn't find it")}
          </h3>
          <p className="mt-1 mb-3 text-14 text-text-2">
            {isRenamed
              ? t("Step found it by its place and its code.")
              : t("No control on the page has this name or place.")}
          </p>
          <div className="border-l-2 border-proof-line pl-3">
            <p className="text-14 break-words">
              {isRenamed ? (
                <>
                  <del className="text-text-3">{oldName}</del>{" "}
                  <mark className="bg-proof px-0.5 text-text">{newName}</mark>
                </>
              ) : (
                <bdi>{oldName || t("A control without a name")}</bdi>
              )}
            </p>
            {page ? (
              <p className="mt-1 flex items-center gap-1.5 text-13 text-text-3">
                <AppWindow className="size-3.5 shrink-0" aria-hidden="true" />
                <bdi className="min-w-0 break-all">{page}</bdi>
              </p>
            ) : null}
          </div>
        </div>
        <div className="border-border p-4 max-md:border-t md:border-l md:p-5">
          {proposal ? (
            <>
              <h3 className="text-13 font-normal text-text-3">{t("New wording")}</h3>
              <p className="mt-2 text-16 font-medium break-words" dir="auto">
                <ChangedParts parts={proposal.title} />
              </p>
              <p className="mt-1 text-16 break-words" dir="auto">
                <ChangedParts parts={proposal.description} />
              </p>
            </>
          ) : (
            <p className="text-14 text-text-2">
              {t("Edit the step if it was removed, or record the task again.")}
            </p>
          )}
          <div className="mt-4 flex flex-wrap gap-2">
            {proposal && mayEdit ? (
              <>
                <Button size="sm" isBusy={form.isBusy} onClick={() => form.post("update-step", fields)}>
                  {t("Update step {number}", { number })}
                </Button>
                <Button
                  size="sm"
                  variant="secondary"
                  isBusy={form.isBusy}
                  onClick={() => form.post("keep-step", fields)}
                >
                  {t("Keep mine")}
                </Button>
              </>
            ) : null}
            {proposal ? null : (
              <Link
                to={`/dashboard/guides/${guide.id}`}
                className={buttonClass({ variant: "secondary", size: "sm" })}
              >
                {t("Edit step {number}", { number })}
              </Link>
            )}
            <Link to="/dashboard/guides" className={buttonClass({ variant: "ghost", size: "sm" })}>
              {t("Record again")}
            </Link>
          </div>
          {proposal ? (
            <p className="mt-3 text-13 text-text-3">
              {t("Updating also replaces the picture, in all languages.")}
            </p>
          ) : null}
        </div>
      </div>
    </section>
  );
}

function Caption({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <figcaption className="mb-2 flex justify-between gap-2 text-13 text-text-3">
      <span className="font-medium text-text">{name}</span>
      {children}
    </figcaption>
  );
}
