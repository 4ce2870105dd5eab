interface PageTurn {
  rel: "prev" | "next";
  label: string;
  href: string;
  text: string;
  lang?: string | undefined;
}

/** Links to the pages before and after this one. `lang` is the language of the labels. */
export function PageTurns({ links, lang }: { links: PageTurn[]; lang: string | undefined }) {
  if (links.length === 0) return null;
  return (
    <nav className="hc-turns" aria-label={links.map(({ label }) => label).join(", ")} lang={lang}>
      {links.map(({ rel, label, href, text, lang: language }) => (
        <a key={rel} rel={rel} href={href} className={`is-${rel}`}>
          <span>{label}</span>
          <bdi lang={language}>{text}</bdi>
        </a>
      ))}
    </nav>
  );
}
