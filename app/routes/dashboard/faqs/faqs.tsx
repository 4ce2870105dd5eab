/** The page on which owners write, publish and order questions, and see their sources. */
import { Suspense, useEffect, useMemo, useRef } from "react";
import { Await, data, type ShouldRevalidateFunctionArgs, useRevalidator } from "react-router";
import { servicesContext } from "#app/context.ts";
import { redirectWithToast } from "#app/flash.server.ts";
import { listOwnerFaqs } from "#features/faqs/list-owner-faqs.server.ts";
import type { FaqActionRefused, OwnerFaqs } from "#features/faqs/owner-faq.ts";
import { faqRefusals } from "#features/faqs/owner-texts.ts";
import { type ListTotals, partOfList } from "#features/faqs/part-of-list.ts";
import { runFaqAction } from "#features/faqs/run-faq-action.server.ts";
import { VoteCounts } from "#features/feedback/components/vote-count.tsx";
import { countVotes } from "#features/feedback/own-feedback.server.ts";
import type { VoteCount } from "#features/feedback/vote-count.ts";
import { describeWebsiteNotice } from "#features/websites/check/website-checks.server.ts";
import { renderMarkdown } from "#shared/markdown.ts";
import { unknownForm } from "../../answer-outcome.ts";
import { ownerContext } from "../../guards.server.ts";
import { framedMeta } from "../../private-meta.ts";
import { readForm } from "../../read-body.ts";
import { SectionError } from "../section-error.tsx";
import type { Route } from "./+types/faqs";
import { countCategories } from "./arrange-faqs.ts";
import { RenderedAnswers } from "./components/answer-text.tsx";
import { pageSize, shownFaqs } from "./components/faq-lists.tsx";
import { FaqManager, type FaqManagerProps } from "./components/faq-manager.tsx";
import { LoadingFaqs } from "./components/loading-faqs.tsx";
import type { FaqDraft } from "./faq-drafts.ts";
import { type FaqsQuery, faqsAddress, readFaqsQuery } from "./faqs-query.ts";
import { FaqStoreContext, useFaqStore } from "./use-faq-store.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext);
  const query = readFaqsQuery(request.url);
  const scope = context.get(ownerContext);
  // Navigation within the dashboard shows the placeholder immediately. A document request waits for the first part of
  // the list.
  const isForScript = request.headers.get("sec-fetch-dest") === "empty";
  const loading = Promise.all([
    listOwnerFaqs(db, scope, clock.now()),
    describeWebsiteNotice({ db, clock }, scope),
    countVotes(db, scope),
  ]).then(([list, website, votes]) => ({ ...firstPart(list, query, isForScript), website, votes }));
  return { query, loaded: isForScript ? loading : await loading };
}

/**
 * The server renders the answers of the questions that are visible first. The browser renders the others when they come
 * near the viewport.
 */
function firstPart(list: OwnerFaqs, query: FaqsQuery, isForScript: boolean) {
  const first = (query.page - 1) * pageSize;
  const shown = shownFaqs(list.faqs, query);
  const answers = shown
    .flatMap(({ rows }) => rows.slice(first, first + pageSize))
    .map(({ id, answer }) => ({ id, html: renderMarkdown(answer) }));
  if (isForScript) return { list, totals: null, answers };
  const { editingId } = query;
  return { ...partOfList({ list, shown, first, size: pageSize, editingId, countCategories }), answers };
}

/** Handles forms posted without JavaScript. With JavaScript, forms go to "changes". */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(context);
  const result = await runFaqAction(context.get(servicesContext), context.get(ownerContext), form);
  const query = { ...readFaqsQuery(request.url), editingId: null };
  if (result.ok) {
    const editingId = form.get("intent") === "add" ? (result.faqs[0]?.id ?? null) : null;
    const address = faqsAddress({ ...query, editingId });
    if (result.toast) return redirectWithToast(address, result.toast);
    return redirectWithToast(address, { kind: "success", text: "FAQ moved" });
  }
  if (result.problem === faqRefusals.unknownForm) throw unknownForm();
  if (form.get("intent") === "save" && result.status !== 404) {
    return data(refusedOf(result, form), { status: result.status });
  }
  return redirectWithToast(faqsAddress(query), { kind: "error", text: result.problem });
}

function refusedOf(refusal: FaqActionRefused, form: FormData): FaqManagerProps["refused"] {
  const text = (name: string) => String(form.get(name) ?? "");
  const typed: FaqDraft = {
    question: text("question"),
    answer: text("answer"),
    category: text("category"),
    baseCategory: text("baseCategory"),
    version: Number(text("version")),
  };
  return { faqId: text("faqId"), refusal, typed };
}

/** After a change, only the frame's counts are loaded again, because the list is already up to date. */
let isForFrameOnly = false;

export function shouldRevalidate({ defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return defaultShouldRevalidate && !isForFrameOnly;
}

export function meta({ matches }: Route.MetaArgs) {
  return framedMeta("FAQ", matches);
}

export default function Faqs({ loaderData, actionData }: Route.ComponentProps) {
  const { loaded, query } = loaderData;
  const refused = actionData ?? null;
  if (!(loaded instanceof Promise)) return <LoadedFaqs loaded={loaded} query={query} refused={refused} />;
  return (
    <Suspense fallback={<LoadingFaqs />}>
      <Await resolve={loaded}>{(now) => <LoadedFaqs loaded={now} query={query} refused={refused} />}</Await>
    </Suspense>
  );
}

interface LoadedFaqsProps extends Omit<FaqManagerProps, "website"> {
  loaded: Pick<FaqManagerProps, "website"> & {
    list: OwnerFaqs;
    totals: ListTotals | null;
    answers: { id: string; html: string }[];
    votes: Record<string, VoteCount>;
  };
}

function LoadedFaqs({ loaded: { list, totals, answers, website, votes }, query, refused }: LoadedFaqsProps) {
  const store = useFaqStore(list, totals);
  const { revalidate } = useRevalidator();
  const rendered = useMemo(() => {
    const htmlOf = new Map(answers.map(({ id, html }) => [id, html]));
    return new Map(
      list.faqs.flatMap(({ id, answer }) => {
        const html = htmlOf.get(id);
        return html === undefined ? [] : [[answer, html] as const];
      }),
    );
  }, [list, answers]);
  const count = store.totals?.faqs ?? store.faqs.length;
  const known = useRef(count);
  useEffect(() => {
    if (known.current === count) return;
    known.current = count;
    isForFrameOnly = true;
    void revalidate().finally(() => {
      isForFrameOnly = false;
    });
  }, [count, revalidate]);
  return (
    <FaqStoreContext value={store}>
      <RenderedAnswers value={rendered}>
        <VoteCounts value={votes}>
          <FaqManager query={query} refused={refused} website={website} />
        </VoteCounts>
      </RenderedAnswers>
    </FaqStoreContext>
  );
}

export const ErrorBoundary = SectionError;
