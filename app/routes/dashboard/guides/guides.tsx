import { ListChecks, Monitor } from "lucide-react";
import { useEffect, useState } from "react";
import { Link, useFetcher } from "react-router";
import { servicesContext } from "#app/context.ts";
import { hasAiPlan } from "#features/companies/company-record.server.ts";
import { joined, useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { useTeamToast } from "#features/companies/components/team-toast.ts";
import type { OwnerStepGuideCard, StepGuideAnswer } from "#features/guides/own-step-guide.ts";
import { listOwnStepGuides } from "#features/guides/own-step-guides.server.ts";
import { runStepGuideAction } from "#features/guides/run-step-guide-action.server.ts";
import { listDueTexts } from "#features/help-center/checks/text-checks.server.ts";
import { type BrokenGuide, listBrokenGuides } from "#features/recordings/replays/guide-replays.server.ts";
import { PageHeader } from "#ui/page-header.tsx";
import { TabLinks } from "#ui/primitives/tab-links.tsx";
import { answerOutcome } from "../../answer-outcome.ts";
import { ownerContext } from "../../guards.server.ts";
import { framedMeta } from "../../private-meta.ts";
import { readForm } from "../../read-body.ts";
import { inAccountLanguage } from "../../team-texts.server.ts";
import { DeleteQuestion } from "../components/delete-question.tsx";
import { LockedNotice } from "../components/locked-notice.tsx";
import { PremiumNotice } from "../components/premium-notice.tsx";
import { RecordButton } from "../components/record-button.tsx";
import { WriterNote } from "../components/writer-note.tsx";
import { SectionError } from "../section-error.tsx";
import { useMay, useMayChange } from "../use-may.ts";
import type { Route } from "./+types/guides";
import { GuideRow } from "./components/guide-row.tsx";

export function meta({ matches }: Route.MetaArgs) {
  return framedMeta("Step-by-Step Guides", matches);
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext);
  const scope = context.get(ownerContext);
  const showsDue = new URL(request.url).searchParams.get("show") === "due";
  const [isInPlan, all, broken, due] = await Promise.all([
    hasAiPlan(db, scope),
    listOwnStepGuides(db, scope),
    listBrokenGuides(db, scope),
    listDueTexts(db, scope, clock.now()),
  ]);
  const dueIds = new Set(due.map(({ id }) => id));
  const dueGuides = all.filter(({ id }) => dueIds.has(id));
  return {
    ...inAccountLanguage(context, ["guides", "recorder"]),
    isLocked: !isInPlan,
    guides: showsDue ? dueGuides : all,
    counts: { all: all.length, due: dueGuides.length },
    showsDue,
    broken,
  };
}

export async function action({ context }: Route.ActionArgs) {
  const scope = context.get(ownerContext);
  const answer = await runStepGuideAction(context.get(servicesContext), scope, await readForm(context));
  return answerOutcome(answer);
}

export default function Guides({ loaderData }: Route.ComponentProps) {
  const { isLocked, counts } = loaderData;
  const { t } = useTeamTexts("guides");
  if (!isLocked || counts.all > 0) return <OwnGuides {...loaderData} />;
  return (
    <PremiumNotice
      title={t("Step-by-Step Guides")}
      text={t("Step-by-step guides are not available in this version.")}
    />
  );
}

function OwnGuides({
  guides,
  counts,
  showsDue,
  broken,
  isLocked,
}: {
  /** Those that are shown. */
  guides: OwnerStepGuideCard[];
  counts: { all: number; due: number };
  /** Whether only guides to check are shown. */
  showsDue: boolean;
  /** What the latest checks found. */
  broken: BrokenGuide[];
  isLocked: boolean;
}) {
  const { t, parts } = useTeamTexts("guides");
  const toast = useTeamToast("guides");
  const { data: answer, submit } = useFetcher<StepGuideAnswer>();
  const mayWrite = useMay()("write drafts");
  const mayPublish = useMay()("publish content");
  const mayChange = useMayChange();
  const [toDelete, setToDelete] = useState<OwnerStepGuideCard | null>(null);
  useEffect(() => {
    if (answer)
      toast(answer.ok ? { kind: "success", text: answer.toast } : { kind: "error", text: answer.problem });
  }, [answer, toast]);
  const record = (
    <RecordButton section="guides" variant="primary">
      <Monitor className="size-4" strokeWidth={1.75} aria-hidden="true" />
      {t("Record Guide")}
    </RecordButton>
  );
  return (
    <>
      <PageHeader
        title={t("Step-by-Step Guides")}
        text={
          isLocked
            ? undefined
            : t("Step makes each guide from a recording or a video. Review it, then publish it.")
        }
      >
        {counts.all > 0 && !isLocked && mayWrite ? record : null}
      </PageHeader>
      <WriterNote />
      {isLocked ? (
        <LockedNotice
          text={t(
            "Your plan doesn't include creating or editing guides. Published guides stay public, but you need the AI plan to publish one again.",
          )}
        />
      ) : null}
      {showsDue || counts.due > 0 ? (
        <TabLinks
          label={t("Guides")}
          className="mb-4"
          tabs={[
            { to: "/dashboard/guides", label: t("All"), count: counts.all, isCurrent: !showsDue },
            {
              to: "/dashboard/guides?show=due",
              label: t("Check due"),
              count: counts.due,
              isCurrent: showsDue,
            },
          ]}
        />
      ) : null}
      {showsDue && counts.due > 0 ? (
        <p className="mb-4 text-14 text-text-2">
          {t("Read these guides again.")}{" "}
          <Link to="/dashboard/check-dates" className="text-link">
            {t("Confirm them in “Texts to check”")}
          </Link>
        </p>
      ) : null}
      {showsDue && guides.length === 0 ? (
        <p className="py-6 text-14 text-text-2">{t("No guide is due for a check.")}</p>
      ) : guides.length > 0 ? (
        <ul className="divide-y divide-border rounded-lg border border-border bg-surface">
          {guides.map((guide) => (
            <GuideRow
              key={guide.id}
              guide={guide}
              brokenSteps={broken.find(({ guideId }) => guideId === guide.id)?.steps ?? []}
              onUnpublish={
                isLocked && guide.isPublished && mayPublish
                  ? () => void submit({ intent: "unpublish", id: guide.id }, { method: "post" })
                  : null
              }
              onDelete={mayChange(guide) ? () => setToDelete(guide) : null}
            />
          ))}
        </ul>
      ) : (
        <section className="flex flex-col items-start gap-2 rounded-lg border border-border bg-surface px-5 py-8 md:px-8 md:py-12">
          <ListChecks className="size-6 text-text-3" strokeWidth={1.5} aria-hidden="true" />
          <h2 className="mt-1 text-18">{t("No guides yet")}</h2>
          <p className="mb-4 max-w-[60ch] text-14 text-text-2">
            {t("Record one task from start to finish, or upload a video of it. Step turns it into a guide.")}
          </p>
          {mayWrite ? record : null}
        </section>
      )}
      <DeleteQuestion
        isOpen={toDelete !== null}
        question={t("Delete this guide?")}
        button={t("Delete guide")}
        onClose={() => setToDelete(null)}
        onDelete={() => {
          void submit({ intent: "delete", id: toDelete?.id ?? "" }, { method: "post" });
          setToDelete(null);
        }}
      >
        {joined(
          parts("This permanently deletes {title} and its images. You can't undo this.", {
            title: <bdi className="break-words">{toDelete?.title}</bdi>,
          }),
        )}
      </DeleteQuestion>
    </>
  );
}

export const ErrorBoundary = SectionError;
