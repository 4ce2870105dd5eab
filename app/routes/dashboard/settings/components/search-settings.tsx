import { maxModelQuestions } from "#features/analytics/max-model-questions.ts";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import type { HelpCenterValues } from "#features/companies/settings-values.ts";
import type { Plan } from "#shared/enumerations.ts";
import type { VersionedForm } from "../../../use-versioned-form.ts";
import { SwitchRow } from "./switch-row.tsx";

export function SearchSettings({
  form,
  plan,
  model,
}: {
  form: VersionedForm<HelpCenterValues>;
  plan: Plan;
  /** The name of the installation's language model. Null if it has none. */
  model: string | null;
}) {
  const { searchEnabled, searchFaqs, searchContent, searchGuides, searchVideos } = form.values;
  const { t } = useTeamTexts("center");
  const isBasic = plan === "basic";
  const findsNothing = ![searchFaqs, searchContent, searchGuides, searchVideos].includes(true);
  return (
    <div className="group/search flex flex-col gap-4">
      <SwitchRow
        form={form}
        field="searchEnabled"
        help={
          !searchEnabled
            ? t("Your pages have no search field. Visitors browse by category.")
            : findsNothing
              ? t("Select at least one type of content. Until then, your pages have no search field.")
              : t("Visitors can search these types of content.")
        }
      />
      {/* CSS hides this while search is off, so that the values are still posted. */}
      <div className="hidden flex-col gap-4 pl-12 group-has-[#searchEnabled:checked]/search:flex">
        <SwitchRow form={form} field="searchFaqs" help={t("Questions, answers and categories.")} />
        <SwitchRow form={form} field="searchContent" help={t("Titles, categories and full text.")} />
        <SwitchRow
          form={form}
          field="searchGuides"
          help={t("Your Getting Started guide and all other published guides.")}
        />
        <SwitchRow
          form={form}
          field="searchVideos"
          help={t(
            isBasic ? "Titles of your how-to videos. Needs the AI plan." : "Titles of your how-to videos.",
          )}
          isIdle={isBasic}
        />
        <SwitchRow
          form={form}
          field="answersEnabled"
          help={t("Shows sentences of your pages that answer a question, above the results.")}
        />
        <SwitchRow
          form={form}
          field="answersFromWebsite"
          help={t(
            "Your website's other pages answer too, with their address and the day when Step read them.",
          )}
          isIdle={!form.values.answersEnabled}
        />
        {model === null && !form.values.answersWithModel ? null : (
          <SwitchRow
            form={form}
            field="answersWithModel"
            help={
              model === null
                ? t("This installation has no AI model, so Step selects the sentences.")
                : t(
                    "{model} reads searches of three words or more, {count} a day at most. Suggestions and the contact form don't use it. Visitors see a note.",
                    { model, count: maxModelQuestions },
                  )
            }
            isIdle={!form.values.answersEnabled || model === null}
          />
        )}
      </div>
    </div>
  );
}
