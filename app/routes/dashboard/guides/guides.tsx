/** The company's step-by-step guides. */
import { ListChecks, Monitor, Trash2 } from "lucide-react";
import { useEffect, useState } from "react";
import { data, Link, useFetcher } from "react-router";
import { LocalTime } from "#app/components/local-time.tsx";
import { PageHeader } from "#app/components/page-header.tsx";
import { useToast } from "#app/components/toaster.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { servicesContext } from "#app/context.ts";
import type { OwnerStepGuideCard, StepGuideAnswer } from "#features/guides/own-step-guide.ts";
import { listOwnStepGuides } from "#features/guides/own-step-guides.server.ts";
import { runStepGuideAction } from "#features/guides/run-step-guide-action.server.ts";
import { fixedPicture } from "#shared/picture-address.ts";
import { ownerContext } from "../../guards.server.ts";
import { readForm } from "../../read-form.ts";
import { DeleteQuestion } from "../components/delete-question.tsx";
import { PremiumNotice } from "../components/premium-notice.tsx";
import { RecordButton } from "../components/record-button.tsx";
import { dashboardMeta } from "../page-meta.ts";
import { SectionError } from "../section-error.tsx";
import type { Route } from "./+types/guides";

export function meta({ matches }: Route.MetaArgs) {
  return dashboardMeta("Step-by-Step Guides", matches);
}

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  return { guides: await listOwnStepGuides(db, context.get(ownerContext)) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const scope = context.get(ownerContext);
  const answer = await runStepGuideAction(context.get(servicesContext), scope, await readForm(request));
  if (!answer) throw data("This form is not known here.", { status: 400 });
  return data(answer, { status: answer.ok ? 200 : answer.status });
}

export default function Guides({ loaderData: { guides } }: Route.ComponentProps) {
  if (guides) return <OwnGuides guides={guides} />;
  return <PremiumNotice title="Step-by-Step Guides" subject="Step-by-step guides are" />;
}

function OwnGuides({ guides }: { guides: OwnerStepGuideCard[] }) {
  const toast = useToast();
  const { data: answer, submit } = useFetcher<StepGuideAnswer>();
  const [toDelete, setToDelete] = useState<OwnerStepGuideCard | null>(null);
  useEffect(() => {
    if (answer)
      toast(answer.ok ? { kind: "success", text: answer.toast } : { kind: "error", text: answer.problem });
  }, [answer, toast]);
  const record = (
    <RecordButton section="guides" variant="primary">
      <Monitor className="size-4" strokeWidth={1.75} aria-hidden="true" />
      Record Guide
    </RecordButton>
  );
  return (
    <>
      <PageHeader
        title="Step-by-Step Guides"
        text="Each is made from a recording or an uploaded video. Look it over, then publish it."
      >
        {guides.length > 0 ? record : null}
      </PageHeader>
      {guides.length > 0 ? (
        <ul className="divide-y divide-border rounded-lg border border-border bg-surface">
          {guides.map((guide) => (
            <GuideRow key={guide.id} guide={guide} onDelete={() => setToDelete(guide)} />
          ))}
        </ul>
      ) : (
        <section className="flex flex-col items-start gap-2 rounded-lg border border-border bg-surface px-5 py-8 md:px-8 md:py-12">
          <ListChecks className="size-6 text-text-3" strokeWidth={1.5} aria-hidden="true" />
          <h2 className="mt-1 text-18">No guides yet</h2>
          <p className="mb-4 max-w-[60ch] text-14 text-text-2">
            Record one task from start to end, or upload a video of it. Its moments become the steps of a
            guide.
          </p>
          {record}
        </section>
      )}
      <DeleteQuestion
        what="guide"
        title={toDelete?.title ?? null}
        rest="its pictures"
        onClose={() => setToDelete(null)}
        onDelete={() => {
          void submit({ intent: "delete", id: toDelete?.id ?? "" }, { method: "post" });
          setToDelete(null);
        }}
      />
    </>
  );
}

function GuideRow({ guide, onDelete }: { guide: OwnerStepGuideCard; onDelete: () => void }) {
  const { id, title, category, stepCount, isPublished, createdAt, thumbnailUrl } = guide;
  return (
    <li className="relative flex items-center gap-4 p-3 hover:bg-hover md:p-4">
      {thumbnailUrl ? (
        <img
          {...fixedPicture(thumbnailUrl, 112)}
          alt=""
          width={112}
          height={63}
          className="aspect-video w-20 shrink-0 rounded-md border border-border object-cover object-top md:w-28"
        />
      ) : (
        <span className="aspect-video w-20 shrink-0 rounded-md bg-surface-2 md:w-28" />
      )}
      <div className="min-w-0 grow">
        <h2 className="text-16 font-medium">
          <Link
            to={`/dashboard/guides/${id}`}
            className="break-words text-text no-underline after:absolute after:inset-0"
          >
            <bdi>{title}</bdi>
          </Link>
        </h2>
        <p className="mt-1 flex flex-wrap gap-x-2 text-13 text-text-3">
          <span className={isPublished ? "text-ok" : "text-warn"}>{isPublished ? "Published" : "Draft"}</span>
          {category ? (
            <>
              <span aria-hidden="true">·</span>
              <bdi className="break-words">{category}</bdi>
            </>
          ) : null}
          <span aria-hidden="true">·</span>
          <span>{stepCount === 1 ? "1 step" : `${stepCount} steps`}</span>
          <span aria-hidden="true">·</span>
          <LocalTime at={createdAt} format={dayOf} />
        </p>
      </div>
      <Button
        variant="ghost"
        size="sm"
        className="relative z-[1]"
        aria-label={`Delete ${title}`}
        onClick={onDelete}
      >
        <Trash2 className="size-4" strokeWidth={1.75} aria-hidden="true" />
        <span className="max-md:sr-only">Delete</span>
      </Button>
    </li>
  );
}

function dayOf(at: string, zone: string | undefined): string {
  return new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: zone }).format(new Date(at));
}

export const ErrorBoundary = SectionError;
