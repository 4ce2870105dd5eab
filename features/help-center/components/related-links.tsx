import { useId } from "react";

/** Links to related content below a text. */
export function RelatedLinks({ title, links }: { title: string; links: { href: string; text: string }[] }) {
  const id = useId();
  if (links.length === 0) return null;
  return (
    <section className="hc-related" aria-labelledby={id}>
      <h2 id={id} lang="en">
        {title}
      </h2>
      <ul>
        {links.map(({ href, text }) => (
          <li key={href}>
            <a className="hc-link" href={href}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
