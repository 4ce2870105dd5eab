import { CategoryRail, type DrawnCategory, FaqGroups } from "./faq-groups.tsx";

/** All questions on the start page. */
export function EveryQuestion({
  categories,
  basePath,
}: {
  categories: (DrawnCategory & { count: number })[];
  basePath: string;
}) {
  const home = basePath || "/";
  return (
    <div className={categories.length < 2 ? "hc-faq is-single" : "hc-faq"}>
      {categories.length > 1 ? <CategoryRail categories={categories} pageHref={home} isLong={false} /> : null}
      <div>
        <FaqGroups categories={categories} basePath={basePath} />
      </div>
    </div>
  );
}
