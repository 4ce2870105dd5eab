import { useState } from "react";
import { dayAndTimeIn } from "#engines/messages/team/team-dates.ts";
import type { OwnerArticle } from "#features/articles/owner-article.ts";
import { joined, useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { articleLimits } from "#shared/article-limits.ts";
import { LocalTime } from "#ui/local-time.tsx";
import { Button } from "#ui/primitives/button.tsx";
import { Field } from "#ui/primitives/field.tsx";
import { Textarea } from "#ui/primitives/input.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import { useMay } from "../../use-may.ts";
import { nameOf, usePeople } from "../people.ts";

/** Each is null if the role may not do it, or there is nothing to do. */
export interface StatusActions {
  onUnpublish: (() => void) | null;
  onDiscard: (() => void) | null;
  onSend: ((note: string) => void) | null;
  onSendBack: ((note: string) => Promise<boolean>) | null;
  onWithdraw: (() => void) | null;
}

/** Whether visitors read the article, and its review. */
export function ArticleStatus({
  article,
  note,
  onNote,
  actions: { onUnpublish, onDiscard, onSend, onSendBack, onWithdraw },
}: {
  article: OwnerArticle;
  /** To the reviewer. */
  note: string;
  onNote: (note: string) => void;
  actions: StatusActions;
}) {
  const { t } = useTeamTexts("articles");
  const isHydrated = useHydrated();
  const mayPublish = useMay()("publish content");
  const isInReview = article.review?.state === "requested";
  const [answer, setAnswer] = useState("");
  return (
    <section aria-labelledby="article-status">
      <h2 id="article-status" className="mb-2 text-13 font-normal text-text-3">
        {t("Status")}
      </h2>
      <p className="text-14 font-medium">
        <StatusLabel article={article} />
      </p>
      <p className="mt-1 text-13 text-text-2">{t(textOf(article))}</p>
      <ReviewText article={article} />
      {isHydrated && isInReview && onSendBack ? (
        <div className="mt-3 flex flex-col items-start gap-3">
          <NoteField
            id="article-answer"
            label={t("Note to the writer")}
            value={answer}
            onChange={setAnswer}
          />
          <Button
            variant="secondary"
            size="sm"
            onClick={async () => {
              if (await onSendBack(answer)) setAnswer((now) => (now === answer ? "" : now));
            }}
          >
            {t("Send back")}
          </Button>
        </div>
      ) : null}
      {isHydrated && onSend ? (
        <div className="mt-3 flex flex-col items-start gap-3">
          <NoteField id="article-note" label={t("Note to the reviewer")} value={note} onChange={onNote} />
          {/* Members who can't publish have the button at the top. */}
          {mayPublish ? (
            <Button variant="secondary" size="sm" onClick={() => onSend(note)}>
              {t("Send for review")}
            </Button>
          ) : null}
        </div>
      ) : null}
      {onUnpublish || onDiscard || onWithdraw ? (
        <div className="mt-3 flex flex-wrap gap-2">
          {onWithdraw ? (
            <Button variant="secondary" size="sm" onClick={onWithdraw}>
              {t("Withdraw")}
            </Button>
          ) : null}
          {onDiscard ? (
            <Button variant="secondary" size="sm" onClick={onDiscard}>
              {t("Discard changes")}
            </Button>
          ) : null}
          {onUnpublish ? (
            <Button variant="secondary" size="sm" onClick={onUnpublish}>
              {t("Unpublish")}
            </Button>
          ) : null}
        </div>
      ) : null}
    </section>
  );
}

function NoteField({
  id,
  label,
  value,
  onChange,
}: {
  id: string;
  label: string;
  value: string;
  onChange: (text: string) => void;
}) {
  const { t } = useTeamTexts("articles");
  return (
    <div className="w-full">
      <Field id={id} label={label}>
        {(control) => (
          <Textarea
            {...control}
            dir="auto"
            rows={2}
            maxLength={articleLimits.note}
            placeholder={t("Optional")}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        )}
      </Field>
    </div>
  );
}

function ReviewText({ article: { review, isPublished, hasChanges } }: { article: OwnerArticle }) {
  if (!review) return null;
  const { state, note, askedBy, askedAt, answer, answeredBy, answeredAt } = review;
  if (state === "requested")
    return (
      <>
        <ReviewLine did="asked" by={askedBy} at={askedAt} />
        <Note text={note} />
      </>
    );
  if (state === "returned")
    return (
      <>
        <ReviewLine did="sentBack" by={answeredBy} at={answeredAt} />
        <Note text={answer} />
      </>
    );
  // An approval is of the text that visitors read, or that is scheduled.
  return isPublished && !hasChanges ? <ReviewLine did="approved" by={answeredBy} at={answeredAt} /> : null;
}

const reviewTexts = {
  asked: {
    you: "You asked for a review on {time}.",
    other: "{person} asked for a review on {time}.",
  },
  sentBack: { you: "You sent it back on {time}.", other: "{person} sent it back on {time}." },
  approved: { you: "You approved it on {time}.", other: "{person} approved it on {time}." },
} as const;

function ReviewLine({
  did,
  by,
  at,
}: {
  did: keyof typeof reviewTexts;
  by: string | null;
  at: string | null;
}) {
  const { t, parts, language } = useTeamTexts("articles");
  const people = usePeople();
  const time = at ? <LocalTime at={at} format={dayAndTimeIn(language)} /> : null;
  const person = <bdi>{nameOf(by, people, t)}</bdi>;
  const { you, other } = reviewTexts[did];
  return (
    <p className="mt-2 text-13 break-words text-text-2">
      {joined(by === people.you ? parts(you, { time }) : parts(other, { person, time }))}
    </p>
  );
}

function Note({ text }: { text: string }) {
  if (text === "") return null;
  return (
    <p
      dir="auto"
      className="mt-1 border-s-2 border-border ps-3 text-13 break-words whitespace-pre-line text-text"
    >
      {text}
    </p>
  );
}

export function StatusLabel({ article }: { article: OwnerArticle }) {
  const { t } = useTeamTexts("articles");
  const isInReview = article.review?.state === "requested";
  return (
    <span className="inline-flex items-center gap-2">
      <span
        aria-hidden="true"
        className={`size-2 rounded-full ${article.isPublished && !isInReview ? "bg-ok" : "bg-warn"}`}
      />
      {t(labelOf(article, isInReview))}
    </span>
  );
}

function labelOf({ isPublished }: OwnerArticle, isInReview: boolean) {
  if (!isInReview) return isPublished ? "Published" : "Draft";
  return isPublished ? "Published, changes in review" : "In review";
}

function textOf({ isPublished, hasChanges }: OwnerArticle) {
  if (!isPublished) return "Only your team sees it.";
  return hasChanges ? "Visitors still read the published text." : "Visitors read this text.";
}
