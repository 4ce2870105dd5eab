/** What the website says now, in the row of a question, with both decisions. */

import { Link } from "react-router";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import type { FaqProof, OwnerFaq } from "#features/faqs/owner-faq.ts";
import type { ProposalDecision } from "#features/faqs/proposal.ts";
import { Button, buttonClass } from "#ui/primitives/button.tsx";
import { isRepeatedClick } from "../is-repeated-click.ts";
import { useDecideChange } from "../use-decide-change.ts";

export function SiteChangeLines({ faq, proof }: { faq: OwnerFaq; proof: FaqProof }) {
  const { t } = useTeamTexts("faqs");
  const { siteChange } = proof;
  if (!siteChange) return null;
  const { kind, yours, site } = siteChange;
  return (
    <dl
      id={`change-${faq.id}`}
      className="mt-0.5 mb-1.5 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-0.5 text-13 leading-relaxed"
    >
      <dt className="text-text-3">{t("Yours")}</dt>
      <dd className="line-clamp-2">
        {yours.map(({ text, isRemoved }, index) =>
          isRemoved ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
            <del key={index} className="text-danger">
              {text}
            </del>
          ) : (
            text
          ),
        )}
      </dd>
      <dt className="text-text-3">{t("Site now")}</dt>
      <dd className="line-clamp-2">
        {kind === "gone" || site === "" ? (
          t("It no longer says this.")
        ) : (
          <mark className="rounded-[2px] bg-proof box-decoration-clone px-0.5 py-[0.1em] text-text">
            {site}
          </mark>
        )}
      </dd>
    </dl>
  );
}

/** Without JavaScript, the forms go to the page with all changes. */
export function SiteChangeVerbs({
  faq,
  proof,
  onDecide,
}: {
  faq: OwnerFaq;
  proof: FaqProof;
  onDecide: (faqId: string) => void;
}) {
  const { t } = useTeamTexts("faqs");
  const decide = useDecideChange();
  const { proposalId, siteChange, isEdited } = proof;
  if (proposalId === null || !siteChange) return null;
  const verb = (decision: ProposalDecision, label: string) => (
    <Button
      type="submit"
      name="intent"
      value={decision}
      size="sm"
      variant={decision === "dismiss" ? "ghost" : "secondary"}
      aria-describedby={`question-${faq.id} change-${faq.id}`}
      onClick={(event) => {
        event.preventDefault();
        if (isRepeatedClick(event)) return;
        onDecide(faq.id);
        decide({ proposalId, faqId: faq.id, decision, version: faq.version });
      }}
    >
      {label}
    </Button>
  );
  return (
    <form
      method="post"
      action="/dashboard/faqs/website"
      className="relative z-10 flex shrink-0 items-center gap-1 max-md:hidden"
    >
      <input type="hidden" name="proposalId" value={proposalId} />
      <input type="hidden" name="version" value={faq.version} />
      {verb("dismiss", isEdited ? t("Keep mine") : t("Keep it"))}
      {siteChange.kind === "changed"
        ? verb("replace", t("Update answer"))
        : verb("unpublish", t("Unpublish"))}
    </form>
  );
}

/** Phones have no room for both texts. */
export function ReviewLink({ faq, proposalId }: { faq: OwnerFaq; proposalId: string }) {
  const { t } = useTeamTexts("faqs");
  return (
    <Link
      to={`/dashboard/faqs/website#proposal-${proposalId}`}
      aria-describedby={`question-${faq.id}`}
      className={buttonClass({ variant: "secondary", size: "sm", className: "relative z-10 md:hidden" })}
    >
      {t("Review")}
    </Link>
  );
}
