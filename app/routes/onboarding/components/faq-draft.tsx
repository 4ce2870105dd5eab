/** One question in the summary, with the sentence from the website that it cites. */
import { Check } from "lucide-react";
import { useRef } from "react";
import type { TeamTexts } from "#engines/messages/team/team-texts.ts";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { SourceLink } from "#features/faqs/components/source-link.tsx";
import { pathOfStep, type WizardFaq } from "#features/onboarding/wizard.ts";
import { Button, buttonClass } from "#ui/primitives/button.tsx";
import { cn } from "#ui/primitives/cn.ts";
import { questionsTitleId } from "./complete-step.tsx";
import { FaqEditor } from "./faq-editor.tsx";
import { MarkedAnswer, markClass, provenParts } from "./marked-answer.tsx";
import { WizardForm } from "./wizard-form.tsx";

export function FaqDraft({
  faq,
  isEditing,
  onEdit,
}: {
  faq: WizardFaq;
  isEditing: boolean;
  onEdit: (faqId: string | null) => void;
}) {
  const texts = useTeamTexts("wizard");
  const { id, question, leftOut, review } = faq;
  // The owner left it out, not the writer.
  const isDropped = leftOut && (review === null || review === "ready");
  const titleId = `question-${id}`;
  if (isEditing) {
    return (
      <li className="border-b border-border py-5">
        <FaqEditor faq={faq} onClose={() => onEdit(null)} />
      </li>
    );
  }
  return (
    <li
      data-row=""
      className="scroll-mt-4 scroll-mb-28 border-b border-border py-4 last:border-b-0 relative before:absolute before:inset-y-0 before:-left-4 before:w-0.5 has-[[role=checkbox]:focus-visible]:before:bg-solid"
    >
      <article aria-labelledby={titleId}>
        <div className="flex items-start justify-between gap-4">
          <h4
            id={titleId}
            dir="auto"
            className={cn("min-w-0 text-16 leading-snug break-words", isDropped && "text-text-3")}
          >
            {question}
          </h4>
          <PublishBox faqId={id} isOn={!leftOut} describedBy={titleId} />
        </div>
        <MarkedAnswer faq={faq} isMarked={!leftOut} className={cn(answerClass, leftOut && "text-text-3")} />
        <div className="mt-2 flex flex-wrap items-end justify-between gap-x-4 gap-y-1">
          <div className="min-w-0">{isDropped ? null : <Proof faq={faq} />}</div>
          <div className="-mr-2.5 ml-auto flex items-center gap-1">
            <p className="px-1 text-13 text-text-3">{stateOf(faq, texts)}</p>
            <EditLink faqId={id} describedBy={titleId} onEdit={onEdit} />
            <RemoveForm faqId={id} describedBy={titleId} />
          </div>
        </div>
      </article>
    </li>
  );
}

function stateOf({ leftOut, review, isEdited }: WizardFaq, { t }: TeamTexts<"wizard">): string {
  if (!leftOut) return isEdited ? t("Edited by you") : "";
  return review === "uncertain" || review === "more" ? "" : t("Draft");
}

/** A button that looks and is announced as a checkbox, so that it saves without JavaScript too. */
function PublishBox({ faqId, isOn, describedBy }: { faqId: string; isOn: boolean; describedBy: string }) {
  const { t } = useTeamTexts("wizard");
  return (
    <WizardForm intent="leave-out-faq" fields={{ faqId, leftOut: String(isOn) }} className="flex shrink-0">
      {/* biome-ignore lint/a11y/useSemanticElements: without JavaScript, a checkbox doesn't post its form */}
      <button
        type="submit"
        role="checkbox"
        aria-checked={isOn}
        aria-keyshortcuts="p"
        aria-describedby={describedBy}
        className="-m-2 flex min-h-10 items-center gap-2 rounded-md p-2 text-13 text-text-2 hover:text-text"
      >
        <span
          aria-hidden="true"
          className={cn(
            "grid size-4 place-items-center rounded-[4px] border",
            isOn ? "border-(--solid) bg-solid text-ink" : "border-control",
          )}
        >
          {isOn ? <Check className="size-3" strokeWidth={3} /> : null}
        </span>
        {t("Publish")}
      </button>
    </WizardForm>
  );
}

const answerClass =
  "mt-1.5 text-14 text-text-2 [&_a]:text-link [&_a]:underline [&_a]:underline-offset-4 [&_li]:py-0.5 [&_ol]:list-decimal [&_ol]:pl-5 [&_p+p]:mt-2 [&_strong]:font-medium [&_ul]:list-disc [&_ul]:pl-5 break-words";
const smallClass = "px-2.5 text-13";

export function editLinkId(faqId: string): string {
  return `edit-${faqId}`;
}

/** A link, so that it works before hydration. */
function EditLink({
  faqId,
  describedBy,
  onEdit,
}: {
  faqId: string;
  describedBy: string;
  onEdit: (faqId: string) => void;
}) {
  const { t } = useTeamTexts("wizard");
  return (
    <a
      id={editLinkId(faqId)}
      data-edit=""
      aria-keyshortcuts="e"
      href={`${pathOfStep("complete")}?edit=${faqId}`}
      aria-describedby={describedBy}
      onClick={(event) => {
        event.preventDefault();
        onEdit(faqId);
      }}
      className={buttonClass({ variant: "ghost", size: "sm", className: smallClass })}
    >
      {t("Edit")}
    </a>
  );
}

function RemoveForm({ faqId, describedBy }: { faqId: string; describedBy: string }) {
  const { t } = useTeamTexts("wizard");
  const button = useRef<HTMLButtonElement>(null);
  return (
    <WizardForm
      intent="remove-faq"
      fields={{ faqId }}
      // The button disappears with the question, so focus moves to the heading.
      onAnswer={({ ok }) => {
        if (ok) document.getElementById(questionsTitleId)?.focus({ preventScroll: true });
      }}
    >
      <Button
        ref={button}
        type="submit"
        variant="ghost"
        size="sm"
        className={smallClass}
        aria-describedby={describedBy}
      >
        {t("Remove")}
      </Button>
    </WizardForm>
  );
}

/** Only sentences quoted from the website are highlighted. */
function Proof({ faq }: { faq: WizardFaq }) {
  const { t } = useTeamTexts("wizard");
  const { evidence, source, sourcePath, isEdited } = faq;
  if (evidence.length === 0) return null;
  const isMarked = provenParts(faq) !== null;
  return (
    <figure className="my-1 border-l-2 border-proof-line pl-3 text-13">
      {isMarked ? null : (
        <blockquote className="mb-1.5 leading-relaxed">
          {evidence.map(({ sentence }) => (
            <p key={sentence} dir="auto" className="not-first:mt-1.5">
              <mark className={markClass}>{sentence}</mark>
            </p>
          ))}
        </blockquote>
      )}
      {source ? (
        <figcaption className="flex min-w-0 flex-wrap gap-x-1.5 text-text-3">
          <span className="shrink-0">{t(isEdited ? "Before your edit, from" : "From")}</span>
          <a
            href={source.url}
            target="_blank"
            rel="noopener noreferrer"
            className="truncate text-text-2 underline decoration-border-strong underline-offset-3 hover:decoration-current"
          >
            {source.label}
            <span className="sr-only"> {t("(opens in a new tab)")}</span>
          </a>
          {sourcePath ? (
            <SourceLink
              path={sourcePath}
              className="shrink-0 text-text-2 underline decoration-border-strong underline-offset-3 hover:decoration-current"
            />
          ) : null}
        </figcaption>
      ) : null}
    </figure>
  );
}
