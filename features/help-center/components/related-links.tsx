import { useId } from "react";
import { useTexts } from "./texts.tsx";

/** Links to related content below a text. */
export function RelatedLinks({
  title,
  links,
}: {
  title: string;
  links: { href: string; text: string; lang?: string | undefined }[];
}) {
  const id = useId();
  const { lang } = useTexts();
  if (links.length === 0) return null;
  return (
    <section className="hc-related" aria-labelledby={id}>
      <h2 id={id} lang={lang}>
        {title}
      </h2>
      <ul>
        {links.map(({ href, text, lang }) => (
          <li key={href}>
            <a className="hc-link" lang={lang} href={href}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
