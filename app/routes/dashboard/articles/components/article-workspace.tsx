import { ChevronDown } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Form } from "react-router";
import {
  type ArticleAnswer,
  type ArticleValues,
  articleFields,
  type OwnerArticle,
} from "#features/articles/owner-article.ts";
import { plainOpening } from "#features/articles/plain-opening.ts";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { useTeamToast } from "#features/companies/components/team-toast.ts";
import { articleLimits } from "#shared/article-limits.ts";
import { Button } from "#ui/primitives/button.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import { useUnsavedChanges } from "#ui/use-unsaved-changes.tsx";
import type { FormAnswer } from "../../../answer-outcome.ts";
import { WriterNote } from "../../components/writer-note.tsx";
import { useMay, useMayChange } from "../../use-may.ts";
import { usePeople } from "../people.ts";
import { problemOf, useArticle } from "../use-article.ts";
import { ArticleDetails, type CenterAddress } from "./article-details.tsx";
import { StatusLabel } from "./article-status.tsx";
import { ConflictPanel } from "./conflict-panel.tsx";
import { EditorBar, editorFormId } from "./editor-bar.tsx";
import { TextField } from "./text-field.tsx";

export interface WorkspaceProps {
  article: OwnerArticle;
  categories: string[];
  previewBase: string;
  center: CenterAddress;
  /** The response to a form that was posted without JavaScript. */
  answer: FormAnswer<ArticleAnswer> | undefined;
  /** A link to the history. */
  children: ReactNode;
}

export function ArticleWorkspace({
  article: stored,
  categories,
  previewBase,
  center,
  answer,
  children,
}: WorkspaceProps) {
  const mayPublish = useMay()("publish content");
  const mayEdit = useMayChange()(stored);
  const { isTeam, you } = usePeople();
  const isHydrated = useHydrated();
  const { t, said } = useTeamTexts("articles");
  const toast = useTeamToast("articles");
  const refused = answer?.ok === false ? answer : null;
  const editing = useArticle(stored, { mayEdit });
  const { article, values, change, errors, conflict, state } = editing;
  useUnsavedChanges(editing.state === "failed" || conflict !== null);
  /** Whether it was done. Otherwise, what was typed for it stays. */
  const report = async (acting: Promise<ArticleAnswer | null>): Promise<boolean> => {
    const done = await acting;
    const problem = problemOf(done);
    if (problem) toast({ kind: "error", text: problem });
    else if (done?.ok) toast({ kind: "success", text: done.toast });
    return done?.ok === true;
  };
  const hasChanges = article.hasChanges || editing.isChanged;
  const isInReview = article.review?.state === "requested";
  const canSend = isTeam && mayEdit && !isInReview && (!article.isPublished || hasChanges);
  const [note, setNote] = useState("");
  const send = async () => {
    const isSent = await report(editing.decide("send-to-review", { note }));
    if (isSent) setNote((now) => (now === note ? "" : now));
  };
  const publish = {
    label: article.isPublished ? t("Publish changes") : t("Publish"),
    isOff: article.isPublished && !hasChanges,
    run: () => void report(editing.publish()),
  };
  const shown = refused?.typed ? { ...values, ...typedIn(refused.typed) } : values;
  return (
    <div data-wide className="flex flex-col">
      {conflict ? null : <h1 className="sr-only">{values.title || t("Untitled article")}</h1>}
      <EditorBar
        title={values.title}
        category={values.category}
        state={state}
        previewUrl={`${previewBase}/${encodeURIComponent(article.publicSlug)}?draft`}
        publish={mayPublish ? publish : null}
        onSend={!mayPublish && canSend && isHydrated ? send : null}
      />
      {conflict ? null : <ToDetails article={article} category={values.category} />}
      {conflict ? (
        <ConflictPanel conflict={conflict} myText={values.content} onResolve={editing.resolve} />
      ) : (
        <Form
          method="post"
          id={editorFormId}
          onSubmit={(event) => event.preventDefault()}
          className="grid grid-cols-[minmax(0,1fr)] gap-8 pt-6 lg:grid-cols-[minmax(0,1fr)_17rem] lg:gap-12 lg:pt-8"
        >
          <input type="hidden" name="id" value={article.id} />
          <input type="hidden" name="version" value={refused?.conflict?.version ?? article.version} />
          <fieldset disabled={!mayEdit} className="mx-auto w-full max-w-[680px] min-w-0">
            <WriterNote />
            {editing.restored ? (
              <p role="status" className="mb-4 text-13 text-text-2">
                {t("We restored text from this browser that wasn't saved.")}
              </p>
            ) : null}
            {editing.problem || refused ? (
              <p role="alert" className="mb-4 text-14 text-danger">
                {said(editing.problem ?? refused?.problem ?? "")}
              </p>
            ) : null}
            <label htmlFor="article-title" className="sr-only">
              {t("Title")}
            </label>
            <textarea
              id="article-title"
              name="title"
              dir="auto"
              rows={1}
              maxLength={articleLimits.title}
              placeholder={t("Title")}
              aria-invalid={errors.title ? true : undefined}
              value={shown.title}
              onChange={(event) => change({ title: event.currentTarget.value.replace(/\n/g, " ") })}
              className="mb-4 field-sizing-content w-full resize-none border-0 bg-transparent p-0 text-[2rem] leading-tight font-semibold tracking-[-0.02em] outline-none placeholder:text-text-3 disabled:text-text"
            />
            <TextField
              articleId={article.id}
              content={shown.content}
              shownText={editing.shownText}
              isReadOnly={!mayEdit}
              isWrong={Boolean(errors.content)}
              onChange={(content) => change({ content })}
            />
            <noscript>
              <Button type="submit" name="intent" value="save" className="mt-4">
                {t("Save")}
              </Button>
            </noscript>
          </fieldset>
          <aside id={detailsId} tabIndex={-1} aria-label={t("Details")} className="scroll-mt-32 outline-none">
            <fieldset disabled={!mayEdit} className="min-w-0">
              <ArticleDetails
                article={{ ...article, hasChanges }}
                values={shown}
                errors={{ ...errors, ...refused?.errors }}
                categories={categories}
                center={center}
                opening={plainOpening(values.content)}
                onChange={change}
                note={note}
                onNote={setNote}
                actions={{
                  onUnpublish:
                    mayPublish && article.isPublished ? () => void report(editing.unpublish()) : null,
                  onDiscard:
                    mayPublish && article.isPublished && hasChanges
                      ? () => void report(editing.discard())
                      : null,
                  onSend: canSend ? send : null,
                  onSendBack: mayPublish
                    ? (answer) => report(editing.decide("send-back", { note: answer }))
                    : null,
                  onWithdraw:
                    isInReview && mayEdit && (!mayPublish || article.review?.askedBy === you)
                      ? () => void report(editing.decide("withdraw"))
                      : null,
                }}
                onSchedule={
                  mayPublish
                    ? ({ publishAt, unpublishAt }) =>
                        report(
                          editing.decide("schedule", {
                            publishAt: publishAt ?? "",
                            unpublishAt: unpublishAt ?? "",
                          }),
                        )
                    : null
                }
              >
                {children}
              </ArticleDetails>
            </fieldset>
          </aside>
        </Form>
      )}
    </div>
  );
}

const detailsId = "article-details";

/** Where the details are below the text instead of beside it. */
function ToDetails({ article, category }: { article: OwnerArticle; category: string }) {
  const { t } = useTeamTexts("articles");
  return (
    <a
      href={`#${detailsId}`}
      className="-mx-4 flex min-h-11 items-center gap-3 border-b border-border px-4 text-14 text-text-2 no-underline hover:text-text md:-mx-8 md:px-8 lg:hidden"
    >
      <span className="sr-only">{t("Details")}: </span>
      <StatusLabel article={article} />
      <bdi className="min-w-0 truncate">{category}</bdi>
      <ChevronDown className="ms-auto size-4 shrink-0" strokeWidth={1.75} aria-hidden="true" />
    </a>
  );
}

function typedIn(typed: Record<string, string>): Partial<ArticleValues> {
  return Object.fromEntries(
    articleFields.flatMap((field) => (field in typed ? [[field, typed[field]]] : [])),
  );
}
