import { Isolated } from "#features/help-center/components/isolated.tsx";
import type { EditedField } from "#features/help-center/translate/translate-page.server.ts";

/** The original, with what changed since it was translated. */
export function SourceText({ field, lang }: { field: EditedField; lang: string }) {
  const { source, changes } = field;
  return (
    <div
      lang={lang}
      dir="auto"
      className="min-w-0 text-14 leading-relaxed break-words whitespace-pre-wrap text-text-2"
    >
      {changes === null ? (
        <Isolated text={source} />
      ) : (
        changes.map(({ kind, text }, index) => {
          const key = `${index} ${kind}`;
          if (kind === "removed")
            return (
              <del key={key} className="bg-danger/10 text-text-3">
                {text}
              </del>
            );
          if (kind === "added")
            return (
              <ins key={key} className="bg-ok/15 font-medium text-text">
                {text}
              </ins>
            );
          return <span key={key}>{text}</span>;
        })
      )}
    </div>
  );
}
