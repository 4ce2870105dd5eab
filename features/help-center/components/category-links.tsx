import { useTexts } from "./texts.tsx";

/** Categories with the number of their questions. */
export function CategoryLinks({
  categories,
  basePath,
  isSingle = false,
}: {
  /** `id` is for links to the row. */
  categories: { id?: string; name: string; path: string; count: number }[];
  basePath: string;
  /** In one column. */
  isSingle?: boolean;
}) {
  const { number, category, categoryLang } = useTexts();
  return (
    <ul className={isSingle ? "hc-topics is-single" : "hc-topics"}>
      {categories.map(({ id, name, path, count }) => (
        <li key={path} id={id}>
          <a className="hc-link" href={basePath + path} lang={categoryLang(name)} dir="auto">
            {category(name)}
          </a>
          <span>{number(count)}</span>
        </li>
      ))}
    </ul>
  );
}
