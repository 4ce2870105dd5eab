/** The rows below the toolbar, with their column titles, and what is shown instead of them. */

import { lazy, Suspense, useCallback, useMemo } from "react";
import { Form } from "react-router";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import type { OwnerFaq } from "#features/faqs/owner-faq.ts";
import { websiteCheckTexts } from "#features/websites/check/website-check-texts.ts";
import { Button, buttonClass } from "#ui/primitives/button.tsx";
import { cn } from "#ui/primitives/cn.ts";
import type { Reorder } from "#ui/use-reorder.ts";
import { useMay, useMayChange } from "../../use-may.ts";
import { columnsOf } from "../columns.ts";
import { type FaqsQuery, faqsAddress } from "../faqs-query.ts";
import { useFaqNumbers } from "../use-faq-numbers.ts";
import { useFaqs } from "../use-faq-store.ts";
import { usePreload } from "../use-preload.ts";
import type { FaqManagerProps } from "./faq-manager.tsx";
import { FaqRow } from "./faq-row.tsx";
import { FaqRows } from "./faq-rows.tsx";

const loadEditor = () => import("./faq-editor.tsx");
/** On the server, a page without JavaScript needs the editor right away. */
const FaqEditor = import.meta.env.SSR
  ? (await loadEditor()).FaqEditor
  : lazy(() => loadEditor().then(({ FaqEditor }) => ({ default: FaqEditor })));
const loadReading = () => import("./faq-reading.tsx");
const FaqReading = import.meta.env.SSR
  ? (await loadReading()).FaqReading
  : lazy(() => loadReading().then(({ FaqReading }) => ({ default: FaqReading })));

/** Has the focus when the last row is gone. */
export const listAreaId = "faq-area";

/** Questions per page without JavaScript, and in the first response. */
export const pageSize = 30;

export interface FaqListProps {
  rows: OwnerFaq[];
  query: FaqsQuery;
  categories: string[];
  chosen: ReadonlySet<string>;
  onChoose: (faqId: string, isChosen: boolean) => void;
  onChooseAll: (ids: string[]) => void;
  /** The row at which the Tab key stops, if `isRoving`. */
  currentId: string | null;
  /** True from the first focus in the list. Until then, rows needn't be rendered again. */
  isRoving: boolean;
  onFocus: (faqId: string) => void;
  onDecide: (faqId: string) => void;
  focus: { id: string } | null;
  draftIds: ReadonlySet<string>;
  refused: FaqManagerProps["refused"];
  onOpen: (faqId: string) => void;
  onClose: (faqId: string) => void;
  reorder: Reorder;
  isHydrated: boolean;
  /** True if there are no questions at all. */
  isEmpty: boolean;
}

export function FaqList(props: FaqListProps) {
  const { rows, query, isHydrated, isEmpty, chosen, onChooseAll } = props;
  const { totals, isRestMissing, loadRest } = useFaqs();
  const numbers = useFaqNumbers();
  const hasCategory = query.filter.category === null;
  const columns = useMemo(() => columnsOf(numbers, { hasCategory }), [numbers, hasCategory]);
  const count = totals?.shown ?? rows.length;
  usePreload(loadEditor);
  const pages = Math.ceil((isHydrated ? rows.length : count) / pageSize);
  const first = (query.page - 1) * pageSize;
  const part = isHydrated || totals ? rows : rows.slice(first, first + pageSize);
  const areAllChosen = rows.length > 0 && rows.every(({ id }) => chosen.has(id));
  return (
    <div id={listAreaId} tabIndex={-1} className="outline-none">
      {rows.length > 0 ? (
        <ColumnTitles
          columns={columns}
          areAllChosen={areAllChosen}
          onChooseAll={isHydrated ? () => onChooseAll(areAllChosen ? [] : rows.map(({ id }) => id)) : null}
        />
      ) : null}
      {rows.length > 0 ? (
        <FaqRows
          faqs={part}
          pinnedIds={[query.editingId, props.reorder.heldId, props.currentId, props.focus?.id ?? null]}
          focus={props.focus}
          reorder={props.reorder}
          isHydrated={isHydrated}
          total={count}
        >
          {(faq) => <OneRow {...props} faq={faq} columns={columns} />}
        </FaqRows>
      ) : null}
      {isHydrated && totals ? (
        <Rest count={totals.faqs} isMissing={isRestMissing} onLoad={loadRest} />
      ) : count === 0 ? (
        <NothingShown isFiltered={isFiltering(query)} isEmpty={isEmpty} />
      ) : null}
      {!isHydrated && pages > 1 ? <Pages query={query} pages={pages} /> : null}
    </div>
  );
}

function OneRow({
  faq,
  columns,
  ...props
}: FaqListProps & { faq: OwnerFaq; columns: ReturnType<typeof columnsOf> }) {
  const { query, categories, chosen, onChoose, draftIds, refused, onOpen, onClose, reorder } = props;
  const mayChange = useMayChange();
  const isChosen = chosen.has(faq.id);
  const row = (
    <FaqRow
      faq={faq}
      columns={columns}
      isChosen={isChosen}
      isCurrent={props.isRoving ? faq.id === props.currentId : null}
      hasDraft={draftIds.has(faq.id)}
      canReorder={query.sort === "page"}
      onChoose={onChoose}
      onOpen={onOpen}
      onFocus={props.onFocus}
      onDecide={props.onDecide}
      handle={reorder.handle}
    />
  );
  const close = useCallback(() => onClose(faq.id), [onClose, faq.id]);
  if (faq.id !== query.editingId) return row;
  if (!mayChange({ isPublished: faq.status === "published" }))
    return (
      <Suspense fallback={row}>
        <FaqReading faq={faq} columns={columns} onClose={close} />
      </Suspense>
    );
  return (
    <Suspense fallback={row}>
      <FaqEditor
        faq={faq}
        columns={columns}
        categories={categories}
        isChosen={isChosen}
        onChoose={onChoose}
        refused={refused?.faqId === faq.id ? refused : null}
        onClose={close}
        onReopen={() => onOpen(faq.id)}
      />
    </Suspense>
  );
}

function ColumnTitles({
  columns,
  areAllChosen,
  onChooseAll,
}: {
  columns: ReturnType<typeof columnsOf>;
  areAllChosen: boolean;
  /** Null before hydration. */
  onChooseAll: (() => void) | null;
}) {
  const mayWrite = useMay()("write drafts");
  const { t } = useTeamTexts("faqs");
  const title = "text-right max-lg:hidden";
  return (
    <div
      className={cn(
        "-mx-4 grid min-h-9 grid-cols-[1.75rem_minmax(0,1fr)] items-center gap-x-3 border-b border-border px-4 text-13 text-text-3 max-md:hidden md:-mx-8 md:px-8",
        columns.gridClass,
      )}
    >
      {mayWrite && onChooseAll ? (
        <label className="-m-1.5 grid size-7 cursor-pointer place-items-center justify-self-center">
          <input
            type="checkbox"
            aria-label={t("Select all shown")}
            className="size-4 accent-solid"
            checked={areAllChosen}
            onChange={onChooseAll}
          />
        </label>
      ) : (
        <span />
      )}
      <span className="max-lg:hidden" />
      <span>{t("Question")}</span>
      {columns.category ? <span className="max-xl:hidden">{t("Category")}</span> : null}
      <span className={columns.sourceClass}>{t("Source")}</span>
      {columns.views ? <span className={title}>{t("Views")}</span> : null}
      {columns.helpful ? <span className={title}>{t("Helpful")}</span> : null}
      {columns.asked ? <span className={title}>{t("Asked")}</span> : null}
      <span className={title}>{t("Updated")}</span>
    </div>
  );
}

export function isFiltering({ filter }: Pick<FaqsQuery, "filter">): boolean {
  return filter.category !== null || filter.query !== "" || filter.only !== null;
}

/** Shown while the rest of a long list is loading, and if that fails. */
function Rest({ count, isMissing, onLoad }: { count: number; isMissing: boolean; onLoad: () => void }) {
  const { t, number } = useTeamTexts("faqs");
  return (
    <p role="status" className="mt-4 text-center text-14 text-text-3">
      {isMissing ? (
        <>
          {t("We couldn't load the other FAQs.")}{" "}
          <button type="button" className="text-link underline underline-offset-4" onClick={onLoad}>
            {t("Try again")}
          </button>
        </>
      ) : (
        t("Loading all {count} FAQs...", { count: number(count) })
      )}
    </p>
  );
}

function NothingShown({ isFiltered, isEmpty }: { isFiltered: boolean; isEmpty: boolean }) {
  const mayDo = useMay();
  const mayWrite = mayDo("write drafts");
  const { t } = useTeamTexts("faqs");
  return (
    <div className="py-16 text-center text-14 text-text-2">
      {isFiltered && !isEmpty ? (
        <>
          <p className="text-16 font-medium text-text">{t("No FAQs found matching your search.")}</p>
          <p className="mt-1">
            <a
              href={faqsAddress({
                filter: { category: null, query: "", only: null },
                sort: "page",
                editingId: null,
                page: 1,
              })}
              className="text-link underline underline-offset-4"
            >
              {t("Show all FAQs")}
            </a>
          </p>
        </>
      ) : (
        <>
          <p className="text-16 font-medium text-text">{t("No FAQs yet.")}</p>
          {mayWrite ? <p className="mt-1">{t("Add the first one, or import a file.")}</p> : null}
          {mayDo("publish content") ? (
            <div className="mt-5 flex flex-wrap justify-center gap-2">
              <Form method="post" action="/dashboard/faqs/website">
                <Button type="submit" name="intent" value="check" variant="secondary">
                  {t(websiteCheckTexts.start)}
                </Button>
              </Form>
              <a href="/dashboard/faqs/import" className={buttonClass({ variant: "secondary" })}>
                {t("Import")}
              </a>
            </div>
          ) : null}
        </>
      )}
    </div>
  );
}

/** Without JavaScript, a long list is paginated. */
function Pages({ query, pages }: { query: FaqsQuery; pages: number }) {
  const { page } = query;
  const { t } = useTeamTexts("faqs");
  const link = "font-medium text-link underline underline-offset-4";
  return (
    <nav aria-label={t("Pages")} className="mt-6 flex items-center justify-center gap-6 text-14">
      {page > 1 ? (
        <a className={link} href={faqsAddress({ ...query, editingId: null, page: page - 1 })}>
          {t("Previous")}
        </a>
      ) : null}
      <span className="text-text-3 tabular-nums">
        {t("Page {number} of {count}", { number: page, count: pages })}
      </span>
      {page < pages ? (
        <a className={link} href={faqsAddress({ ...query, editingId: null, page: page + 1 })}>
          {t("Next")}
        </a>
      ) : null}
    </nav>
  );
}
