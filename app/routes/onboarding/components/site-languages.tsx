import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import type { WizardLanguage } from "#features/onboarding/wizard.ts";
import { Button } from "#ui/primitives/button.tsx";
import { pagesText } from "../ledger-rows.ts";
import { isPending, useWizard } from "../wizard-context.ts";
import { WizardForm } from "./wizard-form.tsx";

/** Lists the website's languages. The owner can leave out any except the main one. */
export function SiteLanguages({ languages }: { languages: WizardLanguage[] }) {
  const { t, language: shownIn } = useTeamTexts("wizard");
  if (languages.length < 2) return null;
  const unread = languages.filter(({ status }) => status === "unread");
  return (
    <section aria-labelledby="site-languages" className="mt-5">
      <h2 id="site-languages" className="text-14 font-medium">
        {t("Languages")}
      </h2>
      <p className="mt-0.5 text-13 text-text-3">{t("Your help center will have these languages.")}</p>
      <ul className="mt-1.5">
        {languages
          .filter(({ status }) => status !== "unread")
          .map((language) => (
            <Language key={language.tag} language={language} />
          ))}
      </ul>
      {unread.length > 0 ? (
        <p className="mt-1.5 text-13 text-text-3">
          {t("Not read: {languages}", { languages: unread.map((one) => nameIn(shownIn, one)).join(", ") })}
        </p>
      ) : null}
    </section>
  );
}

/** The state names languages in English. */
function nameIn(shownIn: string, { tag, name }: WizardLanguage): string {
  return shownIn === "en" ? name : (new Intl.DisplayNames([shownIn], { type: "language" }).of(tag) ?? name);
}

function Language({ language }: { language: WizardLanguage }) {
  const texts = useTeamTexts("wizard");
  const { t } = texts;
  const { tag, status, pages } = language;
  const isBusy = isPending(useWizard(), "leave-out-language");
  const id = `language-${tag}`;
  const isLeftOut = status === "left-out";
  return (
    <li className="flex min-h-10 items-center gap-3 border-b border-border text-14">
      <p id={id} className={isLeftOut ? "text-text-3 line-through" : "font-medium"}>
        {nameIn(texts.language, language)}
      </p>
      <p className="text-13 text-text-3 tabular-nums">
        {status === "main" ? t("Main language") : pages > 0 ? pagesText(pages, texts) : ""}
      </p>
      {status === "main" ? null : (
        <WizardForm
          intent="leave-out-language"
          fields={{ language: tag, leftOut: String(!isLeftOut) }}
          className="ml-auto"
        >
          <Button type="submit" variant="ghost" size="sm" aria-disabled={isBusy} aria-describedby={id}>
            {t(isLeftOut ? "Add" : "Leave out")}
          </Button>
        </WizardForm>
      )}
    </li>
  );
}
