import { GripVertical, Pencil, Trash2 } from "lucide-react";
import { memo } from "react";
import type { OwnerFaq } from "#features/faqs/owner-faq.ts";
import { VoteCount } from "#features/feedback/components/vote-count.tsx";
import { Button } from "#ui/primitives/button.tsx";
import { cn } from "#ui/primitives/cn.ts";
import type { ReorderHandle } from "#ui/use-reorder.ts";
import { useMay, useMayChange } from "../../use-may.ts";
import { useFaqs } from "../use-faq-store.ts";
import { AnswerText } from "./answer-text.tsx";
import { FaqMenu } from "./faq-menu.tsx";
import { IconButton } from "./icon-button.tsx";
import { openFormId } from "./open-form.tsx";
import { PostForm } from "./post-form.tsx";
import { ProofNote } from "./proof-note.tsx";

export interface FaqCardProps {
  faq: OwnerFaq;
  /** Undefined if there are too few questions to select from. */
  isChosen: boolean | undefined;
  onChoose: (faqId: string, isChosen: boolean) => void;
  hasDraft: boolean;
  onEdit: (faqId: string) => void;
  handle: ReorderHandle;
}

export const FaqCard = memo(function FaqCard(props: FaqCardProps) {
  const { faq, isChosen, onChoose, hasDraft, onEdit, handle } = props;
  const isOneOfMany = isChosen !== undefined;
  const { id, question, answer } = faq;
  const titleId = `question-${id}`;
  const mayReorder = useMay()("publish content");
  const mayEdit = useMayChange()({ isPublished: faq.status === "published" });
  const hasHandle = mayReorder || isOneOfMany;
  return (
    <article aria-labelledby={titleId} className={cn(gridClass, !isOneOfMany && "max-md:grid-cols-1")}>
      <div
        aria-hidden={hasHandle ? undefined : true}
        className={cn("flex flex-col items-center gap-3", !isOneOfMany && "max-md:hidden")}
      >
        {mayReorder ? (
          <button
            type="button"
            id={`handle-${id}`}
            aria-label="Reorder"
            aria-describedby={`${titleId} reorder-help`}
            className="-mt-0.5 grid size-7 cursor-grab touch-none place-items-center rounded-sm text-text-3 hover:bg-hover hover:text-text max-md:hidden"
            onPointerDown={(event) => handle.onPointerDown(event, id)}
            onKeyDown={(event) => handle.onKeyDown(event, id)}
            onBlur={() => handle.onBlur(id)}
          >
            <GripVertical className="size-4" aria-hidden="true" />
          </button>
        ) : null}
        {isOneOfMany ? (
          <input
            type="checkbox"
            name="ids"
            value={id}
            form="faq-bulk"
            aria-label="Select"
            aria-describedby={titleId}
            checked={isChosen}
            onChange={(event) => onChoose(id, event.target.checked)}
            className="size-4 shrink-0 accent-solid max-md:mt-1 max-md:size-5"
          />
        ) : null}
      </div>
      <div className="min-w-0">
        <h3 id={titleId} className="text-16 leading-[1.45] break-words">
          {question}
        </h3>
        <AnswerText markdown={answer} className="mt-1 line-clamp-6 text-14 leading-relaxed text-text-2" />
        <div className="mt-3 flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1">
          <Status faq={faq} />
          {faq.category ? <span className="min-w-0 truncate text-13 text-text-3">{faq.category}</span> : null}
          <VoteCount itemId={id} />
          {hasDraft && mayEdit ? (
            <button
              type="button"
              className="text-13 font-medium text-link underline underline-offset-4"
              onClick={() => onEdit(id)}
            >
              Unsaved changes
            </button>
          ) : null}
          <Actions faq={faq} onEdit={onEdit} titleId={titleId} />
        </div>
      </div>
      <ProofNote faq={faq} className="self-start max-lg:col-start-2 max-lg:mt-4 max-md:col-[1/-1]" />
    </article>
  );
});

export const gridClass =
  "grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-4 p-4 md:p-5 lg:grid-cols-[1.25rem_minmax(0,1fr)_18.5rem]";

export function Status({ faq }: { faq: OwnerFaq }) {
  const isPublished = faq.status === "published";
  return (
    <span className="flex items-center gap-1.5 text-13 text-text-2">
      <span
        aria-hidden="true"
        className={cn("size-2 rounded-full", isPublished ? "bg-ok" : "border-[1.5px] border-control")}
      />
      {isPublished ? "Published" : "Draft"}
    </span>
  );
}

interface ActionsProps extends Pick<FaqCardProps, "faq" | "onEdit"> {
  titleId: string;
}

function Actions({ faq, onEdit, titleId }: ActionsProps) {
  const { id, status, isNew } = faq;
  const { post } = useFaqs();
  const mayPublish = useMay()("publish content");
  if (!useMayChange()({ isPublished: status === "published" })) return null;
  return (
    <div className="ml-auto flex items-center gap-0.5">
      {status === "draft" && !isNew && mayPublish ? (
        <PostForm fields={{ intent: "publish", ids: [id] }}>
          <Button type="submit" variant="ghost" size="sm" className="px-2.5" aria-describedby={titleId}>
            Publish
          </Button>
        </PostForm>
      ) : null}
      <IconButton
        type="submit"
        id={`edit-${id}`}
        // Before hydration, this requests the page with this question open.
        form={openFormId}
        name="edit"
        value={id}
        aria-label="Edit"
        aria-describedby={titleId}
        onClick={(event) => {
          event.preventDefault();
          onEdit(id);
        }}
      >
        <Pencil className="size-4" aria-hidden="true" />
      </IconButton>
      <PostForm
        fields={{ intent: "delete", ids: [id] }}
        options={{ undo: () => () => void post({ intent: "restore", ids: [id] }) }}
        // The button disappears with the question, so the focus moves to the list.
        onAnswer={(result) => {
          if (result?.ok) document.getElementById(`list-${faq.list}`)?.focus({ preventScroll: true });
        }}
      >
        <IconButton type="submit" aria-label="Delete" aria-describedby={titleId}>
          <Trash2 className="size-4" aria-hidden="true" />
        </IconButton>
      </PostForm>
      {mayPublish ? <FaqMenu faq={faq} describedBy={titleId} /> : null}
    </div>
  );
}
