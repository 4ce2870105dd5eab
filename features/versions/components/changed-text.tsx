import type { PlainTeamText, TeamText } from "#engines/messages/team/team-catalogs.ts";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { cn } from "#ui/primitives/cn.ts";
import type { ChangedPart } from "../compare-texts.ts";
import { numberChanges } from "../count-changes.ts";
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

/** What readers see of both versions. Removed words are crossed out, and added ones are underlined. */
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
  const { t } = useTeamTexts("frame");
  const numbered = numberChanges(lines);
  if (!isSideBySide) return <ChangedLines lines={numbered} />;
  return (
    <div className="grid gap-6 md:grid-cols-2">
      {(["added", "removed"] as const).map((hidden) => (
        <section key={hidden} className="min-w-0">
          <h2 className="mb-2 text-13 font-normal text-text-3">
            {hidden === "added"
              ? t("This version")
              : `${currentName[0]?.toUpperCase()}${currentName.slice(1)}`}
          </h2>
          <ChangedLines lines={oneSide(numbered, hidden)} />
        </section>
      ))}
    </div>
  );
}

/** Without the lines and words that only the other version has. */
function oneSide(lines: NumberedLine[], hidden: "added" | "removed"): NumberedLine[] {
  return lines
    .filter(({ parts }) => parts.length === 0 || parts.some(({ kind }) => kind !== hidden))
    .map((line) => ({
      ...line,
      look: hidden === "added" ? (line.formerLook ?? line.look) : line.look,
      formerLook: hidden === "added" ? null : line.formerLook,
      parts: line.parts.filter(({ kind }) => kind !== hidden),
      formats: line.formats.filter(({ isAdded }) => isAdded === (hidden === "removed")),
    }));
}

function ChangedLines({ lines }: { lines: NumberedLine[] }) {
  return (
    <div className="flex min-w-0 flex-col gap-1.5 break-words whitespace-pre-wrap text-16" dir="auto">
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity besides their place
        <Line key={index} line={line} />
      ))}
    </div>
  );
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
