import { type ReactNode, useEffect, useRef, useState } from "react";
import type { TeamTexts } from "#engines/messages/team/team-texts.ts";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { ContradictionList, contradictionsTitleId } from "#features/faqs/components/contradiction-list.tsx";
import { wizardTexts } from "#features/onboarding/wizard-texts.ts";
import { Button } from "#ui/primitives/button.tsx";
import { Kbd } from "#ui/primitives/kbd.tsx";
import { useRowKeys } from "../../use-row-keys.ts";
import { questionsText } from "../ledger-rows.ts";
import { withPending } from "../review-groups.ts";
import { isPending, useWizard } from "../wizard-context.ts";
import { editLinkId } from "./faq-draft.tsx";
import { PublishAll, QuestionGroups } from "./question-groups.tsx";
import { StepFrame } from "./step-frame.tsx";
import { WizardForm } from "./wizard-form.tsx";

const formId = "publish";

/** `asked` is the question that is open for editing at first, for browsers without JavaScript. */
export function CompleteStep({ asked }: { asked: string | null }) {
  const wizard = useWizard();
  const texts = useTeamTexts("wizard");
  const { t } = texts;
  const [editing, setEditing] = useEditing(asked);
  const list = useRef<HTMLElement>(null);
  useRowKeys(list, reviewKeys);
  const faqs = withPending(wizard.state.faqs, wizard.pending);
  const published = faqs.filter(({ leftOut }) => !leftOut).length;
  const isBusy = isPending(wizard, "complete");
  return (
    <StepFrame
      lead={leadText({ all: faqs.length, published }, texts)}
      next={
        <>
          <p role="status" className="sr-only">
            {isBusy ? t(wizardTexts.creating) : ""}
          </p>
          <Button type="submit" form={formId} aria-disabled={isBusy}>
            {t(isBusy ? wizardTexts.creating : wizardTexts.createHelpCenter)}
          </Button>
        </>
      }
    >
      <WizardForm intent="complete" id={formId}>
        {null}
      </WizardForm>
      <Contradictions />
      {faqs.length > 0 ? (
        <section ref={list} aria-labelledby={questionsTitleId}>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <h2 id={questionsTitleId} tabIndex={-1} className="text-14 font-medium outline-none">
              {questionsText(faqs.length, texts)}
            </h2>
            <div className="-mr-2.5 ml-auto flex flex-wrap gap-1">
              <PublishAll faqs={faqs} describedBy={questionsTitleId} />
            </div>
          </div>
          <ReviewHints />
          <div className="mt-2 border-t border-border">
            <QuestionGroups faqs={faqs} editing={editing} onEdit={setEditing} />
          </div>
        </section>
      ) : null}
    </StepFrame>
  );
}

const reviewKeys = {
  focuses: "[role=checkbox]",
  keys: { p: { presses: "[role=checkbox]" }, e: { presses: "[data-edit]" } },
};

/** For keyboards. */
function ReviewHints() {
  const { t } = useTeamTexts("wizard");
  const hints = [
    { keys: ["J", "K"], label: t("Move") },
    { keys: ["P"], label: t("Publish") },
    { keys: ["E"], label: t("Edit") },
  ];
  return (
    <p className="mt-1 hidden gap-4 text-13 text-text-3 lg:flex pointer-coarse:hidden">
      {hints.map(({ keys, label }) => (
        <span key={label} className="flex items-center gap-1.5">
          {keys.map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
          {label}
        </span>
      ))}
    </p>
  );
}

function Contradictions() {
  const wizard = useWizard();
  const { said } = useTeamTexts("wizard");
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
              message: said(refusal.message),
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

function leadText(
  { all, published: count }: { all: number; published: number },
  { t }: TeamTexts<"wizard">,
): string {
  if (all === 0) return t("It has no questions yet. Create it now and add them in the dashboard.");
  const left = all - count;
  if (count === 1) {
    if (left === 0) return t("1 question is ready to publish. Edit anything first.");
    return left === 1
      ? t("1 question is ready to publish, 1 stays a draft. Edit anything first.")
      : t("1 question is ready to publish, {left} stay drafts. Edit anything first.", { left });
  }
  if (left === 0) return t("{count} questions are ready to publish. Edit anything first.", { count });
  return left === 1
    ? t("{count} questions are ready to publish, 1 stays a draft. Edit anything first.", { count })
    : t("{count} questions are ready to publish, {left} stay drafts. Edit anything first.", { count, left });
}
