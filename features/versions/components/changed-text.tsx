import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import type { ChangedPart } from "../compare-texts.ts";

const look = "min-w-0 break-words whitespace-pre-wrap text-16";

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
  if (!isSideBySide)
    return (
      <div className={look} dir="auto">
        <ChangedParts parts={parts} />
      </div>
    );
  return (
    <div className="grid gap-6 md:grid-cols-2">
      {(["added", "removed"] as const).map((hidden) => (
        <section key={hidden} className="min-w-0">
          <h2 className="mb-2 text-13 font-normal text-text-3">
            {hidden === "added"
              ? t("This version")
              : `${currentName[0]?.toUpperCase()}${currentName.slice(1)}`}
          </h2>
          <div className={look} dir="auto">
            <ChangedParts parts={parts.filter(({ kind }) => kind !== hidden)} />
          </div>
        </section>
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
