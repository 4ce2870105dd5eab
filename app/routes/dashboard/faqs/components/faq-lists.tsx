import { useMemo } from "react";
import type { FaqList, OwnerFaq } from "#features/faqs/owner-faq.ts";
import { groupDigits } from "#shared/group-digits.ts";
import type { Reorder } from "#ui/use-reorder.ts";
import { useMay, useMayChange } from "../../use-may.ts";
import { arrangeFaqs, type FaqFilter } from "../arrange-faqs.ts";
import { type FaqsQuery, faqsAddress } from "../faqs-query.ts";
import { useFaqs } from "../use-faq-store.ts";
import { FaqCard } from "./faq-card.tsx";
import { FaqEditor } from "./faq-editor.tsx";
import type { FaqManagerProps } from "./faq-manager.tsx";
import { FaqRows } from "./faq-rows.tsx";

export interface ShownList {
  list: FaqList;
  title: string;
  rows: OwnerFaq[];
}

const titles: { list: FaqList; title: string }[] = [
  { list: "manual", title: "Manual FAQs" },
  { list: "video", title: "Video Generated FAQs" },
];

export function shownFaqs(
  faqs: OwnerFaq[],
  { filter, editingId }: { filter: FaqFilter; editingId: string | null },
): ShownList[] {
  return titles.map(({ list, title }) => ({
    list,
    title,
    rows: arrangeFaqs(faqs, { list, filter, editingId }),
  }));
}

/** Questions shown per list. Without JavaScript, further pages have the rest. */
export const pageSize = 25;

interface FaqListsProps {
  shown: ShownList[];
  query: FaqsQuery;
  categories: string[];
  /** Null if there are too few questions to select from. */
  chosen: ReadonlySet<string> | null;
  onChoose: (faqId: string, isChosen: boolean) => void;
  draftIds: ReadonlySet<string>;
  refused: FaqManagerProps["refused"];
  onEdit: (faqId: string) => void;
  onClose: (faqId: string) => void;
  reorder: Reorder;
  isHydrated: boolean;
  /** True if there are no questions at all. */
  isEmpty: boolean;
}

export function FaqLists(props: FaqListsProps) {
  const { shown, query, isHydrated, isEmpty } = props;
  const { totals, isRestMissing, loadRest } = useFaqs();
  const longest = Math.max(
    ...shown.map(({ list, rows }) => (isHydrated ? rows.length : (totals?.shown[list].count ?? rows.length))),
  );
  const pages = Math.ceil(longest / pageSize);
  return (
    <>
      {shown.map((list) =>
        list.list === "manual" || list.rows.length > 0 ? (
          <OneList key={list.list} {...props} list={list} />
        ) : null,
      )}
      {isHydrated && totals ? (
        <Rest count={totals.faqs} isMissing={isRestMissing} onLoad={loadRest} />
      ) : longest === 0 ? (
        <NothingShown query={query} isEmpty={isEmpty} />
      ) : null}
      {!isHydrated && pages > 1 ? <Pages query={query} pages={pages} /> : null}
    </>
  );
}

function OneList({ list, ...props }: FaqListsProps & { list: ShownList }) {
  const { query, categories, chosen, onChoose, draftIds, refused, onEdit, onClose, reorder, isHydrated } =
    props;
  const { rows } = list;
  const mayChange = useMayChange();
  const { editingId } = query;
  const { totals } = useFaqs();
  const draftsHere = useMemo(() => rows.filter(({ status }) => status === "draft").length, [rows]);
  const count = totals?.shown[list.list].count ?? rows.length;
  const drafts = totals?.shown[list.list].drafts ?? draftsHere;
  const first = (query.page - 1) * pageSize;
  const part = isHydrated || totals ? rows : rows.slice(first, first + pageSize);
  return (
    <section aria-labelledby={`list-${list.list}`} className="mt-8">
      <div className="mb-3 flex items-baseline gap-2">
        <h2 id={`list-${list.list}`} tabIndex={-1} className="text-16 outline-none">
          {list.title}
        </h2>
        {rows.length > 0 ? (
          <span className="text-14 text-text-3 tabular-nums">
            {groupDigits(count)}
            {drafts > 0 ? `, of which ${groupDigits(drafts)} ${drafts === 1 ? "draft" : "drafts"}` : ""}
          </span>
        ) : null}
      </div>
      {rows.length > 0 ? (
        <FaqRows
          faqs={part}
          label={list.title}
          editingId={editingId}
          reorder={reorder}
          isHydrated={isHydrated}
          isPart={totals !== null}
        >
          {(faq) =>
            faq.id === editingId && mayChange({ isPublished: faq.status === "published" }) ? (
              <FaqEditor
                faq={faq}
                categories={categories}
                refused={refused?.faqId === faq.id ? refused : null}
                onClose={() => onClose(faq.id)}
                onReopen={() => onEdit(faq.id)}
              />
            ) : (
              <FaqCard
                faq={faq}
                isChosen={chosen?.has(faq.id)}
                onChoose={onChoose}
                hasDraft={draftIds.has(faq.id)}
                onEdit={onEdit}
                handle={reorder.handle}
              />
            )
          }
        </FaqRows>
      ) : null}
    </section>
  );
}

/** Shown while the rest of a long list is loading, and if that fails. */
function Rest({ count, isMissing, onLoad }: { count: number; isMissing: boolean; onLoad: () => void }) {
  return (
    <p role="status" className="mt-4 text-center text-14 text-text-3">
      {isMissing ? (
        <>
          We couldn't load the other FAQs.{" "}
          <button type="button" className="text-link underline underline-offset-4" onClick={onLoad}>
            Try again
          </button>
        </>
      ) : (
        `Loading all ${groupDigits(count)} FAQs...`
      )}
    </p>
  );
}

function NothingShown({ query, isEmpty }: { query: FaqsQuery; isEmpty: boolean }) {
  const mayWrite = useMay()("write drafts");
  const isFiltered = query.filter.category !== null || query.filter.query !== "";
  return (
    <p className="rounded-lg border border-border bg-surface px-5 py-10 text-center text-14 text-text-2">
      {isFiltered
        ? "No FAQs match your search."
        : isEmpty
          ? mayWrite
            ? "No FAQs yet. Add the first one, or import a file."
            : "No FAQs yet."
          : "No FAQs here."}
    </p>
  );
}

/** Without JavaScript, a long list is paginated. */
function Pages({ query, pages }: { query: FaqsQuery; pages: number }) {
  const { page } = query;
  const link = "font-medium text-link underline underline-offset-4";
  return (
    <nav aria-label="Pages" className="mt-6 flex items-center justify-center gap-6 text-14">
      {page > 1 ? (
        <a className={link} href={faqsAddress({ ...query, editingId: null, page: page - 1 })}>
          Previous
        </a>
      ) : null}
      <span className="text-text-3 tabular-nums">
        Page {page} of {pages}
      </span>
      {page < pages ? (
        <a className={link} href={faqsAddress({ ...query, editingId: null, page: page + 1 })}>
          Next
        </a>
      ) : null}
    </nav>
  );
}
