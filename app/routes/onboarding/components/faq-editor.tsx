import { useEffect, useRef, useState } from "react";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { pathOfStep, type WizardFaq } from "#features/onboarding/wizard.ts";
import { Button, buttonClass } from "#ui/primitives/button.tsx";
import { Field } from "#ui/primitives/field.tsx";
import { Input, Textarea } from "#ui/primitives/input.tsx";
import { isPending, useWizard } from "../wizard-context.ts";
import { WizardForm } from "./wizard-form.tsx";

/** Edits one question in place. A conflict with another tab is shown, and typed text is never lost. */
export function FaqEditor({ faq, onClose }: { faq: WizardFaq; onClose: () => void }) {
  const wizard = useWizard();
  const { t, said } = useTeamTexts("wizard");
  const first = useRef<HTMLInputElement>(null);
  const refusal = wizard.refusal?.faqId === faq.id ? wizard.refusal : null;
  // The version that editing started from, for optimistic locking.
  const [version] = useState(faq.version);
  const [conflict, setConflict] = useState(refusal?.conflict ?? null);
  const errorOf = (field: "question" | "answer") =>
    refusal?.field === field ? said(refusal.message) : undefined;
  useEffect(() => first.current?.focus(), []);
  return (
    <WizardForm
      intent="edit-faq"
      fields={{ faqId: faq.id, version: String(conflict?.version ?? version) }}
      onAnswer={(result) => {
        if (result.ok) onClose();
        else if (result.conflict) setConflict(result.conflict);
      }}
      onKeyDown={(event) => event.key === "Escape" && onClose()}
      className="flex flex-col gap-4"
    >
      {conflict ? <Conflict text={refusal?.message} conflict={conflict} /> : null}
      <Field id={`q-${faq.id}`} label={t("Question")} error={errorOf("question")}>
        {(control) => (
          <Input
            {...control}
            ref={first}
            name="question"
            dir="auto"
            defaultValue={refusal?.typed.question ?? faq.question}
            maxLength={500}
            required
          />
        )}
      </Field>
      <Field
        id={`a-${faq.id}`}
        label={t("Answer")}
        error={errorOf("answer")}
        help={t("**bold**, *italic*, lists and [links](https://…) work.")}
      >
        {(control) => (
          <Textarea
            {...control}
            name="answer"
            dir="auto"
            rows={6}
            defaultValue={refusal?.typed.answer ?? faq.answer}
            maxLength={10_000}
            required
          />
        )}
      </Field>
      <div className="flex items-center gap-2">
        <Button type="submit" variant="secondary" size="sm" aria-disabled={isPending(wizard, "edit-faq")}>
          {t("Save")}
        </Button>
        <a
          href={pathOfStep("complete")}
          onClick={(event) => {
            event.preventDefault();
            onClose();
          }}
          className={buttonClass({ variant: "ghost", size: "sm" })}
        >
          {t("Cancel")}
        </a>
      </div>
    </WizardForm>
  );
}

function Conflict({ text, conflict }: { text: string | undefined; conflict: WizardFaq }) {
  const { t, said } = useTeamTexts("wizard");
  return (
    <div role="alert" className="rounded-md border border-border-strong bg-surface-2 p-4 text-14">
      <p className="font-medium">
        {said(text ?? "This question has changed since you opened it. Here's the current version.")}
      </p>
      <p dir="auto" className="mt-3">
        {conflict.question}
      </p>
      <p dir="auto" className="mt-1 whitespace-pre-line text-text-2">
        {conflict.answer}
      </p>
      <p className="mt-3 text-13 text-text-3">{t("Save replaces it with your text. Cancel keeps it.")}</p>
    </div>
  );
}
