import type { WizardLanguage } from "#features/onboarding/wizard.ts";
import { Button } from "#ui/primitives/button.tsx";
import { pagesText } from "../ledger-rows.ts";
import { isPending, useWizard } from "../wizard-context.ts";
import { WizardForm } from "./wizard-form.tsx";

/** Lists the website's languages. The owner can leave out any except the main one. */
export function SiteLanguages({ languages }: { languages: WizardLanguage[] }) {
  if (languages.length < 2) return null;
  const unread = languages.filter(({ status }) => status === "unread");
  return (
    <section aria-labelledby="site-languages" className="mt-5">
      <h2 id="site-languages" className="text-14 font-medium">
        Languages
      </h2>
      <p className="mt-0.5 text-13 text-text-3">Your help center will have these languages.</p>
      <ul className="mt-1.5">
        {languages
          .filter(({ status }) => status !== "unread")
          .map((language) => (
            <Language key={language.tag} language={language} />
          ))}
      </ul>
      {unread.length > 0 ? (
        <p className="mt-1.5 text-13 text-text-3">Not read: {unread.map(({ name }) => name).join(", ")}</p>
      ) : null}
    </section>
  );
}

function Language({ language: { tag, name, status, pages } }: { language: WizardLanguage }) {
  const isBusy = isPending(useWizard(), "leave-out-language");
  const id = `language-${tag}`;
  const isLeftOut = status === "left-out";
  return (
    <li className="flex min-h-10 items-center gap-3 border-b border-border text-14">
      <p id={id} className={isLeftOut ? "text-text-3 line-through" : "font-medium"}>
        {name}
      </p>
      <p className="text-13 text-text-3 tabular-nums">
        {status === "main" ? "Main language" : pages > 0 ? pagesText(pages) : ""}
      </p>
      {status === "main" ? null : (
        <WizardForm
          intent="leave-out-language"
          fields={{ language: tag, leftOut: String(!isLeftOut) }}
          className="ml-auto"
        >
          <Button type="submit" variant="ghost" size="sm" aria-disabled={isBusy} aria-describedby={id}>
            {isLeftOut ? "Add" : "Leave out"}
          </Button>
        </WizardForm>
      )}
    </li>
  );
}
