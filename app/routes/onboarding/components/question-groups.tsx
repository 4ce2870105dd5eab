/** All questions by collection, each with a box that decides whether it is published. */
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import type { WizardFaq } from "#features/onboarding/wizard.ts";
import { Button } from "#ui/primitives/button.tsx";
import { type ReviewGroup, reviewGroups } from "../review-groups.ts";
import { FaqDraft } from "./faq-draft.tsx";
import { WizardForm } from "./wizard-form.tsx";

/** Enough to read at a glance. The other groups are closed. */
const shownAtOnce = 6;

interface QuestionGroupsProps {
  faqs: WizardFaq[];
  /** The question that is open for editing. */
  editing: string | null;
  onEdit: (faqId: string | null) => void;
}

export function QuestionGroups({ faqs, editing, onEdit }: QuestionGroupsProps) {
  const groups = reviewGroups(faqs);
  // Decided once, so that removing a question opens no other group.
  const [openNames] = useState(() => namesOpenAtFirst(groups));
  return groups.map((group) => {
    const isOpen = openNames.has(nameOf(group)) || group.faqs.some(({ id }) => id === editing);
    return <Group key={nameOf(group)} {...{ group, isOpen, editing, onEdit }} />;
  });
}

function namesOpenAtFirst(groups: ReviewGroup[]): Set<string> {
  const names = new Set<string>();
  let shown = 0;
  for (const group of groups) {
    if (shown >= shownAtOnce) break;
    names.add(nameOf(group));
    shown += group.faqs.length;
  }
  return names;
}

/** Stays the same when a group before it disappears. */
function nameOf({ name, kind }: ReviewGroup): string {
  return `${kind} ${name ?? ""}`;
}

function Group({
  group: { id, name, kind, faqs },
  isOpen,
  editing,
  onEdit,
}: Omit<QuestionGroupsProps, "faqs"> & { group: ReviewGroup; isOpen: boolean }) {
  const { t } = useTeamTexts("wizard");
  const published = faqs.filter(({ leftOut }) => !leftOut).length;
  const title = name ?? t(kind === "uncertain" ? "Check this first" : "More we found");
  return (
    <details open={isOpen || undefined} className="group/part border-b border-border">
      <summary className="flex min-h-12 list-none items-center gap-3 py-2 [&::-webkit-details-marker]:hidden">
        <ChevronDown
          className="size-4 shrink-0 -rotate-90 text-text-3 group-open/part:rotate-0"
          aria-hidden="true"
        />
        <h3 id={id} dir="auto" className="min-w-0 text-14 font-medium break-words">
          {title}
        </h3>
        <span className="ml-auto shrink-0 text-13 text-text-3 tabular-nums">
          {t("{count} of {all} to publish", { count: published, all: faqs.length })}
        </span>
      </summary>
      {faqs.length > 1 ? (
        <div className="flex flex-wrap items-center gap-1 pb-2 pl-4.5">
          <PublishAll faqs={faqs} describedBy={id} />
        </div>
      ) : null}
      <ul className="border-t border-border">
        {faqs.map((faq) => (
          <FaqDraft key={faq.id} faq={faq} isEditing={faq.id === editing} onEdit={onEdit} />
        ))}
      </ul>
    </details>
  );
}

export function PublishAll({ faqs, describedBy }: { faqs: WizardFaq[]; describedBy: string }) {
  const { t } = useTeamTexts("wizard");
  const faqIds = faqs.map(({ id }) => id).join();
  return [false, true].map((leftOut) => (
    <WizardForm key={String(leftOut)} intent="leave-out-faqs" fields={{ faqIds, leftOut: String(leftOut) }}>
      <Button
        type="submit"
        variant="ghost"
        size="sm"
        className="px-2.5 text-13"
        aria-describedby={describedBy}
        aria-disabled={faqs.every((faq) => faq.leftOut === leftOut)}
      >
        {t(leftOut ? "Publish none" : "Publish all")}
      </Button>
    </WizardForm>
  ));
}
