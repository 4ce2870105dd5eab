import { ArrowUp } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { Form, Link, useNavigation } from "react-router";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import type { LanguageProgress } from "#features/help-center/translate/own-languages.server.ts";
import { Button, buttonClass } from "#ui/primitives/button.tsx";
import { Field } from "#ui/primitives/field.tsx";
import { Select } from "#ui/primitives/select.tsx";
import { TabLinks } from "#ui/primitives/tab-links.tsx";
import { ProgressBar } from "../../translate/components/progress-bar.tsx";

/** The help center's languages: their progress, who can see them, and their order. */
export function CenterLanguages({
  languages,
  addable,
  problem,
}: {
  languages: LanguageProgress[];
  /** Languages that can be added. */
  addable: { tag: string; name: string }[];
  problem: string | null;
}) {
  const { t, said } = useTeamTexts("languages");
  const others = languages.filter(({ status }) => status !== null);
  const adding = useRef<HTMLFormElement>(null);
  const count = others.length;
  useEffect(() => {
    if (count >= 0) adding.current?.reset();
  }, [count]);
  return (
    <section aria-labelledby="languages_title" className="mb-8 max-w-[960px]">
      <h2 id="languages_title" className="text-16 font-semibold">
        {t("More languages")}
      </h2>
      <p className="mt-1 mb-4 text-14 text-text-2">
        {t(
          "Visitors read each language at its own address. Text without a translation stays in its original language.",
        )}
      </p>
      <ul className="border-t border-border">
        {languages.map((language) =>
          language.status === null ? (
            <MainLanguage key={language.language} {...language} />
          ) : (
            <OtherLanguage key={language.language} {...language} isFirst={language === others[0]} />
          ),
        )}
      </ul>
      <Form ref={adding} method="post" className="mt-4 flex flex-wrap items-end gap-2">
        <input type="hidden" name="intent" value="add-language" />
        <div className="min-w-0 grow md:max-w-[360px]">
          <Field
            id="added_language"
            label={t("Add a language")}
            error={problem === null ? undefined : said(problem)}
          >
            {(control) => (
              <Select {...control} name="language" defaultValue="">
                <option value="" disabled>
                  {t("Select a language")}
                </option>
                {addable.map(({ tag, name }) => (
                  <option key={tag} value={tag}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </div>
        <Button type="submit" variant="secondary">
          {t("Add language")}
        </Button>
      </Form>
    </section>
  );
}

const row = "flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-border py-3 text-14";

function MainLanguage({ language, name, progress }: LanguageProgress) {
  const { t } = useTeamTexts("languages");
  return (
    <li className={row}>
      <span className="w-40">
        <span className="block font-medium">{name}</span>
        <span className="text-13 text-text-3">{t("Main language")}</span>
      </span>
      {progress.total > 0 ? (
        <>
          <span className="grow text-13 text-text-2">
            <ProgressBar progress={progress} />
          </span>
          <Link
            to={`/dashboard/translate/${language}`}
            className={buttonClass({ variant: "secondary", size: "sm" })}
          >
            {t("Translate")}
          </Link>
        </>
      ) : null}
    </li>
  );
}

function OtherLanguage({
  language,
  name,
  status,
  progress,
  isFirst,
}: LanguageProgress & { isFirst: boolean }) {
  const { t } = useTeamTexts("languages");
  const id = useId();
  const { formData } = useNavigation();
  const isBusy = formData?.get("language") === language;
  const isPublic = status === "published";
  return (
    <li className={row}>
      <span className="w-40" id={id}>
        <span className="block font-medium">{name}</span>
        <span className="text-13 text-text-3">{t(isPublic ? "Public" : "Not public")}</span>
      </span>
      <span className="grow text-13 text-text-2">
        <ProgressBar progress={progress} />
      </span>
      <Form method="post" aria-labelledby={id} className="flex flex-wrap gap-2">
        <input type="hidden" name="language" value={language} />
        <Link
          to={`/dashboard/translate/${language}`}
          className={buttonClass({ variant: "secondary", size: "sm" })}
        >
          {t("Translate")}
          <span className="sr-only"> {t("into {language}", { language: name })}</span>
        </Link>
        <Button
          type="submit"
          size="sm"
          variant="secondary"
          name="intent"
          value={isPublic ? "unpublish-language" : "publish-language"}
          aria-disabled={isBusy}
        >
          {t(isPublic ? "Unpublish" : "Publish")}
          <span className="sr-only"> {name}</span>
        </Button>
        {isFirst ? null : (
          <Button
            type="submit"
            size="sm"
            variant="ghost"
            name="intent"
            value="move-language-up"
            aria-disabled={isBusy}
          >
            <ArrowUp className="size-4" strokeWidth={1.75} aria-hidden="true" />
            <span className="sr-only">{t("Move {language} up", { language: name })}</span>
          </Button>
        )}
        <RemoveLanguage language={language} name={name} translated={progress.total - progress.missing} />
      </Form>
    </li>
  );
}

/** Asks first if translations would be lost. Without JavaScript, the button removes the language immediately. */
function RemoveLanguage({ name, translated }: { language: string; name: string; translated: number }) {
  const { t, number } = useTeamTexts("languages");
  return (
    <Button
      type="submit"
      size="sm"
      variant="ghost"
      name="intent"
      value="remove-language"
      onClick={(event) => {
        const count = number(translated);
        const question =
          translated === 1
            ? t("Remove {language} and its 1 translation?", { language: name })
            : t("Remove {language} and its {count} translations?", { language: name, count });
        if (translated > 0 && !confirm(question)) event.preventDefault();
      }}
    >
      {t("Remove")}
      <span className="sr-only"> {name}</span>
    </Button>
  );
}

/** Selects the language whose texts the form below edits. */
export function WordsIn({ tabs }: { tabs: { language: string; name: string; isCurrent: boolean }[] }) {
  const { t } = useTeamTexts("languages");
  if (tabs.length < 2) return null;
  return (
    <TabLinks
      label={t("Language for your words")}
      className="mb-4"
      tabs={tabs.map(({ language, name, isCurrent }) => ({
        to: `/dashboard/settings/languages?words=${language}`,
        label: name,
        isCurrent,
      }))}
    />
  );
}
