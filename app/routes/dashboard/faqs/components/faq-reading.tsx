/** An open row for members who may read the answer, but not change it. */

import { Link } from "react-router";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import type { OwnerFaq } from "#features/faqs/owner-faq.ts";
import { cn } from "#ui/primitives/cn.ts";
import type { Columns } from "../columns.ts";
import { AnswerText } from "./answer-text.tsx";
import { openFormId } from "./open-form.tsx";
import { ProofNote } from "./proof-note.tsx";
import { FactCells, StatusMark } from "./row-parts.tsx";

export function FaqReading({
  faq,
  columns,
  onClose,
}: {
  faq: OwnerFaq;
  columns: Columns;
  onClose: () => void;
}) {
  const { t } = useTeamTexts("faqs");
  const titleId = `question-${faq.id}`;
  return (
    <article aria-labelledby={titleId} className={openRow}>
      <div className={cn(openHead, columns.gridClass)}>
        <span />
        <StatusMark faq={faq} />
        <h2 id={titleId} className="min-w-0 py-2.5 text-14 leading-snug font-medium tracking-normal">
          <button
            type="submit"
            form={openFormId}
            aria-expanded={true}
            className="w-full text-left break-words"
            onClick={(event) => {
              event.preventDefault();
              onClose();
            }}
          >
            {faq.question}
          </button>
        </h2>
        <FactCells faq={faq} columns={columns} />
      </div>
      <div className={cn(openBody, "pb-5")}>
        <div className="min-w-0">
          <AnswerText markdown={faq.answer} className="text-14 leading-relaxed" />
          <p className="mt-4">
            <Link to={`/dashboard/faqs/${faq.id}/history`} className="text-link text-13">
              {t("Version history")}
            </Link>
          </p>
        </div>
        <ProofNote faq={faq} className="self-start" />
      </div>
    </article>
  );
}

export const openRow = "bg-surface-2 shadow-[inset_2px_0_0_0_var(--solid)]";
export const openHead =
  "grid min-h-10 grid-cols-[1.75rem_0.875rem_minmax(0,1fr)] items-center gap-x-3 px-4 md:px-8";
/** Indented as far as the question. */
export const openBody =
  "grid gap-x-8 gap-y-5 px-4 md:pr-8 md:pl-[calc(2rem+4.125rem)] lg:grid-cols-[minmax(0,1fr)_18rem]";
