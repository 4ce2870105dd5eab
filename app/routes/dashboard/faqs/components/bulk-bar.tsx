/** What can be done with the selected questions. */
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { CategoryMover } from "../../components/category-mover.tsx";
import { SelectionAction, SelectionBar } from "../../components/selection-bar.tsx";
import { useMay } from "../../use-may.ts";
import { useFaqs } from "../use-faq-store.ts";

interface BulkBarProps {
  chosen: ReadonlySet<string>;
  onChoose: (ids: string[]) => void;
  /** On phones, whose list has no column titles. */
  onChooseAll: () => void;
  categories: string[];
  isHydrated: boolean;
}

export function BulkBar({ chosen, onChoose, onChooseAll, categories, isHydrated }: BulkBarProps) {
  const { post } = useFaqs();
  const { t, number } = useTeamTexts("faqs");
  const mayPublish = useMay()("publish content");
  const ids = [...chosen];
  async function run(intent: string, category?: string) {
    const result = await post({ intent, ids, ...(category === undefined ? {} : { category }) });
    if (result?.ok && intent === "delete") onChoose([]);
  }
  return (
    <SelectionBar
      id="faq-bulk"
      label={t("Selected FAQs")}
      count={ids.length}
      selected={isHydrated ? t("{count} selected", { count: number(ids.length) }) : t("Selected")}
      all={{ label: t("All"), title: t("Select all shown"), className: "md:hidden", onPress: onChooseAll }}
      clear={{
        label: t("Clear selection"),
        title: t("Clear selection (Esc)"),
        onPress: () => onChoose([]),
      }}
      isHydrated={isHydrated}
    >
      {mayPublish ? (
        <>
          <SelectionAction intent="publish" label={t("Publish")} onPress={() => void run("publish")} />
          <SelectionAction intent="unpublish" label={t("Unpublish")} onPress={() => void run("unpublish")} />
        </>
      ) : null}
      <CategoryMover
        categories={categories}
        texts={{
          label: t("Move to category"),
          prompt: t("Move to…"),
          none: t("No category"),
          move: t("Move"),
        }}
        isHydrated={isHydrated}
        onMove={(category) => void run("set-category", category)}
      />
      <SelectionAction intent="delete" label={t("Delete")} isDanger onPress={() => void run("delete")} />
    </SelectionBar>
  );
}
