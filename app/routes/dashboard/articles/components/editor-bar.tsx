import { ArrowLeft, Check, CloudAlert, Eye, LoaderCircle } from "lucide-react";
import { Link } from "react-router";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { Button, buttonClass } from "#ui/primitives/button.tsx";
import type { SaveState } from "../use-article.ts";

const stateTexts = {
  saved: "Saved",
  unsaved: "Unsaved",
  saving: "Saving",
  failed: "Not saved",
} as const satisfies Record<SaveState, string>;

/** Sticks to the top while the article scrolls. */
export function EditorBar({
  title,
  category,
  state,
  previewUrl,
  publish,
  onSend,
}: {
  title: string;
  category: string;
  state: SaveState;
  previewUrl: string;
  /** Null if the role may not publish. */
  publish: { label: string; isOff: boolean; run: () => void } | null;
  /** Sends the article to review. Null if the role publishes instead, or there is nothing to send. */
  onSend: (() => void) | null;
}) {
  const { t } = useTeamTexts("articles");
  return (
    <header className="sticky top-14 z-10 -mx-4 -mt-6 flex h-14 items-center gap-2 border-b border-border bg-bg px-2 md:top-0 md:-mx-8 md:-mt-8 md:px-6">
      <Link
        to="/dashboard/articles"
        aria-label={t("All articles")}
        className="grid size-10 shrink-0 place-items-center rounded-md text-text-2 hover:bg-hover"
      >
        <ArrowLeft className="size-4" strokeWidth={1.75} aria-hidden="true" />
      </Link>
      <p className="flex min-w-0 grow items-baseline gap-1.5 truncate text-14 text-text-2 max-md:sr-only">
        <span>{t("Articles")}</span>
        {category ? (
          <>
            <span aria-hidden="true">/</span>
            <bdi>{category}</bdi>
          </>
        ) : null}
        <span aria-hidden="true">/</span>
        <bdi className="truncate font-medium text-text">{title || t("Untitled article")}</bdi>
      </p>
      <span role="status" className="ml-auto flex items-center gap-1.5 px-2 text-13 leading-4 text-text-2">
        <StateIcon state={state} />
        <span className="max-md:sr-only">{t(stateTexts[state])}</span>
      </span>
      <a
        href={previewUrl}
        target="_blank"
        rel="noreferrer"
        aria-label={t("Preview as visitors see it")}
        className={buttonClass({ variant: "ghost", className: "max-lg:w-10 max-lg:px-0" })}
      >
        <Eye className="size-4" strokeWidth={1.75} aria-hidden="true" />
        <span className="max-lg:sr-only">{t("Preview")}</span>
      </a>
      {onSend ? (
        <Button onClick={onSend} className={onPhones}>
          {t("Send for review")}
        </Button>
      ) : null}
      {publish ? (
        <Button
          type="submit"
          name="intent"
          value="publish"
          form={editorFormId}
          className={onPhones}
          aria-disabled={publish.isOff}
          onClick={(event) => {
            event.preventDefault();
            if (!publish.isOff) publish.run();
          }}
        >
          {publish.label}
        </Button>
      ) : null}
    </header>
  );
}

export const editorFormId = "article";

/** The bar has the width of a phone, and other languages have longer words. */
const onPhones = "max-md:min-w-0 max-md:leading-tight max-md:whitespace-normal";

function StateIcon({ state }: { state: SaveState }) {
  const look = "size-4 shrink-0";
  if (state === "saved") return <Check className={look} strokeWidth={1.75} aria-hidden="true" />;
  if (state === "failed")
    return <CloudAlert className={`${look} text-danger`} strokeWidth={1.75} aria-hidden="true" />;
  return <LoaderCircle className={`${look} text-text-3`} strokeWidth={1.75} aria-hidden="true" />;
}
