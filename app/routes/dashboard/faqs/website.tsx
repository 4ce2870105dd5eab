/** Differences between the owner's website and their questions, to be decided one by one. */

import { type ReactNode, useMemo, useRef } from "react";
import { data, Form, Link, redirect, useNavigate, useNavigation } from "react-router";
import { z } from "zod";
import { servicesContext } from "#app/context.ts";
import { redirectWithToast } from "#app/flash.server.ts";
import type { TeamTexts } from "#engines/messages/team/team-texts.ts";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { ContradictionList, type OwnWordsRefused } from "#features/faqs/components/contradiction-list.tsx";
import { proposalDecisions } from "#features/faqs/proposal.ts";
import {
  contradictionForm,
  findSettled,
  runContradictionAction,
  takeSettledBack,
} from "#features/faqs/run-contradiction-action.server.ts";
import { findDecided } from "#features/faqs/undo-decision.server.ts";
import { decisionForms, runProposalAction } from "#features/websites/check/run-proposal-action.server.ts";
import { isUnderWay } from "#features/websites/check/website-check.ts";
import {
  checkRefusals,
  decisionDone,
  scheduleSaved,
  websiteCheckTexts,
} from "#features/websites/check/website-check-texts.ts";
import { describeWebsiteChanges, startWebsiteCheck } from "#features/websites/check/website-checks.server.ts";
import { saveSchedule } from "#features/websites/check/website-schedule.server.ts";
import { checkFrequencies } from "#shared/enumerations.ts";
import { renderMarkdown } from "#shared/markdown.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { PageHeader } from "#ui/page-header.tsx";
import { Button, buttonClass } from "#ui/primitives/button.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import { unknownForm } from "../../answer-outcome.ts";
import { ownerContext } from "../../guards.server.ts";
import { framedMeta } from "../../private-meta.ts";
import { readForm } from "../../read-body.ts";
import { accountTexts, inAccountLanguage } from "../../team-texts.server.ts";
import { useRefresh } from "../../use-refresh.ts";
import { SectionError } from "../section-error.tsx";
import type { Route } from "./+types/website";
import { RenderedAnswers } from "./components/answer-text.tsx";
import { CheckSchedule } from "./components/check-schedule.tsx";
import { CheckStatus } from "./components/check-status.tsx";
import { ContactChanges } from "./components/contact-changes.tsx";
import { type Decided, DecidedNotice } from "./components/decided-notice.tsx";
import { ProposalLists } from "./components/proposal-lists.tsx";
import { ReviewHints } from "./components/review-hints.tsx";
import { useFocusedProposal } from "./use-focused-proposal.ts";
import { useReview } from "./use-review.ts";
import { useReviewKeys } from "./use-review-keys.ts";

const path = "/dashboard/faqs/website";
const pollMs = 1_500;

export async function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const scope = context.get(ownerContext);
  const [changes, decided] = await Promise.all([
    describeWebsiteChanges(services, scope),
    readDecided(services.db, scope, request.url),
  ]);
  const texts = changes.proposals.flatMap(({ current, proposed }) => [current?.answer, proposed?.answer]);
  const answers = [...new Set(texts.flatMap((text) => text ?? []))].map(
    (text) => [text, renderMarkdown(text)] as const,
  );
  // What the check stored about a website that it couldn't read. Its texts are the wizard's.
  const { said } = accountTexts(context, "wizard");
  const check = changes.check && {
    ...changes.check,
    message: changes.check.message?.split("\n").map(said).join("\n") ?? null,
  };
  return {
    ...inAccountLanguage(context, ["website", "sources"]),
    ...changes,
    check,
    answers,
    decided,
  };
}

const decidedQuery = z.union([
  z.object({ decided: z.uuid(), as: z.enum(proposalDecisions) }),
  z.object({ settled: z.uuid() }),
]);

/** Returns the last decision in this tab while it can be undone. */
async function readDecided(
  db: Parameters<typeof findDecided>[0],
  scope: OwnerScope,
  url: string,
): Promise<Decided | null> {
  const query = decidedQuery.safeParse(Object.fromEntries(new URL(url).searchParams));
  if (!query.success) return null;
  if ("settled" in query.data) {
    const { settled: contradictionId } = query.data;
    const text = await findSettled(db, scope, contradictionId);
    return text === null ? null : { text, undo: { intent: "undo-settled", contradictionId } };
  }
  const { decided: proposalId, as: decision } = query.data;
  if (!(await findDecided(db, scope, proposalId))) return null;
  return { text: decisionDone[decision], undo: { intent: "undo", proposalId, decision } };
}

/** A browser posts a checkbox only if it is checked. */
const isOn = z
  .literal("on")
  .optional()
  .transform((value) => value === "on");

const posted = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("check") }),
  z.object({ intent: z.literal("check-anyway") }),
  z.object({
    intent: z.literal("schedule"),
    frequency: z.enum(checkFrequencies),
    wantsMail: isOn,
    acceptsSmallChanges: isOn,
  }),
  z.object({ intent: z.literal("add-all") }),
  z.object({ intent: z.literal("settle"), contradictionId: z.uuid() }),
  z.object({ intent: z.literal("undo-settled"), contradictionId: z.uuid() }),
  ...decisionForms,
]);

export async function action({ context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const scope = context.get(ownerContext);
  const { said } = accountTexts(context, "website");
  const fields = Object.fromEntries(await readForm(context));
  const form = posted.safeParse(fields);
  if (!form.success) throw unknownForm();
  if (form.data.intent === "settle") return settle(services, scope, fields, accountTexts(context, "sources"));
  if (form.data.intent === "undo-settled") {
    const toast = await takeSettledBack(services, scope, form.data);
    const { said: ofSources } = accountTexts(context, "sources");
    return redirectWithToast(path, { ...toast, text: ofSources(toast.text) });
  }
  if (form.data.intent === "schedule") {
    await saveSchedule(services, scope, form.data);
    return redirectWithToast(path, { kind: "success", text: said(scheduleSaved) });
  }
  if (form.data.intent === "check" || form.data.intent === "check-anyway") {
    const isTrusted = form.data.intent === "check-anyway";
    const started = await startWebsiteCheck(services, scope, { isTrusted });
    if (started === "started" || started === "under-way") return redirect(path);
    return redirectWithToast(path, { kind: "error", text: said(checkRefusals[started]) });
  }
  const toast = await runProposalAction(services, scope, form.data);
  const { intent } = form.data;
  // A decision has its own notice with an undo button.
  if (toast.kind === "success" && intent !== "undo" && "proposalId" in form.data)
    return redirect(`${path}?decided=${form.data.proposalId}&as=${intent}`);
  return redirectWithToast(path, { ...toast, text: said(toast.text) });
}

async function settle(
  services: Parameters<typeof runContradictionAction>[0],
  scope: OwnerScope,
  fields: Record<string, unknown>,
  { said }: TeamTexts<"sources">,
) {
  const form = contradictionForm.safeParse(fields);
  if (!form.success) throw unknownForm();
  const answer = await runContradictionAction(services, scope, form.data);
  const { contradictionId } = form.data;
  if (answer.ok) return redirect(`${path}?settled=${contradictionId}`);
  if (answer.field === null || form.data.decision !== "own")
    return redirectWithToast(path, { kind: "error", text: said(answer.message) });
  const { question, answer: typed } = form.data;
  const refused: OwnWordsRefused = {
    contradictionId,
    field: answer.field,
    message: answer.message,
    typed: { question, answer: typed },
  };
  return data(refused, { status: 400 });
}

export function meta({ matches }: Route.MetaArgs) {
  return framedMeta("Website changes", matches);
}

export default function Website({ loaderData, actionData }: Route.ComponentProps) {
  const { website, check, lastGood, schedule, proposals, contradictions, contactChanges, answers, decided } =
    loaderData;
  const { t } = useTeamTexts("website");
  const refused = (actionData as OwnWordsRefused | undefined) ?? null;
  const isHydrated = useHydrated();
  const navigate = useNavigate();
  const review = useReview(proposals);
  useReviewKeys(review, (faqId) => void navigate(`/dashboard/faqs?edit=${faqId}`));
  const open = review.open.length + contradictions.length;
  const rendered = useMemo(() => new Map(answers), [answers]);
  const isBusy = useNavigation().state !== "idle";
  const isChecking = check !== null && isUnderWay(check);
  useRefresh(isChecking, pollMs);
  const place = useRef<HTMLDivElement>(null);
  useFocusedProposal(review, { place, count: open });
  return (
    <>
      <PageHeader title={t("Website changes")} text={t(websiteCheckTexts.about)}>
        <Link to="/dashboard/faqs" className={buttonClass({ variant: "secondary" })}>
          {t("Back to FAQs")}
        </Link>
        {website ? (
          <Form
            method="post"
            className="flex"
            onSubmit={(event) => {
              if (isBusy || isChecking) event.preventDefault();
            }}
          >
            <Button
              type="submit"
              name="intent"
              value="check"
              className="grow"
              variant={open > 0 ? "secondary" : "primary"}
              aria-disabled={isBusy || isChecking}
            >
              {isChecking ? t("Checking...") : t(websiteCheckTexts.start)}
            </Button>
          </Form>
        ) : null}
      </PageHeader>
      <DecidedNotice decided={decided} path={path} />
      <CheckStatus website={website} check={check} lastGood={lastGood} open={open} />
      <ContactChanges changes={contactChanges} />
      <div ref={place} tabIndex={-1} className="outline-none">
        <ContradictionList
          contradictions={contradictions}
          isBusy={isBusy}
          refused={refused}
          form={SettleForm}
          editPath={(faqId) => `/dashboard/faqs?edit=${faqId}`}
        />
        <RenderedAnswers value={rendered}>
          <ProposalLists review={review} isBusy={isBusy} isHydrated={isHydrated} />
        </RenderedAnswers>
      </div>
      {isHydrated && review.open.length > 0 ? <ReviewHints count={open} /> : null}
      {website ? <CheckSchedule schedule={schedule} /> : null}
    </>
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
  const isBusy = useNavigation().state !== "idle";
  return (
    <Form
      method="post"
      preventScrollReset
      className={className}
      onSubmit={(event) => {
        if (isBusy) event.preventDefault();
      }}
    >
      <input type="hidden" name="intent" value="settle" />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </Form>
  );
}

export const ErrorBoundary = SectionError;
