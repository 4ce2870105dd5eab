/** State of the section: what is shown, selected and edited. The questions themselves are in the store. */

import { useCallback, useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import type { FaqActionRefused } from "#features/faqs/owner-faq.ts";
import { useHydrated } from "#ui/use-hydrated.ts";
import { WriterNote } from "../../components/writer-note.tsx";
import { useMay, useMayChange } from "../../use-may.ts";
import { arrangeFaqs, categoryTabs } from "../arrange-faqs.ts";
import { type FaqDraft, faqDrafts } from "../faq-drafts.ts";
import { countFilters, sortsFor } from "../faq-filter.ts";
import type { FaqsQuery } from "../faqs-query.ts";
import { useFaqNumbers } from "../use-faq-numbers.ts";
import { useFaqReorder } from "../use-faq-reorder.ts";
import { useFaqs } from "../use-faq-store.ts";
import { useFaqsHistory } from "../use-faqs-history.ts";
import { useListKeys } from "../use-list-keys.ts";
import { BulkBar } from "./bulk-bar.tsx";
import { CategoryTabs } from "./category-tabs.tsx";
import { FaqList, listAreaId } from "./faq-list.tsx";
import { listId } from "./faq-rows.tsx";
import { FaqToolbar, searchFieldId } from "./faq-toolbar.tsx";
import { KeyHints } from "./key-hints.tsx";
import { addButtonId, ManagerHeader } from "./manager-header.tsx";
import { OpenForm } from "./open-form.tsx";
import { RemovedList } from "./removed-list.tsx";
import { WebsiteNotice } from "./website-notice.tsx";

export interface FaqManagerProps {
  query: FaqsQuery;
  /** The rejected values of a form that was posted without JavaScript, with the reason. */
  refused: { faqId: string; refusal: FaqActionRefused; typed: FaqDraft } | null;
  /** Website changes to decide on, such as "2 new, 1 changed", and whether a check is running. */
  website: { open: string; contradictions: number; isChecking: boolean };
}

export function FaqManager({ query, refused, website }: FaqManagerProps) {
  const { faqs, categories, removed, totals, openChanges, post, undo } = useFaqs();
  const { t, said } = useTeamTexts("faqs");
  const numbers = useFaqNumbers();
  // Deferred, so that hydration renders the visible rows without blocking typing.
  const isHydrated = useDeferredValue(useHydrated());
  const [filter, setFilter] = useState(query.filter);
  const [sort, setSort] = useState(query.sort);
  const [editingId, setEditingId] = useState(refused?.faqId ?? query.editingId);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [draftIds, setDraftIds] = useState<ReadonlySet<string>>(new Set());
  const [activeId, setActiveId] = useState<string | null>(null);
  const [focus, setFocus] = useState<{ id: string } | null>(null);
  const reorder = useFaqReorder();
  const mayDo = useMay();
  const mayChange = useMayChange();
  const tabs = useMemo(
    () => totals?.counts.tabs ?? categoryTabs(faqs, categories),
    [faqs, categories, totals],
  );
  const names = useMemo(() => tabs.map(({ name }) => name), [tabs]);
  // The category may have been renamed, merged or deleted in the meantime.
  const category = filter.category !== null && names.includes(filter.category) ? filter.category : null;
  const here = useMemo(() => ({ ...filter, category }), [filter, category]);
  const shownFilter = useDeferredValue(here);
  const rows = useMemo(
    () => arrangeFaqs(faqs, { categories, filter: shownFilter, sort, editingId, numbers }),
    [faqs, categories, shownFilter, sort, editingId, numbers],
  );
  const counts = useMemo(
    () =>
      totals?.counts.filters ??
      countFilters(category === null ? faqs : faqs.filter((faq) => faq.category === category), numbers),
    [faqs, category, numbers, totals],
  );
  const chosenHere = useMemo(() => {
    const known = new Set(faqs.map(({ id }) => id));
    return new Set([...chosen].filter((id) => known.has(id)));
  }, [chosen, faqs]);
  const currentId = rows.some(({ id }) => id === activeId) ? activeId : (rows[0]?.id ?? null);

  const leftId = useRef<string | null>(null);
  const { scrollTop } = useFaqsHistory({ filter: here, sort, editingId, page: 1 }, (view) => {
    leftId.current = editingId;
    setFilter(view.filter);
    setSort(view.sort);
    setEditingId(view.editingId);
  });
  // The list is drawn a moment after its filter was selected.
  useLayoutEffect(() => {
    if (scrollTop.current === null || shownFilter !== here || rows.length === 0) return;
    window.scrollTo({ top: scrollTop.current, behavior: "instant" });
    scrollTop.current = null;
  }, [shownFilter, here, rows, scrollTop]);
  // Includes drafts from earlier visits.
  useEffect(() => {
    if (editingId === null) setDraftIds(new Set(faqDrafts.list()));
  }, [editingId]);

  const open = useCallback((faqId: string) => {
    setDraftIds(new Set(faqDrafts.list()));
    setActiveId(faqId);
    setEditingId(faqId);
  }, []);
  const close = useCallback((faqId: string) => {
    leftId.current = faqId;
    setEditingId(null);
  }, []);
  // Restores focus to the row once it is rendered, or to the list if the question is gone.
  useEffect(() => {
    if (editingId !== null || leftId.current === null) return;
    const place = document.getElementById(`open-${leftId.current}`) ?? document.getElementById(listAreaId);
    leftId.current = null;
    place?.focus({ preventScroll: true });
  }, [editingId]);
  const choose = useCallback((faqId: string, isChosen: boolean) => {
    setChosen((known) => {
      const next = new Set(known);
      if (isChosen) next.add(faqId);
      else next.delete(faqId);
      return next;
    });
  }, []);

  const isInList = () => document.activeElement?.closest(`#${listId}`) !== null;
  const currentFaq = () => (isInList() ? rows.find(({ id }) => id === currentId) : undefined);
  /** A row that is about to disappear hands its focus to the next one. */
  const leave = (faqId: string) => {
    const index = rows.findIndex(({ id }) => id === faqId);
    const next = rows[index + 1] ?? rows[index - 1];
    if (next) setFocus({ id: next.id });
    else document.getElementById(listAreaId)?.focus({ preventScroll: true });
  };
  /** A decision removes the button that was pressed, and under this filter the whole row. */
  const leaveButton = useRef<(faqId: string) => void>(() => {});
  leaveButton.current = (faqId) => {
    if (here.only === "changed") leave(faqId);
    else document.getElementById(`open-${faqId}`)?.focus({ preventScroll: true });
  };
  const onDecide = useCallback((faqId: string) => leaveButton.current(faqId), []);
  useListKeys({
    onMove(by) {
      const index = isInList() ? rows.findIndex(({ id }) => id === currentId) : by > 0 ? -1 : rows.length;
      const to = rows[Math.max(0, Math.min(rows.length - 1, index + by))];
      if (to) setFocus({ id: to.id });
    },
    onOpen: () => (currentId !== null && isInList() ? open(currentId) : false),
    onSelect() {
      if (currentId === null || !isInList() || !mayDo("write drafts")) return false;
      return choose(currentId, !chosenHere.has(currentId));
    },
    onShift(by) {
      if (currentId === null || !isInList() || sort !== "page" || !mayDo("publish content")) return;
      void post({ intent: "shift", faqId: currentId, by });
    },
    onPublish() {
      const faq = currentFaq();
      if (!faq || faq.isNew || !mayDo("publish content")) return false;
      const isDraft = faq.status === "draft";
      if (isDraft && here.only === "draft") leave(faq.id);
      return void post({ intent: isDraft ? "publish" : "unpublish", ids: [faq.id] });
    },
    onDelete() {
      const faq = currentFaq();
      if (!faq || !mayChange({ isPublished: faq.status === "published" })) return false;
      leave(faq.id);
      return void post({ intent: "delete", ids: [faq.id] });
    },
    onUndo: undo,
    onAdd: () => document.getElementById(addButtonId)?.click(),
    onSearch: () => document.getElementById(searchFieldId)?.focus(),
    onEscape() {
      if (chosenHere.size === 0) return false;
      setChosen(new Set());
      return true;
    },
  });

  const count = totals?.shown ?? rows.length;
  return (
    <div data-wide className="flex flex-col md:-mb-24 md:min-h-[calc(100dvh-2rem)]">
      <ManagerHeader
        category={category}
        hasOpenFaq={editingId !== null}
        onAdded={(id) => {
          setFilter({ category, query: "", only: null });
          open(id);
        }}
      />
      <OpenForm filter={here} sort={sort} />
      <WriterNote />
      <div className="z-20 bg-bg md:sticky md:top-0 md:-mx-8 md:px-8">
        <CategoryTabs
          tabs={tabs}
          total={totals?.faqs ?? faqs.length}
          filter={here}
          sort={sort}
          onSelect={(name) => setFilter((known) => ({ ...known, category: name }))}
        />
        {faqs.length > 0 ? (
          <FaqToolbar
            filter={here}
            sort={sort}
            counts={counts}
            sorts={sortsFor(numbers)}
            onFilter={setFilter}
            onSort={setSort}
          />
        ) : null}
      </div>
      {mayDo("publish content") ? <WebsiteNotice {...website} open={openChanges} /> : null}
      <FaqList
        rows={rows}
        query={{ filter: here, sort, editingId, page: query.page }}
        categories={names}
        chosen={chosenHere}
        onChoose={choose}
        onChooseAll={(ids) => setChosen(new Set(ids))}
        currentId={currentId}
        isRoving={activeId !== null}
        onFocus={setActiveId}
        onDecide={onDecide}
        focus={focus}
        draftIds={draftIds}
        refused={refused}
        onOpen={open}
        onClose={close}
        reorder={reorder}
        isHydrated={isHydrated}
        isEmpty={faqs.length === 0 && removed.length === 0}
      />
      {mayDo("write drafts") ? (
        <BulkBar
          chosen={chosenHere}
          onChoose={(ids) => setChosen(new Set(ids))}
          onChooseAll={() => setChosen(new Set(rows.map(({ id }) => id)))}
          categories={names}
          isHydrated={isHydrated}
        />
      ) : null}
      {mayDo("write drafts") ? <RemovedList /> : null}
      <div className="grow" />
      {rows.length > 0 ? <KeyHints count={count} canReorder={sort === "page"} /> : null}
      <p id="reorder-help" hidden>
        {t("Press Space to lift it, the arrow keys to move it and Space to drop it.")}
      </p>
      <p role="status" aria-live="assertive" className="sr-only">
        {said(reorder.said)}
      </p>
    </div>
  );
}
