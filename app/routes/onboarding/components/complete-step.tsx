import { type ReactNode, useEffect, useRef, useState } from "react";
import { ContradictionList, contradictionsTitleId } from "#features/faqs/components/contradiction-list.tsx";
import { wizardTexts } from "#features/onboarding/wizard-texts.ts";
import { Button } from "#ui/primitives/button.tsx";
import { isPending, useWizard } from "../wizard-context.ts";
import { editLinkId, FaqDraft } from "./faq-draft.tsx";
import { StepFrame } from "./step-frame.tsx";
import { WizardForm } from "./wizard-form.tsx";

const formId = "publish";
/** Enough to read at a glance. A button shows the rest. */
const shownAtOnce = 6;

/** `asked` is the question that is open for editing at first, for browsers without JavaScript. */
export function CompleteStep({ asked }: { asked: string | null }) {
  const wizard = useWizard();
  const [editing, setEditing] = useEditing(asked);
  const { faqs } = wizard.state;
  const published = faqs.filter(({ leftOut }) => !leftOut).length;
  const isBusy = isPending(wizard, "complete");
  const [first, rest] = [faqs.slice(0, shownAtOnce), faqs.slice(shownAtOnce)];
  const isEditingRest = rest.some(({ id }) => id === editing);
  return (
    <StepFrame
      lead={leadText({ all: faqs.length, published })}
      next={
        <>
          <p role="status" className="sr-only">
            {isBusy ? wizardTexts.creating : ""}
          </p>
          <Button type="submit" form={formId} aria-disabled={isBusy}>
            {isBusy ? wizardTexts.creating : wizardTexts.createHelpCenter}
          </Button>
        </>
      }
    >
      <WizardForm intent="complete" id={formId}>
        {null}
      </WizardForm>
      <Contradictions />
      {faqs.length > 0 ? (
        <section aria-labelledby={questionsTitleId}>
          <h2 id={questionsTitleId} tabIndex={-1} className="text-14 font-medium outline-none">
            {faqs.length === 1 ? "1 question" : `${faqs.length} questions`}
          </h2>
          <ul className="mt-2 border-t border-border">
            {first.map((faq) => (
              <FaqDraft key={faq.id} faq={faq} isEditing={faq.id === editing} onEdit={setEditing} />
            ))}
          </ul>
          {rest.length > 0 ? (
            <details open={isEditingRest || undefined} className="group">
              <summary className="flex min-h-11 items-center py-3 text-14 text-link underline decoration-tint-30 underline-offset-4 hover:decoration-current">
                <span className="group-open:hidden">Show {rest.length} more</span>
                <span className="hidden group-open:inline">Show fewer</span>
              </summary>
              <ul className="border-t border-border">
                {rest.map((faq) => (
                  <FaqDraft key={faq.id} faq={faq} isEditing={faq.id === editing} onEdit={setEditing} />
                ))}
              </ul>
            </details>
          ) : null}
        </section>
      ) : null}
    </StepFrame>
  );
}

function Contradictions() {
  const wizard = useWizard();
  const { refusal, state } = wizard;
  const field = refusal?.field === "question" || refusal?.field === "answer" ? refusal.field : null;
  const isRefused = refusal?.intent === "settle-contradiction" && refusal.faqId && field;
  return (
    <ContradictionList
      contradictions={state.contradictions}
      isBusy={isPending(wizard, "settle-contradiction")}
      refused={
        isRefused
          ? {
              contradictionId: refusal.faqId ?? "",
              field,
              message: refusal.message,
              typed: refusal.typed,
            }
          : null
      }
      form={SettleForm}
      editPath={null}
    />
  );
}

function SettleForm({
  fields,
  className,
  children,
}: {
  fields: Record<string, string>;
  className?: string;
  children: ReactNode;
}) {
  return (
    <WizardForm
      intent="settle-contradiction"
      fields={fields}
      className={className}
      // The buttons disappear with the decision, so focus moves to the heading.
      onAnswer={({ ok }) => {
        const place =
          document.getElementById(contradictionsTitleId) ?? document.getElementById(questionsTitleId);
        if (ok) place?.focus({ preventScroll: true });
      }}
    >
      {children}
    </WizardForm>
  );
}

/** Opens one question at a time. Closing it restores focus to the element that opened it. */
function useEditing(asked: string | null) {
  const [editing, setEditing] = useState(asked);
  const opened = useRef(asked);
  useEffect(() => {
    const before = opened.current;
    opened.current = editing;
    if (before && !editing) document.getElementById(editLinkId(before))?.focus();
  }, [editing]);
  return [editing, setEditing] as const;
}

/** Receives focus when a question is removed. */
export const questionsTitleId = "questions-title";

function leadText({ all, published }: { all: number; published: number }): string {
  if (all === 0) return "It has no questions yet. Create it now and add them in the dashboard.";
  const left = all - published;
  const ready = published === 1 ? "1 question is" : `${published} questions are`;
  const drafts = left === 0 ? "" : left === 1 ? ", 1 stays a draft" : `, ${left} stay drafts`;
  return `${ready} ready to publish${drafts}. Edit anything first.`;
}
