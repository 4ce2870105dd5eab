/** A question as one line. A click anywhere on it opens it in place. */

import { Ellipsis, GripVertical } from "lucide-react";
import { memo } from "react";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import type { OwnerFaq } from "#features/faqs/owner-faq.ts";
import { cn } from "#ui/primitives/cn.ts";
import { PopoverMenu } from "#ui/primitives/popover-menu.tsx";
import type { ReorderHandle } from "#ui/use-reorder.ts";
import { useMay, useMayChange } from "../../use-may.ts";
import type { Columns } from "../columns.ts";
import { isChangedOnSite } from "../faq-filter.ts";
import { isRepeatedClick } from "../is-repeated-click.ts";
import { FaqActions } from "./faq-actions.tsx";
import { iconButtonClass } from "./icon-button.tsx";
import { openFormId } from "./open-form.tsx";
import { FactCells, FactLine, StatusMark } from "./row-parts.tsx";
import { ReviewLink, SiteChangeLines, SiteChangeVerbs } from "./site-change.tsx";

export interface FaqRowProps {
  faq: OwnerFaq;
  columns: Columns;
  isChosen: boolean;
  /** Whether the Tab key stops at this row. Null until the list had the focus: it stops at every row. */
  isCurrent: boolean | null;
  hasDraft: boolean;
  /** False while the list is sorted by anything other than the page's order. */
  canReorder: boolean;
  onChoose: (faqId: string, isChosen: boolean) => void;
  onOpen: (faqId: string) => void;
  onFocus: (faqId: string) => void;
  /** Called before a decision on a website change removes its buttons. */
  onDecide: (faqId: string) => void;
  handle: ReorderHandle;
}

export const FaqRow = memo(function FaqRow(props: FaqRowProps) {
  const { faq, columns, isChosen, isCurrent, hasDraft, canReorder, onChoose, onOpen, onFocus, handle } =
    props;
  const { id, question } = faq;
  const { t } = useTeamTexts("faqs");
  const titleId = `question-${id}`;
  const mayDo = useMay();
  const mayChange = useMayChange()({ isPublished: faq.status === "published" });
  const tabIndex = isCurrent === false ? -1 : undefined;
  const changed = mayDo("publish content") && faq.proof?.siteChange ? faq.proof : null;
  return (
    <article
      aria-labelledby={titleId}
      onFocus={() => onFocus(id)}
      className={cn(
        rowGrid,
        columns.gridClass,
        isChosen ? "bg-tint-6" : "hover:bg-surface-2",
        isChangedOnSite(faq) && changedEdge,
        changed && "lg:items-start lg:py-1 lg:[&>label]:mt-0.5 lg:[&>span]:mt-[9px]",
      )}
    >
      {canReorder && mayDo("publish content") ? (
        <button
          type="button"
          id={`handle-${id}`}
          aria-label={t("Reorder")}
          aria-describedby={`${titleId} reorder-help`}
          tabIndex={tabIndex}
          className="absolute top-2.5 left-0.5 z-10 grid h-5 w-5 cursor-grab touch-none place-items-center rounded-sm text-text-3 opacity-0 group-hover/row:opacity-100 hover:bg-hover hover:text-text focus-visible:opacity-100 max-md:hidden md:left-2"
          onPointerDown={(event) => handle.onPointerDown(event, id)}
          onKeyDown={(event) => handle.onKeyDown(event, id)}
          onBlur={() => handle.onBlur(id)}
        >
          <GripVertical className="size-4" aria-hidden="true" />
        </button>
      ) : null}
      <RowCheckbox {...{ faq, isChosen, onChoose, tabIndex }} />
      <StatusMark faq={faq} />
      <div className={cn("min-w-0", changed && "lg:col-start-3 lg:-col-end-2")}>
        <div className={cn("flex min-w-0 gap-3", changed ? "items-center" : "items-baseline")}>
          <h2
            id={titleId}
            className="min-w-0 grow text-14 leading-snug font-normal tracking-normal text-wrap"
          >
            <button
              id={`open-${id}`}
              type="submit"
              // Before hydration, this requests the page with this question open.
              form={openFormId}
              name="edit"
              value={id}
              aria-expanded={false}
              tabIndex={tabIndex}
              // Makes the whole row clickable.
              className="block w-full text-left max-lg:line-clamp-2 max-lg:leading-snug lg:truncate outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus max-lg:text-16"
              onClick={(event) => {
                event.preventDefault();
                if (!isRepeatedClick(event)) onOpen(id);
              }}
            >
              {question}
            </button>
          </h2>
          {hasDraft && mayChange ? (
            <button
              type="button"
              tabIndex={tabIndex}
              className="relative z-10 shrink-0 text-13 text-link underline underline-offset-4"
              onClick={() => onOpen(id)}
            >
              {t("Unsaved changes")}
            </button>
          ) : null}
          {changed ? <SiteChangeVerbs faq={faq} proof={changed} onDecide={props.onDecide} /> : null}
          {changed?.proposalId ? <ReviewLink faq={faq} proposalId={changed.proposalId} /> : null}
        </div>
        <FactLine faq={faq} />
        {changed ? (
          <div className="max-md:hidden">
            <SiteChangeLines faq={faq} proof={changed} />
          </div>
        ) : null}
      </div>
      {changed ? null : <FactCells faq={faq} columns={columns} />}
      {mayChange ? (
        <PopoverMenu
          label={t("More actions")}
          describedBy={titleId}
          align="end"
          tabIndex={tabIndex}
          summary={<Ellipsis className="size-4" aria-hidden="true" />}
          buttonClass={cn(
            iconButtonClass,
            "relative z-10 justify-self-end opacity-0 group-hover/row:opacity-100 focus-visible:opacity-100 aria-expanded:opacity-100 pointer-coarse:opacity-100 noscript:opacity-100",
          )}
        >
          {(close) => <FaqActions faq={faq} titleId={titleId} onDone={close} />}
        </PopoverMenu>
      ) : null}
    </article>
  );
});

export const rowGrid =
  "group/row relative grid min-h-14 max-lg:py-2 grid-cols-[1.75rem_0.875rem_minmax(0,1fr)_2rem] items-center gap-x-3 px-4 md:px-8 lg:min-h-10 pointer-coarse:grid-cols-[1.75rem_0.875rem_minmax(0,1fr)_2.75rem] lg:pointer-coarse:min-h-11";

export const changedEdge = "shadow-[inset_2px_0_0_0_var(--warn)]";

export function RowCheckbox({
  faq: { id },
  isChosen,
  onChoose,
  tabIndex,
}: {
  faq: OwnerFaq;
  isChosen: boolean;
  onChoose: FaqRowProps["onChoose"];
  tabIndex?: number | undefined;
}) {
  const { t } = useTeamTexts("faqs");
  if (!useMay()("write drafts")) return <span />;
  return (
    <label className="relative z-10 -m-1.5 grid size-7 cursor-pointer place-items-center justify-self-center pointer-coarse:size-11">
      <input
        type="checkbox"
        name="ids"
        value={id}
        form="faq-bulk"
        aria-label={t("Select")}
        aria-describedby={`question-${id}`}
        checked={isChosen}
        tabIndex={tabIndex}
        onChange={(event) => onChoose(id, event.target.checked)}
        className="size-4 accent-solid"
      />
    </label>
  );
}
