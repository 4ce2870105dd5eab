/** The source of a text, in the margin. It stays visible while the owner edits the text. */

import { CirclePlay, Link2, TriangleAlert } from "lucide-react";
import { Link } from "react-router";
import { namedDayIn } from "#engines/messages/team/team-dates.ts";
import type { TeamTexts } from "#engines/messages/team/team-texts.ts";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { SourceLink } from "#features/faqs/components/source-link.tsx";
import type { FaqProof, OwnerFaq } from "#features/faqs/owner-faq.ts";
import { sourcePath } from "#features/faqs/source-path.ts";
import { cn } from "#ui/primitives/cn.ts";
import { useMay } from "../../use-may.ts";

export function ProofNote({ faq, className }: { faq: OwnerFaq; className?: string }) {
  const { proof, video, writtenOn } = faq;
  const { t, language } = useTeamTexts("faqs");
  if (proof) return <Proof proof={proof} faqId={faq.id} className={className} />;
  if (video) {
    return (
      <p
        className={cn(
          noteClass,
          "flex min-w-0 items-center gap-1.5 border-border-strong text-text-2",
          className,
        )}
      >
        <CirclePlay className="size-3.5 shrink-0 text-text-3" aria-hidden="true" />
        <span className="truncate">{video.name}</span>
        {video.time ? (
          <span className="shrink-0 tabular-nums">{t("at {time}", { time: video.time })}</span>
        ) : null}
      </p>
    );
  }
  if (writtenOn === null) return null;
  return (
    <p className={cn(noteClass, "border-border-strong text-text-3", className)}>
      {t("Written by you on {day}. No source needed.", { day: namedDayIn(language, writtenOn) })}
    </p>
  );
}

const noteClass = "border-l-2 pl-3 text-13 leading-relaxed";

function Proof({
  proof,
  faqId,
  className,
}: {
  proof: FaqProof;
  faqId: string;
  className?: string | undefined;
}) {
  const { pages, count, isEdited, changed, proposalId, isKept, checked } = proof;
  const texts = useTeamTexts("faqs");
  const { t } = texts;
  const label = labelOf({ count, isEdited }, texts);
  const when = changed && whenText(changed, texts);
  const mayDecide = useMay()("publish content");
  return (
    <figure className={cn(noteClass, noteColor(proof), className)}>
      {label ? <figcaption className="mb-0.5 text-text-3">{label}</figcaption> : null}
      {pages.map(({ url, label: page, sentences }, index) => (
        <div key={page} className={index > 0 ? "mt-3" : undefined}>
          <blockquote>
            {sentences.map((sentence) => (
              <p key={sentence} className="not-first:mt-1.5">
                <mark className="rounded-[2px] bg-proof box-decoration-clone px-0.5 py-[0.1em] text-text">
                  {sentence}
                </mark>
              </p>
            ))}
          </blockquote>
          <p className="mt-1 flex min-w-0 flex-wrap items-center gap-x-1.5 text-text-3">
            <Link2 className="size-3.5 shrink-0" aria-hidden="true" />
            <PageLink url={url} label={page} />
            {changed === null ? (
              <span className="shrink-0">· {t("checked {when}", { when: whenText(checked, texts) })}</span>
            ) : null}
          </p>
        </div>
      ))}
      <div className="mt-1">
        <SourceLink
          path={sourcePath({ faqId }, "dashboard")}
          className="text-text-2 underline decoration-border-strong underline-offset-3 hover:decoration-current"
        />
      </div>
      {when && isKept ? (
        <p className="mt-1 text-text-3">
          {t("No longer on the page ({when}). You kept your answer.", { when })}
        </p>
      ) : when ? (
        <p className="mt-1 flex flex-wrap items-center gap-x-1.5 text-warn">
          <TriangleAlert className="size-3.5 shrink-0" aria-hidden="true" />
          {t("Page changed {when}.", { when })}
          {proposalId && mayDecide ? (
            <Link
              to={`/dashboard/faqs/website#proposal-${proposalId}`}
              className="text-text-2 underline decoration-border-strong underline-offset-3 hover:decoration-current"
            >
              {t("Compare")}
            </Link>
          ) : null}
        </p>
      ) : null}
    </figure>
  );
}

function noteColor({ changed, isKept }: FaqProof): string {
  if (isKept) return "border-border-strong";
  return changed ? "border-warn" : "border-proof-line";
}

function labelOf(
  { count, isEdited }: { count: number; isEdited: boolean },
  { t }: TeamTexts<"faqs">,
): string | null {
  if (isEdited) return t("Before your edit, based on");
  if (count < 2) return null;
  const word = numberWords[count];
  return t("Source: {count} sentences", { count: word ? t(word) : count });
}

/** "today", "yesterday" or "on 3 November". */
function whenText(when: string, { t, said, language }: TeamTexts<"faqs">): string {
  return when.startsWith("on ") ? t("on {day}", { day: namedDayIn(language, when.slice(3)) }) : said(when);
}

const numberWords = [null, null, "two", "three", "four", "five"] as const;

function PageLink({ url, label }: { url: string | null; label: string }) {
  const { t } = useTeamTexts("faqs");
  if (url === null) return <span className="max-w-full truncate">{label}</span>;
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      className="max-w-full truncate text-text-2 underline decoration-border-strong underline-offset-3 hover:decoration-current"
    >
      {label}
      <span className="sr-only"> {t("(opens in a new tab)")}</span>
    </a>
  );
}
