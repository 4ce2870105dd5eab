import { useState } from "react";
import type { OwnerArticleCard } from "#features/articles/owner-article.ts";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import { CategoryMover } from "../../components/category-mover.tsx";
import { SelectionAction, SelectionBar } from "../../components/selection-bar.tsx";
import { useMay } from "../../use-may.ts";
import { ArticleRow, seenVersion } from "./article-row.tsx";

const formId = "article-bulk";

/** The articles of a page, with what can be done with the selected ones. */
export function ArticleList({
  articles,
  categories,
  post,
}: {
  articles: OwnerArticleCard[];
  categories: string[];
  post: (intent: string, ids: string[], more?: Record<string, string>) => void;
}) {
  const { t, number } = useTeamTexts("articles");
  const may = useMay();
  const isHydrated = useHydrated();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const mayPublish = may("publish content");
  const mayWrite = may("write drafts");
  // Writers only change what visitors don't read.
  const changeable = articles
    .filter(({ status }) => mayWrite && (mayPublish || status === "draft"))
    .map(({ id }) => id);
  const ids = changeable.filter((id) => selected.has(id));
  const select = (id: string, isSelected: boolean) => {
    const others = ids.filter((other) => other !== id);
    setSelected(new Set(isSelected ? [...others, id] : others));
  };
  return (
    <>
      <ul className="divide-y divide-border rounded-lg border border-border bg-surface">
        {articles.map((article) => (
          <ArticleRow
            key={article.id}
            article={article}
            selection={
              changeable.includes(article.id)
                ? {
                    form: formId,
                    isSelected: selected.has(article.id),
                    onSelect: (isSelected) => select(article.id, isSelected),
                  }
                : null
            }
            onDelete={changeable.includes(article.id) ? () => post("delete", [article.id]) : null}
          />
        ))}
      </ul>
      <SelectionBar
        id={formId}
        label={t("Selected articles")}
        count={ids.length}
        selected={isHydrated ? t("{count} selected", { count: number(ids.length) }) : t("Selected")}
        all={{
          label: t("All"),
          title: t("Select all shown"),
          onPress: () => setSelected(new Set(changeable)),
        }}
        clear={{
          label: t("Clear selection"),
          title: t("Clear selection"),
          onPress: () => setSelected(new Set()),
        }}
        isHydrated={isHydrated}
      >
        {mayPublish ? (
          <>
            <SelectionAction
              intent="publish"
              label={t("Publish")}
              onPress={() => post("publish", ids, { seen: articles.map(seenVersion).join() })}
            />
            <SelectionAction
              intent="unpublish"
              label={t("Unpublish")}
              onPress={() => post("unpublish", ids)}
            />
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
          onMove={(category) => post("set-category", ids, { category })}
        />
        <SelectionAction intent="delete" label={t("Delete")} isDanger onPress={() => post("delete", ids)} />
      </SelectionBar>
    </>
  );
}
