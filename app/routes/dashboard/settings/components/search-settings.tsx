import type { HelpCenterValues } from "#features/companies/settings-values.ts";
import type { SettingsForm } from "../use-settings-form.ts";
import { SwitchRow } from "./switch-row.tsx";

export function SearchSettings({
  form,
  plan,
}: {
  form: SettingsForm<HelpCenterValues>;
  plan: "basic" | "ai";
}) {
  const { searchEnabled, searchFaqs } = form.values;
  const premium = plan === "basic" ? "Takes effect with the plan that has them." : "";
  return (
    <div className="group/search flex flex-col gap-4">
      <SwitchRow
        form={form}
        field="searchEnabled"
        help={
          searchEnabled
            ? "Your pages have a search field, and what visitors type is looked for in:"
            : "Your pages have no search field. Visitors browse by category."
        }
      />
      {/* They keep their values while the search is off, so they are drawn all the same. */}
      <div className="hidden flex-col gap-4 pl-12 group-has-[#searchEnabled:checked]/search:flex">
        <SwitchRow
          form={form}
          field="searchFaqs"
          help={
            searchFaqs
              ? "Questions, answers and categories."
              : "Your pages have no search field while there is nothing it may find."
          }
        />
        <SwitchRow form={form} field="searchContent" help="Longer texts, where there are any." isIdle />
        <SwitchRow form={form} field="searchGuides" help={`Step-by-step guides. ${premium}`} isIdle />
        <SwitchRow form={form} field="searchVideos" help={`How-to videos. ${premium}`} isIdle />
      </div>
    </div>
  );
}
