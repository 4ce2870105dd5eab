import { buttonClass } from "#ui/primitives/button.tsx";

/** One link for each category, so that a choice can be shared and works without script. */
export function CategoryFilter({
  href,
  all,
  categories,
  category,
}: {
  href: string;
  /** What the link to everything says. */
  all: string;
  categories: string[];
  /** The chosen one; null for all. */
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
