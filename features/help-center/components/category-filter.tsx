import { buttonClass } from "#ui/primitives/button.tsx";
import { useTexts } from "./texts.tsx";

/** Categories are links, so that a selection has a URL and works without JavaScript. */
export function CategoryFilter({
  href,
  all,
  categories,
  category,
}: {
  href: string;
  /** Label of the link that shows all categories. */
  all: string;
  categories: string[];
  /** Null if all categories are shown. */
  category: string | null;
}) {
  const { t, lang: ownLang, category: nameOf, categoryLang } = useTexts();
  const options = [
    { name: all, address: href, isChosen: category === null, lang: ownLang },
    ...categories.map((name) => ({
      name: nameOf(name),
      address: `${href}?category=${encodeURIComponent(name)}`,
      isChosen: name === category,
      lang: categoryLang(name),
    })),
  ];
  return (
    <nav className="hc-filter" aria-label={t("faq.categories")}>
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
