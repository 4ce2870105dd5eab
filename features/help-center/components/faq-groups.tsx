import type { FaqCategory } from "#features/faqs/present.ts";
import { DrawnOnce } from "./drawn-once.tsx";
import { FaqItem } from "./faq-item.tsx";

/** All questions under their categories, with a list of the categories beside them. */
export function FaqGroups({ categories, basePath }: { categories: FaqCategory[]; basePath: string }) {
  return (
    <>
      <DrawnOnce />
      {categories.map(({ id, name, faqs }) => (
        <section className="hc-group" key={id} aria-labelledby={id}>
          <h2 id={id}>{name}</h2>
          {faqs.map((faq) => (
            <FaqItem key={faq.slug} faq={faq} basePath={basePath} />
          ))}
        </section>
      ))}
    </>
  );
}

export function CategoryRail({
  categories,
  pageHref,
}: {
  categories: { id: string; name: string; faqs: unknown[] }[];
  pageHref: string;
}) {
  return (
    <nav className="hc-rail" aria-label="Categories">
      {categories.map(({ id, name, faqs }) => (
        <a key={id} href={`${pageHref}#${encodeURIComponent(id)}`}>
          {name} <span>{faqs.length}</span>
        </a>
      ))}
    </nav>
  );
}
