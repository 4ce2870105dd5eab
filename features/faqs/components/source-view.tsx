import { Link2, TriangleAlert } from "lucide-react";
import { dayAndTimeIn } from "#engines/messages/team/team-dates.ts";
import { joined, useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { LocalTime } from "#ui/local-time.tsx";
import { cn } from "#ui/primitives/cn.ts";
import type { MarkedLine, SourcePageView } from "../source-view.ts";

/** Links to the source view end with this fragment, so that the browser scrolls to the quote. */
export const quoteId = "quote";

export function SourceView({ pages }: { pages: SourcePageView[] }) {
  return pages.map((page, at) => (
    <SourcePage
      key={`${page.label} ${page.readAt}`}
      page={page}
      titleId={`source-${at}`}
      isFirst={at === 0}
    />
  ));
}

function SourcePage({ page, titleId, isFirst }: { page: SourcePageView; titleId: string; isFirst: boolean }) {
  const { t, parts, language } = useTeamTexts("sources");
  const format = dayAndTimeIn(language);
  const { title, readAt, changedAt, missing, lines, unplaced } = page;
  return (
    <section aria-labelledby={titleId} className="mb-8">
      <h2 id={titleId} dir="auto" className="text-16 break-words">
        {title ?? page.label}
      </h2>
      <p className="mt-1 flex min-w-0 flex-wrap items-center gap-x-1.5 text-13 text-text-3">
        <Link2 className="size-3.5 shrink-0" aria-hidden="true" />
        <PageLink page={page} />
        {readAt ? (
          <span>· {joined(parts("read {time}", { time: <LocalTime at={readAt} format={format} /> }))}</span>
        ) : null}
      </p>
      {changedAt ? (
        <p className="mt-2 flex items-start gap-1.5 text-14 text-warn">
          <TriangleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
          <span>
            {t(
              missing.length > 0
                ? "The page no longer says this. Here is the text we read."
                : "The page has changed. Here is the text we read.",
            )}{" "}
            {joined(parts("We noticed {time}.", { time: <LocalTime at={changedAt} format={format} /> }))}
          </span>
        </p>
      ) : null}
      {unplaced.length > 0 ? (
        <div id={isFirst && !lines.some(hasMark) ? quoteId : undefined} className="mt-3 text-14">
          <p className="text-text-3">
            {t(
              readAt
                ? "Not in the page's visible text:"
                : "We didn't keep this page's text. Here is the sentence:",
            )}
          </p>
          <blockquote className="mt-1.5 border-l-2 border-proof-line pl-3">
            {unplaced.map((sentence) => (
              <p key={sentence} dir="auto" className="break-words not-first:mt-1.5">
                <mark className={markClass}>{sentence}</mark>
              </p>
            ))}
          </blockquote>
        </div>
      ) : null}
      {lines.length > 0 ? (
        <div className="mt-3 rounded-lg border border-border bg-surface px-4 py-4 md:px-6">
          <PageText lines={lines} isFirst={isFirst} />
        </div>
      ) : null}
    </section>
  );
}

const markClass = "rounded-[2px] bg-proof box-decoration-clone px-0.5 py-[0.1em] text-text";

function PageText({ lines, isFirst }: { lines: MarkedLine[]; isFirst: boolean }) {
  const { t } = useTeamTexts("sources");
  const first = lines.findIndex(hasMark);
  const hidden = lines.findIndex(({ level }) => level === 8);
  return lines.map((line, at) => (
    // Lines may repeat, so only the index is unique.
    <div key={`${String(at)}`}>
      {at === hidden ? (
        <p className="mt-4 border-t border-border pt-4 text-13 text-text-3">
          {t("Not visible on the page. The page tells search engines this:")}
        </p>
      ) : null}
      <p
        id={isFirst && at === first ? quoteId : undefined}
        dir="auto"
        className={cn(
          "max-w-[75ch] scroll-mt-32 break-words",
          line.level < 3
            ? "mt-4 font-medium text-16"
            : line.level < 7
              ? "mt-3 font-medium text-14"
              : "mt-1.5 text-14 leading-relaxed",
          line.level >= 7 && !hasMark(line) && "text-text-2",
        )}
      >
        {line.parts.map(({ text, isMarked }, part) =>
          isMarked ? (
            <mark key={`${String(part)}`} className={markClass}>
              {text}
            </mark>
          ) : (
            text
          ),
        )}
      </p>
    </div>
  ));
}

function hasMark({ parts }: MarkedLine): boolean {
  return parts.some(({ isMarked }) => isMarked);
}

function PageLink({ page: { url, label } }: { page: SourcePageView }) {
  const { t } = useTeamTexts("sources");
  if (url === null) return <span className="max-w-full truncate">{label}</span>;
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      className="max-w-full truncate text-text-2 underline decoration-border-strong underline-offset-3 hover:decoration-current"
    >
      {label}
      <span className="sr-only"> {t("(opens in a new tab)")}</span>
    </a>
  );
}
