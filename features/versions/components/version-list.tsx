import type { KeyboardEvent } from "react";
import { Link } from "react-router";
import { dayOnlyIn } from "#engines/messages/team/team-dates.ts";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { dayIn, timeIn, type Zone } from "#shared/day-text.ts";
import type { VersionKind } from "#shared/enumerations.ts";
import { LocalTime } from "#ui/local-time.tsx";
import { cn } from "#ui/primitives/cn.ts";
import { useHydrated } from "#ui/use-hydrated.ts";
import type { VersionCard } from "../version.ts";

const kindTexts = {
  saved: null,
  published: "Published",
  restored: "Restored",
  imported: "First version",
  sent: "Sent for review",
  website: "From the website",
} as const satisfies Record<VersionKind, string | null>;

/** The versions by day, newest first. */
export function VersionList({
  versions,
  chosen,
  names,
  hrefOf,
}: {
  versions: VersionCard[];
  chosen: VersionCard;
  /** By user id. */
  names: Record<string, string>;
  hrefOf: (number: number) => string;
}) {
  const { t, language } = useTeamTexts("frame");
  // Days are those of the reader's time zone, which the server doesn't know.
  const zone: Zone = useHydrated() ? undefined : "UTC";
  const today = zone === undefined ? dayIn(new Date().toISOString(), zone) : null;
  const byDay = Map.groupBy(versions, ({ createdAt }) => dayIn(createdAt, zone));
  return (
    <ol className="flex flex-col gap-4" onKeyDown={moveByArrow}>
      {[...byDay].map(([day, ofDay]) => (
        <li key={day}>
          <h2 className="mb-1 px-3 text-13 font-normal text-text-3">
            {day === today ? t("Today") : dayOnlyIn(language)(ofDay[0]!.createdAt, zone)}
          </h2>
          <ol className="flex flex-col gap-1">
            {ofDay.map((version) => (
              <li key={version.id}>
                <Link
                  to={hrefOf(version.number)}
                  preventScrollReset
                  aria-current={version.number === chosen.number ? "true" : undefined}
                  className={cn(
                    "flex gap-3 rounded-lg border border-transparent px-3 py-2 text-text no-underline hover:bg-hover",
                    version.number === chosen.number && "border-focus",
                  )}
                >
                  <Initial name={authorNameOf(version, names)} />
                  <span className="min-w-0 grow">
                    <LocalTime
                      at={version.createdAt}
                      format={timeAndZone}
                      className="block text-14 font-medium"
                    />
                    <span className="flex justify-between gap-2 text-13 text-text-2">
                      <bdi className="min-w-0 truncate">{authorNameOf(version, names)}</bdi>
                      {version.addedWords + version.removedWords > 0 ? (
                        <span className="shrink-0 tabular-nums">
                          {t("+{added} −{removed} words", {
                            added: version.addedWords,
                            removed: version.removedWords,
                          })}
                        </span>
                      ) : null}
                    </span>
                    <Kind kind={version.kind} />
                  </span>
                </Link>
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ol>
  );
}

function timeAndZone(at: string, zone: Zone): string {
  return zone === undefined ? timeIn(at, zone) : `${timeIn(at, zone)} ${zone}`;
}

export function authorNameOf({ authorId, keyName }: VersionCard, names: Record<string, string>): string {
  return keyName === null ? (names[authorId ?? ""] ?? "Step") : `${keyName} (API key)`;
}

/** The arrow keys lead from one version to the next, which is shown. */
function moveByArrow(event: KeyboardEvent<HTMLOListElement>): void {
  const by = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  if (by === 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const links = [...event.currentTarget.querySelectorAll("a")];
  const next =
    links[links.findIndex((link) => link === event.target || link.contains(document.activeElement)) + by];
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.click();
}

function Initial({ name }: { name: string }) {
  return (
    <span
      aria-hidden="true"
      className="mt-0.5 grid size-6 shrink-0 place-items-center rounded-full bg-surface-2 text-12 font-semibold text-text-2"
    >
      {[...name][0]?.toLocaleUpperCase()}
    </span>
  );
}

function Kind({ kind }: { kind: VersionKind }) {
  const { t } = useTeamTexts("frame");
  const text = kindTexts[kind];
  if (text === null) return null;
  return (
    <span className="flex items-center gap-2 text-13 text-text-3">
      <span
        aria-hidden="true"
        className={cn("size-2 shrink-0 rounded-full", kind === "published" ? "bg-ok" : "bg-border-strong")}
      />
      {t(text)}
    </span>
  );
}
