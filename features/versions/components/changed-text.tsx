import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import type { PlainTeamText, TeamText } from "#engines/messages/team/team-catalogs.ts";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { isRightToLeft } from "#shared/left-to-right-runs.ts";
import { cn } from "#ui/primitives/cn.ts";
import type { ChangedPart } from "../compare-texts.ts";
import { numberChanges } from "../count-changes.ts";
import { foldUnchanged } from "../fold-lines.ts";
import type { ChangedLine, FormatChange } from "../lines-of-changes.ts";
import type { Format, LineLook } from "../shown-lines.ts";
import { changeAttribute } from "./change-steps.tsx";

type NumberedLine = ChangedLine & { change: number | null };

const looks = {
  title: "mb-1 text-22 font-semibold",
  heading: "pt-2 text-18 font-semibold",
  quote: "border-s-2 border-border-strong ps-3",
  callout: "rounded-e-md border-s-4 border-border-strong bg-surface-2 px-3 py-1",
  code: "bg-surface-2 px-2 font-mono text-13",
  row: "border-b border-border py-1 text-14",
  picture: "rounded-md border border-border px-3 py-2 text-14 text-text-2",
  rule: "my-2 border-t border-border",
  item: "",
  "plain-text": "",
} as const satisfies Record<LineLook, string>;

const lookNames = {
  title: "Title",
  heading: "Heading",
  quote: "Quotation",
  callout: "Callout",
  code: "Code",
  row: "Table row",
  picture: "Picture",
  rule: "Line",
  item: "List item",
  "plain-text": "Paragraph",
} as const satisfies Record<LineLook, PlainTeamText<"frame">>;

const formatNames = {
  bold: ["Bold: {words}", "No longer bold: {words}"],
  italic: ["Italic: {words}", "No longer italic: {words}"],
  struck: ["Struck through: {words}", "No longer struck through: {words}"],
  code: ["Code: {words}", "No longer code: {words}"],
  link: ["Link: {words}", "Link removed: {words}"],
  picture: ["Picture added: {words}", "Picture removed: {words}"],
} as const satisfies Record<Format["kind"], readonly [TeamText<"frame">, TeamText<"frame">]>;

/**
 * What readers see of both versions, with the parts around the changes. Removed words are crossed out, and added ones are
 * underlined.
 */
export function ChangedText({
  lines,
  isSideBySide,
  currentName,
}: {
  lines: ChangedLine[];
  isSideBySide: boolean;
  /** Such as "the text in the editor". */
  currentName: string;
}) {
  const groups = foldUnchanged(numberChanges(lines));
  const Lines = isSideBySide ? LinePairs : ChangedLines;
  const dir = directionOf(lines);
  const shown = groups.map((group, index) =>
    group.isFolded ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: groups have no identity besides their place
      <Folded key={index} count={group.count}>
        <Lines lines={group.lines} dir={dir} />
      </Folded>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: groups have no identity besides their place
      <Lines key={index} lines={group.lines} dir={dir} />
    ),
  );
  if (!isSideBySide) return <div className="flex flex-col gap-1.5">{shown}</div>;
  return (
    <div className="overflow-hidden rounded-lg border border-border">
      <SideNames currentName={currentName} />
      <div className="py-2">{shown}</div>
    </div>
  );
}

type Direction = "ltr" | "rtl";

/** That of the first letter, as in `dir="auto"`, but the same for all lines. */
function directionOf(lines: readonly ChangedLine[]): Direction {
  for (const { parts } of lines)
    for (const { text } of parts) {
      const letter = /\p{L}/u.exec(text)?.[0];
      if (letter !== undefined) return isRightToLeft(letter) ? "rtl" : "ltr";
    }
  return "ltr";
}

/** Stays without a script. */
function Folded({ count, children }: { count: number; children: ReactNode }) {
  const { t, number } = useTeamTexts("frame");
  return (
    <details className="group my-2">
      <summary className="flex cursor-pointer list-none items-center gap-3 px-1 py-1.5 text-13 text-text-2 hover:text-text [&::-webkit-details-marker]:hidden">
        <span aria-hidden="true" className="h-px grow bg-border" />
        <span className="inline-flex items-center gap-1">
          {t("{count} unchanged paragraphs", { count: number(count) })}
          <ChevronDown className="size-4 group-open:rotate-180" strokeWidth={1.75} aria-hidden="true" />
        </span>
        <span aria-hidden="true" className="h-px grow bg-border" />
      </summary>
      <div className="mt-1.5">{children}</div>
    </details>
  );
}

const linesClass = "break-words whitespace-pre-wrap text-16";

function ChangedLines({ lines, dir }: { lines: NumberedLine[]; dir: Direction }) {
  return (
    <div className={cn("flex min-w-0 flex-col gap-1.5", linesClass)} dir={dir}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity besides their place
        <Line key={index} line={line} />
      ))}
    </div>
  );
}

function SideNames({ currentName }: { currentName: string }) {
  const { t } = useTeamTexts("frame");
  return (
    <div className="grid border-b border-border bg-surface-2 text-13 md:grid-cols-2">
      <h2 className="border-border px-4 py-2 font-medium max-md:border-b md:border-e">{t("This version")}</h2>
      <h2 className="px-4 py-2 font-medium">{`${currentName[0]?.toUpperCase()}${currentName.slice(1)}`}</h2>
    </div>
  );
}

/**
 * Each line of both versions beside the other. Phones show unchanged ones once. The columns keep the direction of the
 * page, like their names.
 */
function LinePairs({ lines, dir }: { lines: NumberedLine[]; dir: Direction }) {
  return (
    <div className={linesClass}>
      {lines.map((line, index) => {
        const [was, is] = [oneSide(line, "added"), oneSide(line, "removed")];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity besides their place
          <div key={index} className="grid md:grid-cols-2">
            <Side
              line={was}
              dir={dir}
              isChanged={line.change !== null}
              className="border-border md:border-e"
            />
            <Side
              line={is}
              dir={dir}
              isChanged={line.change !== null}
              className={line.change === null ? "max-md:hidden" : ""}
              mark="before:bg-ok"
            />
          </div>
        );
      })}
    </div>
  );
}

function Side({
  line,
  dir,
  isChanged,
  mark = "before:bg-border-strong",
  className,
}: {
  line: NumberedLine | null;
  dir: Direction;
  isChanged: boolean;
  mark?: string;
  className: string;
}) {
  const { t } = useTeamTexts("frame");
  return (
    <div
      className={cn(
        "relative min-w-0 px-4 py-1",
        isChanged && `before:absolute before:inset-y-0 before:start-0 before:w-0.75 ${mark}`,
        className,
      )}
    >
      {line ? (
        <div dir={dir}>
          <Line line={line} />
        </div>
      ) : (
        <p className="text-13 text-text-3">{t("Not in this version")}</p>
      )}
    </div>
  );
}

/** Without the words that only the other version has. Null if it has nothing of the line. */
function oneSide(line: NumberedLine, hidden: "added" | "removed"): NumberedLine | null {
  const { parts, formats, look, formerLook } = line;
  if (parts.length > 0 && parts.every(({ kind }) => kind === hidden)) return null;
  return {
    ...line,
    look: hidden === "added" ? (formerLook ?? look) : look,
    formerLook: hidden === "added" ? null : formerLook,
    parts: parts.filter(({ kind }) => kind !== hidden),
    formats: formats.filter(({ isAdded }) => isAdded === (hidden === "removed")),
  };
}

const indents = ["", "ms-0", "ms-6", "ms-12"];

function Line({ line: { look, mark, depth, parts, formats, formerLook, change } }: { line: NumberedLine }) {
  const { t } = useTeamTexts("frame");
  return (
    <div
      {...(change === null ? {} : { [changeAttribute]: change })}
      className={cn(
        "rounded-sm outline-2 -outline-offset-1 outline-transparent data-current:outline-focus",
        "scroll-my-24 outline-solid",
        indents[Math.min(depth, indents.length - 1)],
      )}
    >
      <div className={cn(look !== "rule" && "min-h-[1em]", looks[look], look === "item" && "flex gap-2.5")}>
        {look === "item" ? (
          <span className="min-w-5 shrink-0 text-text-2 tabular-nums" aria-hidden={mark === ""}>
            {mark}
          </span>
        ) : null}
        <span className="min-w-0">
          <ChangedParts parts={parts} />
        </span>
      </div>
      {formerLook !== null || formats.length > 0 ? (
        <ul className="mt-0.5 flex flex-wrap gap-x-3 text-13 text-text-2">
          {formerLook === null ? null : (
            <li>
              {formerLook === look
                ? t("Heading level changed")
                : t("{before} became {after}", {
                    before: t(lookNames[formerLook]),
                    after: t(lookNames[look]),
                  })}
            </li>
          )}
          {formats.map((format) => (
            <li
              key={`${format.isAdded} ${format.kind} ${format.url} ${format.words}`}
              className="wrap-anywhere"
            >
              <FormatName format={format} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function FormatName({ format: { kind, words, url, isAdded } }: { format: FormatChange }) {
  const { t } = useTeamTexts("frame");
  const [added, removed] = formatNames[kind];
  return `${t(isAdded ? added : removed, { words })}${kind === "link" && url !== null ? ` → ${url}` : ""}`;
}

export function ChangedParts({ parts }: { parts: ChangedPart[] }) {
  let offset = 0;
  return parts.map(({ kind, text }, index) => {
    const key = `${offset} ${kind}`;
    offset += text.length;
    if (kind === "added")
      return (
        <ins
          key={key}
          className={cn(
            "bg-ok-tint decoration-ok decoration-2 underline-offset-4",
            // What replaces a word isn't read as its end.
            parts[index - 1]?.kind === "removed" && "ms-1",
          )}
        >
          {text}
        </ins>
      );
    if (kind === "removed")
      return (
        <del key={key} className="bg-danger-tint text-text-2">
          {text}
        </del>
      );
    return <span key={key}>{text}</span>;
  });
}
