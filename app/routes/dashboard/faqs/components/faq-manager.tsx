/** State of the section: what is shown, selected and edited. The questions themselves are in the store. */
import { Plus } from "lucide-react";
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { type FaqActionRefused, manyFaqs } from "#features/faqs/owner-faq.ts";
import { PageHeader } from "#ui/page-header.tsx";
import { Button } from "#ui/primitives/button.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import { WriterNote } from "../../components/writer-note.tsx";
import { useMay } from "../../use-may.ts";
import { countCategories } from "../arrange-faqs.ts";
import { type FaqDraft, faqDrafts } from "../faq-drafts.ts";
import { type FaqsQuery, faqsAddress } from "../faqs-query.ts";
import { useFaqReorder } from "../use-faq-reorder.ts";
import { useFaqs } from "../use-faq-store.ts";
import { BulkBar } from "./bulk-bar.tsx";
import { CategoryEditor } from "./category-editor.tsx";
import { FaqFilters } from "./faq-filters.tsx";
import { FaqLists, shownFaqs } from "./faq-lists.tsx";
import { OpenForm } from "./open-form.tsx";
import { PostForm } from "./post-form.tsx";
import { RecordFaqs } from "./record-faqs.tsx";
import { RemovedList } from "./removed-list.tsx";
import { VisibilityBar } from "./visibility-bar.tsx";
import { WebsiteNotice } from "./website-notice.tsx";

export interface FaqManagerProps {
  query: FaqsQuery;
  /** The rejected values of a form that was posted without JavaScript, with the reason. */
  refused: { faqId: string; refusal: FaqActionRefused; typed: FaqDraft } | null;
  /** Website changes to decide on, such as "2 new, 1 changed", and whether a check is running. */
  website: { open: string; contradictions: number; isChecking: boolean };
}

export function FaqManager({ query, refused, website }: FaqManagerProps) {
  const { faqs, removed, totals } = useFaqs();
  // Deferred, so that hydration renders the visible rows without blocking typing.
  const isHydrated = useDeferredValue(useHydrated());
  const [filter, setFilter] = useState(query.filter);
  const [addedNames, setAddedNames] = useState(query.added);
  const [editingId, setEditingId] = useState(refused?.faqId ?? query.editingId);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [draftIds, setDraftIds] = useState<ReadonlySet<string>>(new Set());
  const reorder = useFaqReorder();
  const mayDo = useMay();
  const mayWrite = mayDo("write drafts");
  const counts = useMemo(
    () =>
      totals ? new Map(totals.categories.map(({ name, count }) => [name, count])) : countCategories(faqs),
    [faqs, totals],
  );
  const used = useMemo(() => [...counts.keys()], [counts]);
  // Once a question uses an added category, it is a category like the others.
  const added = useMemo(() => addedNames.filter((name) => !counts.has(name)), [addedNames, counts]);
  const categories = useMemo(() => [...used, ...added], [used, added]);
  const shownFilter = useDeferredValue(filter);
  const shown = useMemo(
    () => shownFaqs(faqs, { filter: shownFilter, editingId }),
    [faqs, shownFilter, editingId],
  );
  const shownIds = useMemo(() => shown.flatMap(({ rows }) => rows.map(({ id }) => id)), [shown]);
  const isMany = faqs.length > manyFaqs;
  const chosenHere = useMemo(() => {
    const known = new Set(faqs.map(({ id }) => id));
    return new Set([...chosen].filter((id) => known.has(id)));
  }, [chosen, faqs]);
  const here = { filter, added, editingId, page: 1 };

  const address = faqsAddress(here);
  useEffect(() => {
    if (window.location.pathname + window.location.search !== address)
      window.history.replaceState(window.history.state, "", address);
  }, [address]);
  // Includes drafts from earlier visits.
  useEffect(() => {
    if (editingId === null) setDraftIds(new Set(faqDrafts.list()));
  }, [editingId]);

  const openEditor = useCallback((faqId: string) => {
    setDraftIds(new Set(faqDrafts.list()));
    setEditingId(faqId);
  }, []);
  const leftId = useRef<string | null>(null);
  const closeEditor = useCallback((faqId: string) => {
    leftId.current = faqId;
    setEditingId(null);
  }, []);
  // Restores the focus to the edit button once it is rendered, or to the list if the question is gone.
  useEffect(() => {
    if (editingId !== null || leftId.current === null) return;
    const place = document.getElementById(`edit-${leftId.current}`) ?? document.getElementById("list-manual");
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

  return (
    <>
      <PageHeader title="FAQ Management">
        {mayWrite ? <RecordFaqs /> : null}
        {mayWrite ? (
          <PostForm
            className="flex"
            fields={{ intent: "add", ...(filter.category ? { category: filter.category } : {}) }}
            onAnswer={(result) => {
              const id = result?.ok ? result.faqs[0]?.id : undefined;
              if (!id) return;
              setFilter({ ...filter, query: "" });
              openEditor(id);
            }}
          >
            <Button type="submit" className="grow">
              <Plus className="size-4" aria-hidden="true" />
              Add FAQ
            </Button>
          </PostForm>
        ) : null}
      </PageHeader>
      <OpenForm filter={filter} added={added} />
      <WriterNote />
      <VisibilityBar />
      {mayDo("publish content") ? <WebsiteNotice {...website} /> : null}
      <CategoryEditor
        used={used}
        added={added}
        onAdd={(name) => setAddedNames([...addedNames, name])}
        onForget={(name) => setAddedNames(addedNames.filter((known) => known !== name))}
      />
      <FaqFilters
        counts={counts}
        total={totals?.faqs ?? faqs.length}
        added={added}
        filter={filter}
        onFilter={setFilter}
        hasSearch={isMany || filter.query !== ""}
      />
      {isMany && mayWrite ? (
        <BulkBar
          shownIds={shownIds}
          chosen={chosenHere}
          onChoose={(ids) => setChosen(new Set(ids))}
          categories={categories}
          isHydrated={isHydrated}
        />
      ) : null}
      <FaqLists
        shown={shown}
        query={{ ...here, page: query.page }}
        categories={categories}
        chosen={isMany && mayWrite ? chosenHere : null}
        onChoose={choose}
        draftIds={draftIds}
        refused={refused}
        onEdit={openEditor}
        onClose={closeEditor}
        reorder={reorder}
        isHydrated={isHydrated}
        isEmpty={faqs.length === 0 && removed.length === 0}
      />
      {mayWrite ? <RemovedList /> : null}
      <p id="reorder-help" hidden>
        Press Space to lift it, the arrow keys to move it and Space to drop it.
      </p>
      <p role="status" aria-live="assertive" className="sr-only">
        {reorder.said}
      </p>
    </>
  );
}
