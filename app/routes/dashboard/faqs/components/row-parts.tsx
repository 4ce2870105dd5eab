/** Cells that an open and a closed row share. */
import { TriangleAlert } from "lucide-react";
import type { OwnerFaq } from "#features/faqs/owner-faq.ts";
import { helpfulShare, isUnhelpful } from "#features/feedback/vote-count.ts";
import { dayIn, shortDayName } from "#shared/day-text.ts";
import { groupDigits } from "#shared/group-digits.ts";
import { cn } from "#ui/primitives/cn.ts";
import type { Columns } from "../columns.ts";
import { isChangedOnSite } from "../faq-filter.ts";
import { useFaqNumbers } from "../use-faq-numbers.ts";

export function StatusMark({ faq }: { faq: OwnerFaq }) {
  const isPublished = faq.status === "published";
  const name = isPublished ? "Published" : "Draft";
  if (isChangedOnSite(faq)) {
    return (
      <span className="grid place-items-center text-warn" title={`${name}. Changed on your website.`}>
        <TriangleAlert className="size-3.5" aria-hidden="true" />
        <span className="sr-only">{name}. Changed on your website.</span>
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
  const { votes, asked } = useFaqNumbers();
  const count = asked[faq.id];
  return (
    <>
      {columns.category ? <span className={cn(cell, "max-lg:hidden")}>{faq.category ?? ""}</span> : null}
      <span className={cn(cell, "max-lg:hidden")}>{sourceName(faq)}</span>
      {columns.helpful ? (
        <span className={cn(numberCell, "max-lg:hidden", isUnhelpful(votes[faq.id]) && "text-danger")}>
          <Helpful faq={faq} />
        </span>
      ) : null}
      {columns.asked ? (
        <span className={cn(numberCell, "max-lg:hidden")}>{count ? groupDigits(count) : ""}</span>
      ) : null}
      <time dateTime={faq.updatedAt} className={cn(numberCell, "max-lg:hidden")}>
        {dayOf(faq.updatedAt)}
      </time>
    </>
  );
}

/** One line below the question, on phones and tablets. */
export function FactLine({ faq }: { faq: OwnerFaq }) {
  const { votes, asked } = useFaqNumbers();
  const count = asked[faq.id];
  const facts = [
    faq.status === "draft" ? "Draft" : null,
    isChangedOnSite(faq) ? "Changed on your website" : null,
    votes[faq.id] ? `${percent(helpfulShare(votes[faq.id]))} helpful` : null,
    count ? `asked ${count} ${count === 1 ? "time" : "times"}` : null,
    sourceName(faq),
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
  if (!count) return null;
  return (
    <span title={`${count.helpful} helpful, ${count.unhelpful} not helpful`}>
      {percent(helpfulShare(count))}
      <span className="sr-only"> helpful</span>
    </span>
  );
}

function percent(share: number | null): string {
  return share === null ? "" : `${Math.round(share * 100)}%`;
}

/** The path of the first quoted page, without its host, which is the same in almost every row. */
export function sourceName({ proof, video, writtenOn }: OwnerFaq): string {
  const [page, ...others] = proof?.pages ?? [];
  if (page) {
    const path = page.label.replace(/^[^/]+(?=\/.)/, "");
    return others.length > 0 ? `${path} +${others.length}` : path;
  }
  if (video) return video.time ? `${video.name} at ${video.time}` : video.name;
  return writtenOn === null ? "" : "Written by you";
}

function dayOf(at: string): string {
  return shortDayName(dayIn(at, "UTC"));
}
