import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { cn } from "#ui/primitives/cn.ts";
import type { ChangedPart } from "../compare-texts.ts";
import { type LineLook, linesOfChanges } from "../lines-of-changes.ts";

const looks = {
  title: "mb-1 text-22 font-semibold",
  heading: "pt-2 text-18 font-semibold",
  quote: "border-s-2 border-border-strong ps-3",
  code: "bg-surface-2 px-2 font-mono text-13",
  "plain-text": "",
} as const satisfies Record<LineLook, string>;

/** The Markdown of both versions. Removed words are crossed out, and added ones are underlined. */
export function ChangedText({
  parts,
  isSideBySide,
  currentName,
}: {
  parts: ChangedPart[];
  isSideBySide: boolean;
  /** Such as "the text in the editor". */
  currentName: string;
}) {
  const { t } = useTeamTexts("frame");
  if (!isSideBySide) return <ChangedLines parts={parts} />;
  return (
    <div className="grid gap-6 md:grid-cols-2">
      {(["added", "removed"] as const).map((hidden) => (
        <section key={hidden} className="min-w-0">
          <h2 className="mb-2 text-13 font-normal text-text-3">
            {hidden === "added"
              ? t("This version")
              : `${currentName[0]?.toUpperCase()}${currentName.slice(1)}`}
          </h2>
          <ChangedLines parts={parts.filter(({ kind }) => kind !== hidden)} />
        </section>
      ))}
    </div>
  );
}

function ChangedLines({ parts }: { parts: ChangedPart[] }) {
  return (
    <div className="min-w-0 break-words whitespace-pre-wrap text-16" dir="auto">
      {linesOfChanges(parts).map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity besides their place
        <div key={index} className={cn("min-h-[1em]", looks[line.look])}>
          <ChangedParts parts={line.parts} />
        </div>
      ))}
    </div>
  );
}

export function ChangedParts({ parts }: { parts: ChangedPart[] }) {
  let offset = 0;
  return parts.map(({ kind, text }) => {
    const key = `${offset} ${kind}`;
    offset += text.length;
    if (kind === "added")
      return (
        <ins key={key} className="bg-ok-tint decoration-ok decoration-2 underline-offset-4">
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
