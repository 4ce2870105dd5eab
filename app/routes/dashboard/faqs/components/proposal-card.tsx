/** One proposal, with what the website said before, what it says now, and both answers. */

import { Link2 } from "lucide-react";
import { memo, type ReactNode } from "react";
import { Form, Link } from "react-router";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import type { OpenProposal, ProposalDecision } from "#features/faqs/proposal.ts";
import { Button, buttonClass } from "#ui/primitives/button.tsx";
import { cn } from "#ui/primitives/cn.ts";
import { differingWords } from "../differing-words.ts";
import { choicesOf } from "../proposal-choices.ts";
import { AnswerText } from "./answer-text.tsx";

interface ProposalCardProps {
  proposal: OpenProposal;
  /** Whether keys are about this one. */
  isCurrent: boolean;
  onDecide: (id: string, decision: ProposalDecision) => void;
}

export const ProposalCard = memo(function ProposalCard({ proposal, isCurrent, onDecide }: ProposalCardProps) {
  const { id, kind, current, proposed, page, before, after } = proposal;
  const choices = choicesOf(proposal);
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
              <Quotes label={t("Your website said")} sentences={before} others={after} look="was" />
            </Side>
            <Side title={t("Suggested answer")}>
              {proposed ? <AnswerText markdown={proposed.answer} className={answerClass} /> : null}
              <Quotes label={t("Your website now says")} sentences={after} others={before} look="is" />
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
          event.preventDefault();
          const { submitter } = event.nativeEvent as SubmitEvent;
          const decision = choices.find((one) => one.decision === submitter?.getAttribute("value"))?.decision;
          if (decision) onDecide(id, decision);
        }}
      >
        <input type="hidden" name="proposalId" value={id} />
        <input type="hidden" name="version" value={current?.version ?? 0} />
        {choices.map(({ decision, label, key }, at) => (
          <Button
            key={decision}
            type="submit"
            name="intent"
            value={decision}
            variant={decision === "dismiss" ? "ghost" : isCurrent && at === 0 ? "primary" : "secondary"}
            size="sm"
            aria-describedby={titleId}
            aria-keyshortcuts={isCurrent ? key : undefined}
          >
            {t(label)}
            <KeyOf name={key} isShown={isCurrent} />
          </Button>
        ))}
        {current ? (
          <Link
            to={`/dashboard/faqs?edit=${current.id}`}
            className={buttonClass({ variant: "ghost", size: "sm" })}
            aria-describedby={titleId}
            aria-keyshortcuts={isCurrent ? "e" : undefined}
          >
            {t("Edit it yourself")}
            <KeyOf name="e" isShown={isCurrent} />
          </Link>
        ) : null}
      </Form>
    </article>
  );
});

/** On screens with a keyboard. Takes its space in every row, because pressing a button makes its row the current one. */
function KeyOf({ name, isShown }: { name: string; isShown: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={cn("text-13 opacity-70 max-md:hidden pointer-coarse:hidden", !isShown && "invisible")}
    >
      {name.toUpperCase()}
    </span>
  );
}

const answerClass = "text-14 leading-relaxed text-text-2";

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
  /** What is in their places on the other side. Only what differs is marked then. */
  others?: string[];
  look: "was" | "is";
}

/** Quotes that are still on the page are highlighted, and the others are struck through. */
function Quotes({ label, sentences, others, look }: QuotesProps) {
  if (sentences.length === 0) return null;
  const Mark = look === "is" ? "mark" : "del";
  const isPaired = others?.length === sentences.length;
  return (
    <figure
      className={`mt-3 border-l-2 pl-3 text-13 leading-relaxed ${look === "is" ? "border-proof-line" : "border-border-strong"}`}
    >
      <figcaption className="mb-0.5 text-text-3">{label}</figcaption>
      <blockquote>
        {sentences.map((sentence, index) => {
          const { start, differing, end } = differingWords(sentence, (isPaired && others[index]) || "");
          return (
            <p
              key={sentence}
              className={cn("break-words not-first:mt-1.5", look === "is" ? "text-text" : "text-text-3")}
            >
              {start}
              {differing === "" ? null : (
                <Mark
                  className={
                    look === "is"
                      ? "rounded-[2px] bg-proof box-decoration-clone px-0.5 py-[0.1em] text-text"
                      : "text-text-3"
                  }
                >
                  {differing}
                </Mark>
              )}
              {end}
            </p>
          );
        })}
      </blockquote>
    </figure>
  );
}
