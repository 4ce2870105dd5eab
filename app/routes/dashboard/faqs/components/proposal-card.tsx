/** One proposal, with what the website said before, what it says now, and both answers. */

import { Link2 } from "lucide-react";
import type { ReactNode } from "react";
import { Form, Link } from "react-router";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import type { OpenProposal, ProposalDecision } from "#features/faqs/proposal.ts";
import { Button, buttonClass } from "#ui/primitives/button.tsx";
import { AnswerText } from "./answer-text.tsx";

export function ProposalCard({ proposal, isBusy }: { proposal: OpenProposal; isBusy: boolean }) {
  const { id, kind, current, proposed, page, before, after } = proposal;
  const titleId = `proposal-title-${id}`;
  const { t } = useTeamTexts("website");
  const newQuestion =
    kind === "changed" && !current?.isEdited && proposed?.question !== current?.question
      ? proposed?.question
      : null;
  return (
    <article aria-labelledby={titleId}>
      <h3 id={titleId} className="text-16 leading-[1.45] break-words">
        {current?.question ?? proposed?.question}
      </h3>
      {newQuestion ? (
        <p className="mt-1 text-14 break-words">
          <span className="text-text-3">{t("Asked as")}</span> {newQuestion}
        </p>
      ) : null}
      <div className={kind === "changed" ? "mt-4 grid gap-x-8 gap-y-5 md:grid-cols-2" : "mt-2"}>
        {kind === "changed" ? (
          <>
            <Side title={t("Your answer")}>
              {current ? <AnswerText markdown={current.answer} className={answerClass} /> : null}
              <Quotes label={t("Your website said")} sentences={before} look="was" />
            </Side>
            <Side title={t("Suggested answer")}>
              {proposed ? <AnswerText markdown={proposed.answer} className={answerClass} /> : null}
              <Quotes label={t("Your website now says")} sentences={after} look="is" />
            </Side>
          </>
        ) : (
          <>
            <AnswerText markdown={current?.answer ?? proposed?.answer ?? ""} className={answerClass} />
            <Quotes
              label={kind === "gone" ? t("Your website said") : t("Source")}
              sentences={kind === "gone" ? before : after}
              look={kind === "gone" ? "was" : "is"}
            />
          </>
        )}
      </div>
      <p className="mt-3 flex min-w-0 flex-wrap items-center gap-x-1.5 text-13 text-text-3">
        <Link2 className="size-3.5 shrink-0" aria-hidden="true" />
        {page.url ? (
          <a
            href={page.url}
            target="_blank"
            rel="noopener noreferrer"
            className="max-w-full truncate text-text-2 underline decoration-border-strong underline-offset-3 hover:decoration-current"
          >
            {page.label}
            <span className="sr-only"> {t("(opens in a new tab)")}</span>
          </a>
        ) : (
          page.label
        )}
      </p>
      {current?.isEdited ? (
        <p className="mt-3 text-14 text-text-2">
          {t("You wrote this answer yourself. We keep it unless you replace it.")}
        </p>
      ) : null}
      <Form
        method="post"
        preventScrollReset
        className="mt-4 flex flex-wrap gap-2"
        onSubmit={(event) => {
          if (isBusy) event.preventDefault();
        }}
      >
        <input type="hidden" name="proposalId" value={id} />
        <input type="hidden" name="version" value={current?.version ?? 0} />
        {choicesOf(proposal).map(({ decision, label }) => (
          <Button
            key={decision}
            type="submit"
            name="intent"
            value={decision}
            variant={decision === "dismiss" ? "ghost" : "secondary"}
            size="sm"
            aria-describedby={titleId}
            aria-disabled={isBusy}
          >
            {t(label)}
          </Button>
        ))}
        {kind === "changed" && current ? (
          <Link
            to={`/dashboard/faqs?edit=${current.id}`}
            className={buttonClass({ variant: "ghost", size: "sm" })}
            aria-describedby={titleId}
          >
            {t("Edit it yourself")}
          </Link>
        ) : null}
      </Form>
    </article>
  );
}

const answerClass = "text-14 leading-relaxed text-text-2";

type ChoiceLabel =
  | "Publish"
  | "Add as a draft"
  | "Skip"
  | "Replace my answer"
  | "Replace the answer"
  | "Keep it"
  | "Unpublish"
  | "Delete";

function choicesOf({ kind, current }: OpenProposal): { decision: ProposalDecision; label: ChoiceLabel }[] {
  switch (kind) {
    case "new":
      return [
        { decision: "add-published", label: "Publish" },
        { decision: "add-draft", label: "Add as a draft" },
        { decision: "dismiss", label: "Skip" },
      ];
    case "changed":
      return [
        { decision: "replace", label: current?.isEdited ? "Replace my answer" : "Replace the answer" },
        { decision: "dismiss", label: "Keep it" },
      ];
    case "gone":
      return [
        ...(current?.status === "published"
          ? [{ decision: "unpublish" as const, label: "Unpublish" as const }]
          : []),
        { decision: "delete", label: "Delete" },
        { decision: "dismiss", label: "Keep it" },
      ];
  }
}

function Side({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0">
      <h4 className="mb-1 text-13 font-medium text-text-3">{title}</h4>
      {children}
    </section>
  );
}

interface QuotesProps {
  label: string;
  sentences: string[];
  look: "was" | "is";
}

/** Quotes that are still on the page are highlighted, and the others are struck through. */
function Quotes({ label, sentences, look }: QuotesProps) {
  if (sentences.length === 0) return null;
  const Mark = look === "is" ? "mark" : "del";
  return (
    <figure
      className={`mt-3 border-l-2 pl-3 text-13 leading-relaxed ${look === "is" ? "border-proof-line" : "border-border-strong"}`}
    >
      <figcaption className="mb-0.5 text-text-3">{label}</figcaption>
      <blockquote>
        {sentences.map((sentence) => (
          <p key={sentence} className="break-words not-first:mt-1.5">
            <Mark
              className={
                look === "is"
                  ? "rounded-[2px] bg-proof box-decoration-clone px-0.5 py-[0.1em] text-text"
                  : "text-text-3"
              }
            >
              {sentence}
            </Mark>
          </p>
        ))}
      </blockquote>
    </figure>
  );
}
