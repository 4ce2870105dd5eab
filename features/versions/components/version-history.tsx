import { ArrowLeft } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useRef } from "react";
import { Link } from "react-router";
import { dayAndTimeIn } from "#engines/messages/team/team-dates.ts";
import { joined, useTeamTexts } from "#features/companies/components/team-texts.tsx";
import type { VersionKind } from "#shared/enumerations.ts";
import { LocalTime } from "#ui/local-time.tsx";
import { cn } from "#ui/primitives/cn.ts";
import { TabLinks } from "#ui/primitives/tab-links.tsx";
import { countChanges } from "../count-changes.ts";
import type { History, VersionCard } from "../version.ts";
import { ChangeSteps } from "./change-steps.tsx";
import { ChangedText } from "./changed-text.tsx";
import { TimeRuler } from "./time-ruler.tsx";

const kindTexts = {
  saved: null,
  published: "Published",
  restored: "Restored",
  imported: "First version",
  sent: "Sent for review",
  website: "From the website",
} as const satisfies Record<VersionKind, string | null>;

interface VersionHistoryProps {
  history: History;
  /** By user id. */
  names: Record<string, string>;
  title: string;
  /** Where the item is edited. */
  backTo: string;
  /** Such as "the text in the editor". */
  currentName: string;
  /** What a restore means for visitors. */
  note: string;
  /** Shown without versions. */
  empty: string;
  /** Restores the chosen version. Null if the member may not do it. */
  restore: ReactNode;
}

function authorNameOf({ authorId, keyName }: VersionCard, names: Record<string, string>): string {
  return keyName === null ? (names[authorId ?? ""] ?? "Step") : `${keyName} (API key)`;
}

/** The versions of an item, and how the chosen one differs from the current text. */
export function VersionHistory({
  history: { versions, chosen, isCurrent, isSideBySide, lines },
  names,
  title,
  backTo,
  currentName,
  note,
  empty,
  restore,
}: VersionHistoryProps) {
  const { t, parts: fill, language } = useTeamTexts("frame");
  const format = dayAndTimeIn(language);
  const changes = countChanges(lines);
  const text = useRef<HTMLDivElement>(null);
  const at = (number: number, isSide = isSideBySide) => `?version=${number}${isSide ? "&view=side" : ""}`;
  return (
    <div data-wide className="flex flex-col">
      <Link
        to={backTo}
        className="mb-3 inline-flex w-fit items-center gap-1.5 text-14 text-text-2 no-underline hover:text-text"
      >
        <ArrowLeft className="size-4 shrink-0" strokeWidth={1.75} aria-hidden="true" />
        <bdi>{title}</bdi>
      </Link>
      <div className="mb-4 flex min-h-10 flex-wrap items-center justify-between gap-3">
        <h1 className="text-22 tracking-[-0.015em]">{t("Version history")}</h1>
        {chosen && !isCurrent ? restore : null}
      </div>
      {chosen ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_17rem] lg:gap-12">
          <section aria-label={t("Changes")} className="min-w-0">
            <TimeRuler versions={versions} chosen={chosen} hrefOf={at} />
            <TabLinks
              label={t("View")}
              tabs={[
                { to: at(chosen.number, false), label: t("In the text"), isCurrent: !isSideBySide },
                { to: at(chosen.number, true), label: t("Side by side"), isCurrent: isSideBySide },
              ]}
            />
            <div className="my-4 flex min-h-8 flex-wrap items-center justify-between gap-x-4 border-b border-border pb-3 text-14 text-text-2">
              <p>
                {isCurrent
                  ? t("This version is {text}.", { text: currentName })
                  : joined(
                      fill("From {time} by {name} to {text}", {
                        time: (
                          <LocalTime
                            at={chosen.createdAt}
                            format={format}
                            className="font-medium text-text"
                          />
                        ),
                        name: <bdi>{authorNameOf(chosen, names)}</bdi>,
                        text: currentName,
                      }),
                    )}
              </p>
              {isCurrent || changes === 0 ? null : (
                <ChangeSteps key={`${chosen.id} ${isSideBySide}`} count={changes} within={text} />
              )}
            </div>
            <div ref={text}>
              <ChangedText lines={lines} isSideBySide={isSideBySide} currentName={currentName} />
            </div>
          </section>
          <nav aria-label={t("Versions")}>
            <ol className="flex flex-col gap-1" onKeyDown={moveByArrow}>
              {versions.map((version) => (
                <li key={version.id}>
                  <Link
                    to={at(version.number)}
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
                        format={format}
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
            <p className="mt-4 border-t border-border pt-4 text-13 text-text-3">
              {t("Restoring adds a new version, so you can undo it.")} {note}
            </p>
          </nav>
        </div>
      ) : (
        <p className="text-14 text-text-2">{empty}</p>
      )}
    </div>
  );
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
