import { ArrowLeft } from "lucide-react";
import { data, Form, Link } from "react-router";
import { z } from "zod";
import { servicesContext } from "#app/context.ts";
import { findVersion, listVersions } from "#features/articles/article-versions.server.ts";
import { compareTexts } from "#features/articles/compare-versions.ts";
import { getOwnArticle } from "#features/articles/own-articles.server.ts";
import type { ArticleVersionCard } from "#features/articles/owner-article.ts";
import { findPeople } from "#features/team/people.server.ts";
import { dayAndTime, LocalTime } from "#ui/local-time.tsx";
import { Button } from "#ui/primitives/button.tsx";
import { cn } from "#ui/primitives/cn.ts";
import { TabLinks } from "#ui/primitives/tab-links.tsx";
import { ownerContext } from "../../guards.server.ts";
import { framedMeta } from "../../private-meta.ts";
import { SectionError } from "../section-error.tsx";
import { useMayChange } from "../use-may.ts";
import type { Route } from "./+types/history";
import { ChangedText } from "./components/changed-text.tsx";

export function meta({ matches }: Route.MetaArgs) {
  return framedMeta("Version history", matches);
}

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const scope = context.get(ownerContext);
  const { db } = context.get(servicesContext);
  const id = z.uuid().safeParse(params.articleId);
  const article = id.success && (await getOwnArticle(db, scope, id.data));
  if (!article) throw data(null, { status: 404 });
  const versions = await listVersions(db, scope, article.id);
  const asked = new URL(request.url).searchParams;
  const number = Number(asked.get("version"));
  const chosen = versions.find((version) => version.number === number) ?? versions[0];
  const text = chosen && (await findVersion(db, scope, { articleId: article.id, number: chosen.number }));
  const people = await findPeople(
    db,
    versions.flatMap(({ authorId }) => (authorId ? [authorId] : [])),
  );
  const { title, content } = article.values;
  return {
    articleId: article.id,
    isPublished: article.isPublished,
    title,
    versions,
    names: Object.fromEntries([...people].map(([userId, { name, email }]) => [userId, name || email])),
    chosen: chosen ?? null,
    isSideBySide: asked.get("view") === "side",
    isCurrent: text?.title === (title || text?.title) && text?.content === content,
    parts: text ? compareTexts(withTitle(text), withTitle({ title: title || text.title, content })) : [],
  };
}

function withTitle({ title, content }: { title: string; content: string }): string {
  return `${title}\n\n${content}`;
}

const kindTexts: Record<ArticleVersionCard["kind"], string | null> = {
  saved: null,
  published: "Published",
  restored: "Restored",
  imported: "First version",
};

export default function History({ loaderData }: Route.ComponentProps) {
  const { articleId, isPublished, title, versions, names, chosen, isSideBySide, isCurrent, parts } =
    loaderData;
  const mayEdit = useMayChange()({ isPublished });
  const at = (number: number, isSide = isSideBySide) =>
    `/dashboard/articles/${articleId}/history?version=${number}${isSide ? "&view=side" : ""}`;
  return (
    <div data-wide className="flex flex-col">
      <Link
        to={`/dashboard/articles/${articleId}`}
        className="mb-3 inline-flex w-fit items-center gap-1.5 text-14 text-text-2 no-underline hover:text-text"
      >
        <ArrowLeft className="size-4" strokeWidth={1.75} aria-hidden="true" />
        <bdi>{title || "Untitled article"}</bdi>
      </Link>
      <div className="mb-4 flex min-h-10 flex-wrap items-center justify-between gap-3">
        <h1 className="text-22 tracking-[-0.015em]">Version history</h1>
        {chosen && mayEdit && !isCurrent ? (
          <Form method="post" action={`/dashboard/articles/${articleId}`}>
            <input type="hidden" name="intent" value="restore-version" />
            <input type="hidden" name="id" value={articleId} />
            <input type="hidden" name="number" value={chosen.number} />
            <Button type="submit">Restore this version</Button>
          </Form>
        ) : null}
      </div>
      {chosen ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_17rem] lg:gap-12">
          <section aria-label="Changes" className="min-w-0">
            <TabLinks
              label="View"
              tabs={[
                { to: at(chosen.number, false), label: "In the text", isCurrent: !isSideBySide },
                { to: at(chosen.number, true), label: "Side by side", isCurrent: isSideBySide },
              ]}
            />
            <p className="my-4 text-14 text-text-2">
              {isCurrent ? (
                "This version is the text in the editor."
              ) : (
                <>
                  From <LocalTime at={chosen.createdAt} format={dayAndTime} /> to the text in the editor
                </>
              )}
            </p>
            <ChangedText parts={parts} isSideBySide={isSideBySide} />
          </section>
          <nav aria-label="Versions">
            <ol className="flex flex-col gap-1">
              {versions.map((version) => (
                <li key={version.id}>
                  <Link
                    to={at(version.number)}
                    preventScrollReset
                    aria-current={version.number === chosen.number ? "true" : undefined}
                    className={cn(
                      "block rounded-lg border border-transparent px-3 py-2 text-text no-underline hover:bg-hover",
                      version.number === chosen.number && "border-focus",
                    )}
                  >
                    <LocalTime
                      at={version.createdAt}
                      format={dayAndTime}
                      className="block text-14 font-medium"
                    />
                    <span className="flex justify-between gap-2 text-13 text-text-2">
                      <bdi className="min-w-0 truncate">{names[version.authorId ?? ""] ?? "Step"}</bdi>
                      <span className="shrink-0 tabular-nums">
                        +{version.addedWords} −{version.removedWords} words
                      </span>
                    </span>
                    {kindTexts[version.kind] ? (
                      <span className="text-13 text-text-3">{kindTexts[version.kind]}</span>
                    ) : null}
                  </Link>
                </li>
              ))}
            </ol>
            <p className="mt-4 border-t border-border pt-4 text-13 text-text-3">
              Restoring adds a new version, so you can undo it. Visitors see it after you publish.
            </p>
          </nav>
        </div>
      ) : (
        <p className="text-14 text-text-2">This article has no versions yet. Each save adds one.</p>
      )}
    </div>
  );
}

export const ErrorBoundary = SectionError;
