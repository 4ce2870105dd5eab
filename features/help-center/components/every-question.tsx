import type { FaqCategory } from "#features/faqs/present.ts";
import { CategoryRail, FaqGroups } from "./faq-groups.tsx";

/** All questions on the start page. */
export function EveryQuestion({ categories, basePath }: { categories: FaqCategory[]; basePath: string }) {
  const home = basePath || "/";
  return (
    <div className={categories.length < 2 ? "hc-faq is-single" : "hc-faq"}>
      {categories.length > 1 ? (
        <CategoryRail
          categories={categories.map(({ id, name, faqs }) => ({ id, name, count: faqs.length }))}
          pageHref={home}
          isLong={false}
        />
      ) : null}
      <div>
        <FaqGroups categories={categories} basePath={basePath} />
      </div>
    </div>
  );
}
