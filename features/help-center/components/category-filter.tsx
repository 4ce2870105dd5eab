import { buttonClass } from "#ui/primitives/button.tsx";

/** One link per category, so that a selection has a URL and works without JavaScript. */
export function CategoryFilter({
  href,
  all,
  categories,
  category,
}: {
  href: string;
  /** Label of the link to all categories. */
  all: string;
  categories: string[];
  /** The selected category; null for all. */
  category: string | null;
}) {
  const options = [
    { name: all, address: href, isChosen: category === null, lang: "en" },
    ...categories.map((name) => ({
      name,
      address: `${href}?category=${encodeURIComponent(name)}`,
      isChosen: name === category,
      lang: undefined,
    })),
  ];
  return (
    <nav className="hc-filter" aria-label="Categories">
      {options.map(({ name, address, isChosen, lang }) => (
        <a
          key={address}
          lang={lang}
          className={buttonClass({ variant: isChosen ? "primary" : "secondary" })}
          href={address}
          aria-current={isChosen ? "true" : undefined}
        >
          {name}
        </a>
      ))}
    </nav>
  );
}
