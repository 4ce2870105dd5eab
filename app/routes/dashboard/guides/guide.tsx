import { ArrowLeft, ExternalLink, ListChecks } from "lucide-react";
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from "react";
import { data, Link, useFetcher } from "react-router";
import { z } from "zod";
import { servicesContext } from "#app/context.ts";
import { redirectWithToast } from "#app/flash.server.ts";
import { hasAiPlan } from "#features/companies/company-record.server.ts";
import { joined, useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { useTeamToast } from "#features/companies/components/team-toast.ts";
import type { EmbedOffer } from "#features/guides/export/embed-offer.ts";
import { canPrint } from "#features/guides/export/print-guide.server.ts";
import {
  type OwnerFrame,
  type OwnerStepGuide,
  type StepGuideAnswer,
  stepGuideTexts,
} from "#features/guides/own-step-guide.ts";
import { getOwnStepGuide } from "#features/guides/own-step-guides.server.ts";
import { runStepGuideAction } from "#features/guides/run-step-guide-action.server.ts";
import { offerEmbed } from "#features/help-center/offer-embed.server.ts";
import {
  describeTourOffer,
  type TourOffer,
} from "#features/help-center/widget/describe-tour-offer.server.ts";
import { findVideoOfGuide } from "#features/recordings/find-video-of-guide.server.ts";
import { stepGuideLimits } from "#shared/guide-limits.ts";
import { PageHeader } from "#ui/page-header.tsx";
import { buttonClass } from "#ui/primitives/button.tsx";
import { Field } from "#ui/primitives/field.tsx";
import { Input, Textarea } from "#ui/primitives/input.tsx";
import { SwitchButton } from "#ui/primitives/switch.tsx";
import { SaveBar } from "#ui/save-bar.tsx";
import { useReorder } from "#ui/use-reorder.ts";
import { useTypedBefore } from "#ui/use-typed-before.ts";
import { useUnsavedChanges } from "#ui/use-unsaved-changes.tsx";
import { answerOutcome } from "../../answer-outcome.ts";
import { ownerContext } from "../../guards.server.ts";
import { keepTyped } from "../../keep-typed.ts";
import { framedMeta } from "../../private-meta.ts";
import { readForm } from "../../read-body.ts";
import { accountTexts, inAccountLanguage } from "../../team-texts.server.ts";
import { GuideExport } from "../components/guide-export.tsx";
import { LockedNotice } from "../components/locked-notice.tsx";
import { WriterNote } from "../components/writer-note.tsx";
import { SectionError } from "../section-error.tsx";
import { useMay, useMayChange } from "../use-may.ts";
import type { Route } from "./+types/guide";
import { FrameEditor } from "./components/frame-editor.tsx";
import { TourSwitch } from "./components/tour-switch.tsx";
import { type GuideWords, typedWords } from "./typed-words.ts";
import { uploadStepPicture } from "./upload-step-picture.ts";

/** Large, and rarely used. */
const StepPicture = lazy(() => import("#features/recordings/components/review/step-picture.tsx"));

export function meta({ matches }: Route.MetaArgs) {
  return framedMeta("Step-by-Step Guide", matches);
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const scope = context.get(ownerContext);
  const id = z.uuid().safeParse(params.guideId);
  const services = context.get(servicesContext);
  const guide = id.success && (await getOwnStepGuide(services.db, scope, id.data));
  if (!guide) throw data(null, { status: 404 });
  const isLocked = !(await hasAiPlan(services.db, scope));
  const previewUrl = `/help/preview/${scope.companyId}/guides/${guide.slug}`;
  const embed = await offerEmbed(services, scope, {
    ...{ title: guide.title, isPublished: guide.isPublished, isShown: true },
    path: `/guides/${encodeURIComponent(guide.slug)}`,
  });
  return {
    ...inAccountLanguage(context, ["guides", "recorder"]),
    ...{ guide, isLocked, previewUrl, embed, canPrint: canPrint(services) },
    video: await findVideoOfGuide(services.db, scope, guide.id),
    tour: guide.isRecorded ? await describeTourOffer(services.db, scope, guide) : null,
  };
}

export async function action({ context }: Route.ActionArgs) {
  const scope = context.get(ownerContext);
  const form = await readForm(context);
  const answer = await runStepGuideAction(context.get(servicesContext), scope, form);
  // The history posts it, not this page's script, which would show the toast.
  if (answer?.ok && answer.intent === "restore-version")
    throw await redirectWithToast(`/dashboard/guides/${answer.id}`, {
      kind: "success",
      text: accountTexts(context, "guides").said(answer.toast),
    });
  return answerOutcome(answer);
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepTyped(() => serverAction(), stepGuideTexts.failed);
}

/** Remounts the editor for each stored version, which includes what was typed. */
export default function Guide({ loaderData }: Route.ComponentProps) {
  const toast = useTeamToast("guides");
  const { data: answer } = useFetcher<StepGuideAnswer>({ key: loaderData.guide.id });
  useEffect(() => {
    if (answer)
      toast(answer.ok ? { kind: "success", text: answer.toast } : { kind: "error", text: answer.problem });
  }, [answer, toast]);
  return <GuideEditor key={loaderData.guide.version} {...loaderData} />;
}

const formId = "step-guide";

function GuideEditor({
  guide,
  isLocked,
  previewUrl,
  embed,
  canPrint,
  video,
  tour,
}: {
  guide: OwnerStepGuide;
  /** True if the plan doesn't include editing. The guide can still be read and unpublished. */
  isLocked: boolean;
  previewUrl: string;
  embed: EmbedOffer;
  canPrint: boolean;
  /** That it was made from. Null if it isn't there. */
  video: { address: string; seconds: number } | null;
  /** Null for a guide without recorded clicks. */
  tour: TourOffer | null;
}) {
  const mayPublish = useMay()("publish content");
  const mayEdit = useMayChange()(guide);
  const { t, parts, said } = useTeamTexts("guides");
  const toast = useTeamToast("guides");
  const { Form: FetcherForm, state, formData } = useFetcher<StepGuideAnswer>({ key: guide.id });
  const [words, setWords] = useState<GuideWords>(guide);
  const form = useRef<HTMLFormElement>(null);
  useTypedBefore(form, (held) => setWords((now) => typedWords(new FormData(held), now)));
  const { title, description, category, frames } = words;
  const isChanged = keyOf(words) !== keyOf(guide);
  useUnsavedChanges(isChanged && state === "idle");
  const change = (part: Partial<GuideWords>) => setWords((now) => ({ ...now, ...part }));
  const move = (from: number, to: number) => {
    const frame = frames[from];
    if (frame && to >= 0 && to < frames.length)
      change({ frames: frames.toSpliced(from, 1).toSpliced(to, 0, frame) });
  };
  const remove = (frame: OwnerFrame) => {
    const before = frames;
    change({ frames: frames.filter(({ key }) => key !== frame.key) });
    toast({
      kind: "success",
      text: "Step deleted",
      action: {
        label: "Undo",
        run: () => setWords((now) => ({ ...now, frames: putBack(now.frames, before, frame) })),
      },
    });
  };
  const changeFrame = (key: number, part: Partial<OwnerFrame>) =>
    setWords((now) => ({
      ...now,
      frames: now.frames.map((one) => (one.key === key ? { ...one, ...part } : one)),
    }));
  const [picturedKey, setPictured] = useState<number | null>(null);
  const pictured = frames.find(({ key }) => key === picturedKey);
  const storedPictures = useMemo(() => new Map(guide.frames.map((one) => [one.key, one.imageUrl])), [guide]);
  const keys = useMemo(() => frames.map(({ key }) => String(key)), [frames]);
  const show = (order: string[]) =>
    setWords((now) => ({
      ...now,
      frames: now.frames.toSorted(
        (one, other) => order.indexOf(String(one.key)) - order.indexOf(String(other.key)),
      ),
    }));
  const reorder = useReorder({
    matesOf: () => keys,
    show,
    onDrop({ before }) {
      toast({ kind: "success", text: "Step moved", action: { label: "Undo", run: () => show(before) } });
    },
  });
  const pending = formData?.get("intent");
  const isOn = pending === "publish" || (guide.isPublished && pending !== "unpublish");
  return (
    <>
      <Link
        to="/dashboard/guides"
        className="mb-3 inline-flex items-center gap-1.5 text-14 text-text-2 no-underline hover:text-text"
      >
        <ArrowLeft className="size-4" strokeWidth={1.75} aria-hidden="true" />
        {t("All guides")}
      </Link>
      <PageHeader
        title={t("Step-by-Step Guide")}
        text={
          guide.sourceVideo
            ? joined(
                parts("Made from {video}", { video: <bdi className="break-all">{guide.sourceVideo}</bdi> }),
              )
            : undefined
        }
      >
        <Link to={`/dashboard/guides/${guide.id}/history`} className="self-center text-14 text-link">
          {t("Version history")}
        </Link>
        {guide.isRecorded ? (
          <Link to={`/dashboard/guides/${guide.id}/check`} className={buttonClass({ variant: "secondary" })}>
            <ListChecks className="size-4" strokeWidth={1.75} aria-hidden="true" />
            {t("Check guide")}
          </Link>
        ) : null}
        <GuideExport path={`/dashboard/guides/${guide.id}`} embed={embed} canPrint={canPrint} />
        {guide.isPublished ? (
          <a
            href={previewUrl}
            target="_blank"
            rel="noreferrer"
            className={buttonClass({ variant: "secondary" })}
          >
            <ExternalLink className="size-4" strokeWidth={1.75} aria-hidden="true" />
            {t("Preview")}
          </a>
        ) : null}
      </PageHeader>
      {isLocked ? (
        <LockedNotice
          text={t(
            "Your plan doesn't include creating or editing guides. You can unpublish this guide, or delete it in the list.",
          )}
        />
      ) : null}
      <WriterNote />
      {mayPublish ? (
        <FetcherForm
          method="post"
          className="mb-6 flex items-center gap-3 rounded-lg border border-border bg-surface px-4 py-3 md:px-5"
        >
          <input type="hidden" name="id" value={guide.id} />
          <SwitchButton
            isOn={isOn}
            name="intent"
            value={isOn ? "unpublish" : "publish"}
            aria-labelledby="guide-published"
            disabled={isLocked && !isOn}
          />
          <span className="text-14">
            <span id="guide-published" className="font-medium">
              {t("Published")}
            </span>
            <span className="block text-13 text-text-3">{t(publishedText({ isOn, isLocked }))}</span>
          </span>
        </FetcherForm>
      ) : null}
      {tour && mayPublish ? <TourSwitch guideId={guide.id} tour={tour} isLocked={isLocked} /> : null}
      <FetcherForm ref={form} method="post" id={formId}>
        <fieldset
          disabled={isLocked || !mayEdit}
          className="flex min-w-0 flex-col gap-5 [&:disabled_:is(input,textarea)]:bg-surface-2 [&:disabled_:is(input,textarea)]:text-text-2"
        >
          <input type="hidden" name="intent" value="save" />
          <input type="hidden" name="id" value={guide.id} />
          <input type="hidden" name="version" value={guide.version} />
          <div className="grid gap-5 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
            <Field id="guide-title" label={t("Title")}>
              {(control) => (
                <Input
                  {...control}
                  name="title"
                  dir="auto"
                  required
                  maxLength={stepGuideLimits.title}
                  value={title}
                  onChange={(event) => change({ title: event.currentTarget.value })}
                />
              )}
            </Field>
            <Field id="guide-category" label={t("Category")}>
              {(control) => (
                <Input
                  {...control}
                  name="category"
                  dir="auto"
                  maxLength={stepGuideLimits.category}
                  value={category}
                  onChange={(event) => change({ category: event.currentTarget.value })}
                />
              )}
            </Field>
          </div>
          <Field
            id="guide-description"
            label={t("Description")}
            help={t("One or two sentences above the steps.")}
          >
            {(control) => (
              <Textarea
                {...control}
                name="description"
                dir="auto"
                rows={2}
                maxLength={stepGuideLimits.description}
                value={description}
                onChange={(event) => change({ description: event.currentTarget.value })}
              />
            )}
          </Field>
          <ol className="flex flex-col gap-4" aria-label={t("Steps")}>
            {frames.map((frame, index) => (
              <FrameEditor
                key={frame.key}
                frame={frame}
                number={index + 1}
                count={frames.length}
                reorder={reorder}
                newPicture={frame.imageUrl === storedPictures.get(frame.key) ? null : frame.imageUrl}
                onPicture={() => setPictured(frame.key)}
                onChange={(part) => changeFrame(frame.key, part)}
                onMove={(by) => move(index, index + by)}
                onDelete={() => remove(frame)}
              />
            ))}
          </ol>
          <SaveBar
            isChanged={isChanged}
            isSaving={state !== "idle" && pending === "save"}
            onDiscard={() => setWords(guide)}
            label={t("Save guide")}
          />
        </fieldset>
      </FetcherForm>
      {pictured ? (
        <Suspense>
          <StepPicture
            number={frames.indexOf(pictured) + 1}
            image={pictured.imageSize}
            ring={pictured.ring}
            seconds={pictured.startSeconds ?? 0}
            video={video}
            onUse={async (picture, ring) => {
              changeFrame(pictured.key, await uploadStepPicture(picture, ring));
              setPictured(null);
            }}
            onClose={() => setPictured(null)}
          />
        </Suspense>
      ) : null}
      <p id="reorder-help" hidden>
        {t("Press Space to lift it, the arrow keys to move it and Space to drop it.")}
      </p>
      <p role="status" className="sr-only">
        {said(reorder.said)}
      </p>
    </>
  );
}

function publishedText({ isOn, isLocked }: { isOn: boolean; isLocked: boolean }) {
  if (isOn) return "Visitors see what you save here.";
  return isLocked ? "Only you can see it." : "Only you can see it. Review it, then publish it.";
}

/** Returns a step to its position, relative to the preceding steps that still exist. */
function putBack(frames: OwnerFrame[], before: OwnerFrame[], frame: OwnerFrame): OwnerFrame[] {
  if (frames.some(({ key }) => key === frame.key)) return frames;
  const earlier = before.slice(0, before.indexOf(frame)).map(({ key }) => key);
  const at = frames.findLastIndex(({ key }) => earlier.includes(key)) + 1;
  return frames.toSpliced(at, 0, frame);
}

function keyOf({ title, description, category, frames }: GuideWords): string {
  return JSON.stringify([title, description, category, frames]);
}

export const ErrorBoundary = SectionError;
