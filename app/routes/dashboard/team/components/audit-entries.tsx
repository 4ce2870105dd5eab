import { useEffect, useRef, useState } from "react";
import { Link, useFetcher } from "react-router";
import { type AuditFilter, auditQuery } from "#features/companies/audit/audit-filter.ts";
import type { AuditPage } from "#features/companies/audit/read-audit-log.server.ts";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { buttonClass } from "#ui/primitives/button.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import { groupByDay } from "../audit-days.ts";
import type { loader } from "../audit-log.tsx";
import { AuditEntry } from "./audit-entry.tsx";

interface AuditEntriesProps {
  first: AuditPage;
  filter: Omit<AuditFilter, "before">;
  path: string;
  /** ISO 8601. */
  now: string;
  /** False if the page was opened at a later part of the log, which happens without JavaScript. */
  isFirst: boolean;
}

/** "Show more" appends the next page. Without JavaScript, it opens that page. */
export function AuditEntries({ first, filter, path, now, isFirst }: AuditEntriesProps) {
  const texts = useTeamTexts("audit");
  const { t, number } = texts;
  const [pages, setPages] = useState([first]);
  const { load, state, data } = useFetcher<typeof loader>();
  const end = useRef<HTMLParagraphElement>(null);
  const zone = useHydrated() ? undefined : "UTC";
  useEffect(() => {
    if (!data) return;
    setPages((known) => (known.includes(data.page) ? known : [...known, data.page]));
    // The button is gone, so keyboard focus needs to go somewhere else.
    if (data.page.next === null) end.current?.focus();
  }, [data]);
  const entries = pages.flatMap((page) => page.entries);
  const next = pages.at(-1)?.next ?? null;
  const address = path + auditQuery(filter, next);
  return (
    <>
      {groupByDay(entries, { now, zone, texts }).map(({ day, name, entries: ofDay }) => (
        <section key={day} aria-labelledby={`day-${day}`} className="mt-6">
          <h2 id={`day-${day}`} className="text-13 font-medium tracking-normal text-text-2">
            {name}
          </h2>
          <ul className="mt-2 overflow-hidden rounded-lg border border-border bg-surface">
            {ofDay.map((entry) => (
              <AuditEntry key={entry.id} entry={entry} zone={zone} />
            ))}
          </ul>
        </section>
      ))}
      <p ref={end} tabIndex={-1} role="status" className="mt-6 text-13 tabular-nums text-text-3">
        {first.total === "1"
          ? t("{shown} of 1 entry. Kept for two years.", { shown: number(entries.length) })
          : t("{shown} of {count} entries. Kept for two years.", {
              shown: number(entries.length),
              count: first.total,
            })}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        {next === null ? null : (
          <Link
            to={address}
            className={buttonClass({ variant: "secondary" })}
            aria-disabled={state !== "idle"}
            onClick={(event) => {
              event.preventDefault();
              if (state === "idle") load(address);
            }}
          >
            {t("Show more")}
          </Link>
        )}
        {isFirst ? null : (
          <Link to={path + auditQuery(filter)} className={buttonClass({ variant: "ghost" })}>
            {t("Back to newest entries")}
          </Link>
        )}
      </div>
    </>
  );
}
