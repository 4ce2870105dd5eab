/** Cells that an open and a closed row share. */

import { TriangleAlert } from "lucide-react";
import { shortDayNameIn } from "#engines/messages/team/team-dates.ts";
import type { TeamTexts } from "#engines/messages/team/team-texts.ts";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import type { OwnerFaq } from "#features/faqs/owner-faq.ts";
import { helpfulShare, isUnhelpful } from "#features/feedback/vote-count.ts";
import { dayIn } from "#shared/day-text.ts";
import { cn } from "#ui/primitives/cn.ts";
import type { Columns } from "../columns.ts";
import { isChangedOnSite } from "../faq-filter.ts";
import { useFaqNumbers } from "../use-faq-numbers.ts";

export function StatusMark({ faq }: { faq: OwnerFaq }) {
  const { t } = useTeamTexts("faqs");
  const isPublished = faq.status === "published";
  const name = isPublished ? t("Published") : t("Draft");
  const changed = t("{status}. Changed on your website.", { status: name });
  if (isChangedOnSite(faq)) {
    return (
      <span className="grid place-items-center text-warn" title={changed}>
        <TriangleAlert className="size-3.5" aria-hidden="true" />
        <span className="sr-only">{changed}</span>
      </span>
    );
  }
  return (
    <span className="grid place-items-center" title={name}>
      <span
        aria-hidden="true"
        className={cn("size-2 rounded-full", isPublished ? "bg-ok" : "border-[1.5px] border-control")}
      />
      <span className="sr-only">{name}</span>
    </span>
  );
}

const cell = "min-w-0 truncate text-13 text-text-3";
const numberCell = `${cell} text-right tabular-nums`;

/** The cells to the right of the question, on wide screens. */
export function FactCells({ faq, columns }: { faq: OwnerFaq; columns: Columns }) {
  const { votes, asked, views } = useFaqNumbers();
  const texts = useTeamTexts("faqs");
  const count = asked[faq.id];
  const viewed = views[faq.id];
  return (
    <>
      {columns.category ? <span className={cn(cell, "max-xl:hidden")}>{faq.category ?? ""}</span> : null}
      <span className={cn(cell, columns.sourceClass)}>{sourceName(faq, texts)}</span>
      {columns.views ? (
        <span className={cn(numberCell, "max-lg:hidden")}>
          {viewed ? (
            <>
              {texts.number(viewed)}
              <span className="sr-only"> {texts.t("views")}</span>
            </>
          ) : null}
        </span>
      ) : null}
      {columns.helpful ? (
        <span className={cn(numberCell, "max-lg:hidden", isUnhelpful(votes[faq.id]) && "text-danger")}>
          <Helpful faq={faq} />
        </span>
      ) : null}
      {columns.asked ? (
        <span className={cn(numberCell, "max-lg:hidden")}>{count ? texts.number(count) : ""}</span>
      ) : null}
      <time dateTime={faq.updatedAt} className={cn(numberCell, "max-lg:hidden")}>
        {shortDayNameIn(texts.language, dayIn(faq.updatedAt, "UTC"))}
      </time>
    </>
  );
}

/** One line below the question, on phones and tablets. */
export function FactLine({ faq }: { faq: OwnerFaq }) {
  const texts = useTeamTexts("faqs");
  const { t } = texts;
  const { votes, asked, views } = useFaqNumbers();
  const [count, viewed] = [asked[faq.id], views[faq.id]];
  const facts = [
    faq.status === "draft" ? t("Draft") : null,
    isChangedOnSite(faq) ? t("Changed on your website") : null,
    viewed ? (viewed === 1 ? t("1 view") : t("{count} views", { count: texts.number(viewed) })) : null,
    votes[faq.id] ? t("{share} helpful", { share: percent(helpfulShare(votes[faq.id]), texts) }) : null,
    count ? (count === 1 ? t("asked 1 time") : t("asked {count} times", { count })) : null,
    sourceName(faq, texts),
  ];
  return (
    <span
      aria-hidden="true"
      className={cn(
        "block truncate text-13 leading-snug lg:hidden",
        isChangedOnSite(faq) ? "text-warn" : isUnhelpful(votes[faq.id]) ? "text-danger" : "text-text-3",
      )}
    >
      {facts.filter(Boolean).join(" · ")}
    </span>
  );
}

function Helpful({ faq }: { faq: OwnerFaq }) {
  const count = useFaqNumbers().votes[faq.id];
  const texts = useTeamTexts("faqs");
  const { t } = texts;
  if (!count) return null;
  return (
    <span title={t("{yes} helpful, {no} not helpful", { yes: count.helpful, no: count.unhelpful })}>
      {percent(helpfulShare(count), texts)}
      <span className="sr-only"> {t("helpful")}</span>
    </span>
  );
}

function percent(share: number | null, { t }: TeamTexts<"faqs">): string {
  return share === null ? "" : t("{number}%", { number: Math.round(share * 100) });
}

/** The path of the first quoted page, without its host, which is the same in almost every row. */
export function sourceName({ proof, video, writtenOn }: OwnerFaq, { t }: TeamTexts<"faqs">): string {
  const [page, ...others] = proof?.pages ?? [];
  if (page) {
    const path = page.label.replace(/^[^/]+(?=\/.)/, "");
    return others.length > 0 ? `${path} +${others.length}` : path;
  }
  if (video) return video.time ? t("{video} at {time}", { video: video.name, time: video.time }) : video.name;
  return writtenOn === null ? "" : t("Written by you");
}
