import { lazy, Suspense, useState } from "react";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { useTeamToast } from "#features/companies/components/team-toast.ts";
import { articleLimits } from "#shared/article-limits.ts";
import { Textarea } from "#ui/primitives/input.tsx";
import editorStyles from "#ui/styles/article-editor.css?url";
import { useHydrated } from "#ui/use-hydrated.ts";
import { fetchTargets } from "../fetch-targets.ts";
import { uploadPicture } from "../upload-picture.ts";

const ArticleEditor = lazy(() => import("#features/articles/components/editor/article-editor.tsx"));

/** The text, in the editor or as Markdown. Without a script, it is a plain field. */
export function TextField({
  articleId,
  content,
  shownText,
  isReadOnly,
  isWrong,
  onChange,
}: {
  articleId: string;
  content: string;
  /** A new number shows `content` again, as it is now. */
  shownText: number;
  isReadOnly: boolean;
  isWrong: boolean;
  onChange: (content: string) => void;
}) {
  const isHydrated = useHydrated();
  const { t } = useTeamTexts("articles");
  const toast = useTeamToast("articles");
  const [isMarkdown, setMarkdown] = useState(false);
  const warn = (text: string) => toast({ kind: "error", text });
  const field = (
    <>
      <label htmlFor="article-content" className="sr-only">
        {t("Text, in Markdown")}
      </label>
      <Textarea
        id="article-content"
        name="content"
        dir="auto"
        rows={24}
        maxLength={articleLimits.content}
        aria-invalid={isWrong ? true : undefined}
        value={content}
        onChange={(event) => onChange(event.currentTarget.value)}
        className="font-mono"
      />
    </>
  );
  if (!isHydrated) return field;
  return (
    <>
      <link rel="stylesheet" href={editorStyles} precedence="default" />
      {isMarkdown ? (
        field
      ) : (
        <Suspense fallback={<p className="text-14 text-text-3">{t("Loading the editor…")}</p>}>
          <input type="hidden" name="content" value={content} />
          <ArticleEditor
            key={shownText}
            markdown={content}
            isReadOnly={isReadOnly}
            onChange={onChange}
            upload={(file) => uploadPicture(articleId, file, warn)}
            find={fetchTargets}
            onProblem={warn}
          />
        </Suspense>
      )}
      <button
        type="button"
        className="mt-2 rounded-sm py-1 text-13 text-text-3 underline underline-offset-4 hover:text-text"
        onClick={() => setMarkdown((now) => !now)}
      >
        {isMarkdown ? t("Edit with the toolbar") : t("Edit as Markdown")}
      </button>
    </>
  );
}
