/** The page on which owners write, publish and order questions, and see their sources. */
import { useEffect, useMemo, useRef, useState } from "react";
import { data, type ShouldRevalidateFunctionArgs, useLocation, useRevalidator } from "react-router";
import { servicesContext } from "#app/context.ts";
import { redirectWithToast } from "#app/flash.server.ts";
import { getSettings } from "#features/companies/update-company-settings.server.ts";
import { listOwnerFaqs } from "#features/faqs/list-owner-faqs.server.ts";
import type { FaqActionRefused, OwnerFaqs } from "#features/faqs/owner-faq.ts";
import { faqRefusals } from "#features/faqs/owner-texts.ts";
import { partOfList } from "#features/faqs/part-of-list.ts";
import { runFaqAction } from "#features/faqs/run-faq-action.server.ts";
import { type AnswerPreviewCenter, describeAnswerPreview } from "#features/help-center/answer-preview.ts";
import { categorizedContent } from "#features/help-center/collections/categorized-content.server.ts";
import { describeWebsiteNotice } from "#features/websites/check/website-checks.server.ts";
import { renderMarkdown } from "#shared/markdown.ts";
import { unknownForm } from "../../answer-outcome.ts";
import { ownerContext } from "../../guards.server.ts";
import { framedMeta } from "../../private-meta.ts";
import { readForm } from "../../read-body.ts";
import { accountTexts, inAccountLanguage } from "../../team-texts.server.ts";
import { SectionError } from "../section-error.tsx";
import { openUrl } from "../settings/open-url.ts";
import type { Route } from "./+types/faqs";
import { AnswerPreviewContext } from "./answer-preview-context.ts";
import { arrangeFaqs, categoryTabs } from "./arrange-faqs.ts";
import { RenderedAnswers } from "./components/answer-text.tsx";
import { pageSize } from "./components/faq-list.tsx";
import { FaqManager, type FaqManagerProps } from "./components/faq-manager.tsx";
import type { FaqDraft } from "./faq-drafts.ts";
import { countFilters, type FaqNumbers, numbersOf } from "./faq-filter.ts";
import { readFaqNumbers } from "./faq-numbers.server.ts";
import { type FaqsQuery, faqsAddress, readFaqsQuery } from "./faqs-query.ts";
import { createListPosition, ListPositionContext } from "./list-position.ts";
import { FaqNumbersContext } from "./use-faq-numbers.ts";
import { FaqStoreContext, type FaqTotals, useFaqStore } from "./use-faq-store.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, clock, origin } = context.get(servicesContext);
  const query = readFaqsQuery(request.url);
  const scope = context.get(ownerContext);
  const [list, website, numbers, { company }] = await Promise.all([
    listOwnerFaqs(db, scope, { now: clock.now(), elsewhere: categorizedContent }),
    describeWebsiteNotice({ db, clock }, scope),
    readFaqNumbers(db, scope),
    getSettings(db, scope),
  ]);
  const planned = `${origin}/help/${company.helpCenterSubdomain ?? "preview"}`;
  const preview = describeAnswerPreview(company, { url: openUrl(company, origin), planned });
  return {
    ...inAccountLanguage(context, ["faqs", "recorder", "sources", "website"]),
    query,
    loaded: { ...firstPart(list, { query, numbers }), website, preview },
  };
}

/**
 * The rows that are visible first. The server renders the answer of the open question for browsers without JavaScript.
 */
function firstPart(list: OwnerFaqs, { query, numbers }: { query: FaqsQuery; numbers: FaqNumbers }) {
  const { filter, sort, editingId } = query;
  const { faqs, categories } = list;
  const answers = faqs
    .filter(({ id }) => id === editingId)
    .map(({ id, answer }) => ({ id, html: renderMarkdown(answer) }));
  const shown = arrangeFaqs(faqs, { categories, filter, sort, editingId, numbers });
  const first = (query.page - 1) * pageSize;
  const inCategory =
    filter.category === null ? faqs : faqs.filter(({ category }) => category === filter.category);
  const count = () => ({
    tabs: categoryTabs(faqs, categories),
    filters: countFilters(inCategory, numbers),
  });
  const part = partOfList({ list, shown, first, size: pageSize, editingId, count });
  return { ...part, numbers: numbersOf(part.list.faqs, numbers), answers };
}

/** Handles forms posted without JavaScript. With JavaScript, forms go to "changes". */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(context);
  const { said } = accountTexts(context, "faqs");
  const deps = { ...context.get(servicesContext), elsewhere: categorizedContent };
  const result = await runFaqAction(deps, context.get(ownerContext), form);
  const query = { ...readFaqsQuery(request.url), editingId: null };
  if (result.ok) {
    const opens = ["add", "restore-version"].includes(String(form.get("intent")));
    const editingId = opens ? (result.faqs[0]?.id ?? null) : null;
    const address = faqsAddress({ ...query, editingId });
    const toast = result.toast ?? ({ kind: "success", text: "FAQ moved" } as const);
    return redirectWithToast(address, { ...toast, text: said(toast.text) });
  }
  if (result.problem === faqRefusals.unknownForm) throw unknownForm();
  if (form.get("intent") === "save" && result.status !== 404) {
    return data(refusedOf(result, form), { status: result.status });
  }
  return redirectWithToast(faqsAddress(query), { kind: "error", text: said(result.problem) });
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
  // A link to another question on this page starts over.
  const { key } = useLocation();
  const refused = actionData ?? null;
  return <LoadedFaqs key={key} loaded={loaded} query={query} refused={refused} />;
}

interface LoadedFaqsProps extends Omit<FaqManagerProps, "website"> {
  loaded: Pick<FaqManagerProps, "website"> & {
    list: OwnerFaqs;
    totals: FaqTotals | null;
    answers: { id: string; html: string }[];
    numbers: FaqNumbers;
    preview: AnswerPreviewCenter;
  };
}

function LoadedFaqs({ loaded, query, refused }: LoadedFaqsProps) {
  const { list, totals, answers, website, numbers, preview } = loaded;
  const store = useFaqStore(list, { totals, numbers, openChanges: website.open });
  const { revalidate } = useRevalidator();
  const [position] = useState(createListPosition);
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
        <FaqNumbersContext value={store.numbers}>
          <AnswerPreviewContext value={preview}>
            <ListPositionContext value={position}>
              <FaqManager query={query} refused={refused} website={website} />
            </ListPositionContext>
          </AnswerPreviewContext>
        </FaqNumbersContext>
      </RenderedAnswers>
    </FaqStoreContext>
  );
}

export const ErrorBoundary = SectionError;
