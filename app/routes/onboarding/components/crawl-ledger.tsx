import { Check, LoaderCircle, Minus } from "lucide-react";
import { useEffect, useRef } from "react";
import type { TeamTexts } from "#engines/messages/team/team-texts.ts";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import type { WizardCrawl } from "#features/onboarding/wizard.ts";
import { cn } from "#ui/primitives/cn.ts";
import { type LedgerRow, ledgerRows, pagesText, wordsText } from "../ledger-rows.ts";

/** Lists each page as it is read. The height is fixed and rows never change places, so there is no layout shift. */
export function CrawlLedger({ crawl, siteName }: { crawl: WizardCrawl; siteName: string }) {
  const texts = useTeamTexts("wizard");
  const { t } = texts;
  const list = useRef<HTMLUListElement>(null);
  const rows = useSteadyRows(crawl, texts);
  const isOver = crawl.status === "completed";
  const rest = restText(crawl, isOver, texts);
  // Scrolls with the pages being read instead of the many skipped ones, unless the owner has scrolled away.
  const followed = useRef(0);
  useEffect(() => {
    const { current } = list;
    if (!current || Math.abs(current.scrollTop - followed.current) > rowHeight) return;
    const last = rows.findLastIndex(({ state }) => state !== "skipped");
    current.scrollTop = Math.max(0, (last + 1) * rowHeight - current.clientHeight);
    followed.current = current.scrollTop;
  }, [rows]);
  return (
    <div className="overflow-hidden rounded-lg border border-border">
      <ul
        ref={list}
        {...scrolledByKeys}
        aria-label={t("Pages on your website")}
        className="h-[252px] overflow-y-auto overscroll-contain bg-[repeating-linear-gradient(to_bottom,transparent_0_35px,var(--border)_35px_36px)] bg-local -outline-offset-2 md:h-[288px] [@media(min-width:768px)_and_(min-height:850px)]:h-[324px]"
      >
        {rows.length === 0 ? (
          <Row row={{ url: "", path: siteName, state: "reading", title: null, note: t("connecting") }} />
        ) : (
          rows.map((row) => <Row key={row.url} row={row} />)
        )}
      </ul>
      <div className="flex min-h-[45px] flex-wrap justify-between gap-x-3 border-t border-border bg-bg-subtle px-4 py-3 text-14">
        <p className="font-medium tabular-nums">
          {t("{words} on {pages}", {
            words: wordsText(crawl.words, texts),
            pages: pagesText(crawl.pages.length, texts),
          })}
        </p>
        <p key={rest} className="text-text-3 tabular-nums">
          {rest}
        </p>
      </div>
    </div>
  );
}

const rowHeight = 36;
/** Not every browser makes scroll containers focusable. */
const scrolledByKeys = { tabIndex: 0 };

function useSteadyRows(crawl: WizardCrawl, texts: TeamTexts<"wizard">): LedgerRow[] {
  const known = useRef<{ id: string; rows: LedgerRow[] }>({ id: crawl.id, rows: [] });
  const before = known.current.id === crawl.id ? known.current.rows : [];
  const rows = ledgerRows(crawl, before, texts);
  useEffect(() => {
    known.current = { id: crawl.id, rows };
  });
  return rows;
}

function restText(
  { reading, skippedTotal }: WizardCrawl,
  isOver: boolean,
  { t }: TeamTexts<"wizard">,
): string {
  const skipped = skippedTotal > 0 ? t("{count} skipped", { count: skippedTotal }) : null;
  const underWay = reading.length > 0 ? t("{count} reading", { count: reading.length }) : null;
  const now = isOver ? t("all read") : underWay;
  return [now, skipped].filter((part) => part !== null).join(", ");
}

const looks = {
  read: { Icon: Check, icon: "text-ok", row: "", words: "read" },
  reading: {
    Icon: LoaderCircle,
    icon: "text-solid motion-safe:animate-spin",
    row: "bg-tint-6",
    words: "reading",
  },
  skipped: { Icon: Minus, icon: "text-text-3", row: "text-text-3", words: "skipped" },
} as const;

function Row({ row }: { row: LedgerRow }) {
  const { t } = useTeamTexts("wizard");
  const { path, title, note, state } = row;
  const { Icon, icon, row: rowClass, words } = looks[state];
  return (
    <li
      className={cn(
        "grid h-9 grid-cols-[16px_minmax(0,1fr)_auto] items-center gap-3 border-b border-border px-4 text-14",
        rowClass,
      )}
    >
      <Icon className={cn("size-4", icon)} strokeWidth={1.75} aria-hidden="true" />
      <p className={cn("truncate", state === "reading" && "font-medium")}>
        <span className="sr-only">{t(words)}: </span>
        {path}
        {title ? <bdi className="ml-2 font-normal text-text-3">{title}</bdi> : null}
      </p>
      <p
        // With the same key, a right-aligned text would shift while it changes.
        key={note}
        className={cn(
          "max-w-[220px] truncate text-13 tabular-nums",
          state === "reading" ? "text-link" : "text-text-3",
        )}
      >
        {state === "skipped" ? t("skipped, {reason}", { reason: note }) : note}
      </p>
    </li>
  );
}
