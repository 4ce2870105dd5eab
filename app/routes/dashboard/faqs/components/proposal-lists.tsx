import { Form } from "react-router";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import type { OpenProposal } from "#features/faqs/proposal.ts";
import { Button } from "#ui/primitives/button.tsx";
import { cn } from "#ui/primitives/cn.ts";
import type { Review } from "../use-review.ts";
import { ProposalCard } from "./proposal-card.tsx";

interface ProposalListsProps {
  review: Review;
  /** True while a form of the page is being saved or loaded. */
  isBusy: boolean;
  isHydrated: boolean;
}

export const proposalElementId = (id: string) => `proposal-${id}`;

const lists = [
  { kind: "changed", title: "Changed", text: "Your website now says this differently." },
  { kind: "gone", title: "Gone", text: "Your website no longer contains the text these answers quote." },
  { kind: "new", title: "New", text: "Your website answers these. Your help center doesn't yet." },
] as const satisfies { kind: OpenProposal["kind"]; title: string; text: string }[];

export function ProposalLists({
  review: { open: proposals, currentId, setCurrent, decide },
  isBusy,
  isHydrated,
}: ProposalListsProps) {
  const { t, number } = useTeamTexts("website");
  return lists.map(({ kind, title, text }) => {
    const some = proposals.filter((proposal) => proposal.kind === kind);
    if (some.length === 0) return null;
    return (
      <section key={kind} aria-labelledby={`proposals-${kind}`} className="mb-10">
        <div className="mb-3 flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
          <div>
            <h2 id={`proposals-${kind}`} className="text-16">
              {t(title)}{" "}
              <span className="text-14 font-normal text-text-3 tabular-nums">{number(some.length)}</span>
            </h2>
            <p className="mt-0.5 text-14 text-text-3">{t(text)}</p>
          </div>
          {kind === "new" && some.length > 1 ? (
            <Form
              method="post"
              preventScrollReset
              onSubmit={(event) => {
                if (isBusy) event.preventDefault();
              }}
            >
              <Button type="submit" name="intent" value="add-all" variant="secondary" size="sm">
                {t("Add all as drafts")}
              </Button>
            </Form>
          ) : null}
        </div>
        <ul className="rounded-lg border border-border bg-surface">
          {some.map((proposal) => {
            const isCurrent = isHydrated && proposal.id === currentId;
            return (
              <li
                key={proposal.id}
                id={proposalElementId(proposal.id)}
                tabIndex={-1}
                aria-current={isCurrent || undefined}
                onFocus={() => setCurrent(proposal.id)}
                className={cn(
                  "scroll-mt-20 scroll-mb-14 border-b border-border p-4 outline-none last:border-b-0 target:bg-tint-6 md:p-5",
                  isCurrent && "shadow-[inset_2px_0_0_0_var(--solid)] pointer-fine:bg-surface-2",
                )}
              >
                <ProposalCard proposal={proposal} isCurrent={isCurrent} onDecide={decide} />
              </li>
            );
          })}
        </ul>
      </section>
    );
  });
}
