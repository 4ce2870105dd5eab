import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { translateTexts } from "#features/help-center/translate/texts.ts";
import { textField } from "#features/help-center/translate/translation-fields.ts";
import { Button } from "#ui/primitives/button.tsx";
import type { VersionedForm } from "../../../use-versioned-form.ts";
import { labelIn } from "./label-in.ts";

/** Shows what was saved elsewhere next to what is typed here. Saving again keeps this page's version. */
export function TranslationConflict({
  form,
  lang,
}: {
  form: VersionedForm<Record<string, string>>;
  lang: string;
}) {
  const { conflict, values, change } = form;
  const { t, said } = useTeamTexts("translate");
  if (!conflict) return null;
  const theirs = conflict.current.values;
  return (
    <section
      role="alert"
      aria-label={t("Changed elsewhere")}
      className="mb-4 rounded-lg bg-warn-tint p-4 text-14"
    >
      <p className="font-medium">{t(translateTexts.conflict)}</p>
      <ul className="mt-3 flex flex-col gap-3">
        {conflict.fields.map((name) => (
          <li key={name} className="flex flex-col items-start gap-2">
            <span className="text-13 text-text-2">
              {t("{field}, saved elsewhere", { field: labelIn({ t, said }, textField(name) ?? name) })}
            </span>
            <span lang={lang} dir="auto" className="break-words whitespace-pre-wrap">
              {theirs[name]}
            </span>
            {values[name] === theirs[name] ? null : (
              <Button variant="secondary" size="sm" onClick={() => change({ [name]: theirs[name] ?? "" })}>
                {t("Use the saved one")}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
