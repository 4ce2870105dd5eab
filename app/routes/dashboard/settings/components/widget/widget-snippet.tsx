import { Link } from "react-router";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { CopyTextButton } from "#ui/copy-button.tsx";

/** `snippet` is null for a help center that isn't public. */
export function WidgetSnippet({ snippet }: { snippet: string | null }) {
  const { t, parts } = useTeamTexts("widget");
  const request = t("Please add this line before </body> on every page of our website:");
  return (
    <section aria-labelledby="snippet">
      <h2 id="snippet" className="text-16 font-semibold">
        {t("Add it to your website")}
      </h2>
      {snippet === null ? (
        <p className="mt-2 text-14 text-text-2">
          {t("The widget works only with a public help center.")}{" "}
          <Link to="/dashboard/settings/access" className="text-link underline underline-offset-3">
            {t("Change who can read it")}
          </Link>
        </p>
      ) : (
        <>
          <p className="mt-1 text-14 text-text-3">
            {parts("Paste this line before {tag} on every page.", {
              tag: <code key="tag">&lt;/body&gt;</code>,
            })}
          </p>
          <pre className="mt-3 overflow-auto rounded-lg border border-border bg-surface-2 p-3 text-13 break-all whitespace-pre-wrap">
            <code>{snippet}</code>
          </pre>
          <div className="mt-3 flex flex-wrap items-center gap-3">
            <CopyTextButton text={snippet} label={t("Copy")} variant="primary" />
            <a
              href={`mailto:?subject=${encodeURIComponent(t("Our help widget"))}&body=${encodeURIComponent(`${request}\n\n${snippet}\n`)}`}
              className="text-14 text-link underline underline-offset-3"
            >
              {t("Email it to your developer")}
            </a>
          </div>
        </>
      )}
    </section>
  );
}
