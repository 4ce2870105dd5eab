import { ArrowLeft } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { Link } from "react-router";
import { dayAndTimeIn } from "#engines/messages/team/team-dates.ts";
import { joined, useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { LocalTime } from "#ui/local-time.tsx";
import { TabLinks } from "#ui/primitives/tab-links.tsx";
import { countChanges } from "../count-changes.ts";
import type { History } from "../version.ts";
import { ChangeSteps } from "./change-steps.tsx";
import { ChangedText } from "./changed-text.tsx";
import { TimeRuler } from "./time-ruler.tsx";
import { authorNameOf, VersionList } from "./version-list.tsx";

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
              <ChangedText
                key={`${chosen.id} ${isSideBySide}`}
                lines={lines}
                isSideBySide={isSideBySide}
                currentName={currentName}
              />
            </div>
          </section>
          <nav aria-label={t("Versions")}>
            <VersionList versions={versions} chosen={chosen} names={names} hrefOf={at} />
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
