import { buttonClass } from "#ui/primitives/button.tsx";
import type { Sections } from "../sections.ts";

/** Explains why the page is empty and links to the most useful other page. */
export function EmptyPage({
  title,
  text,
  basePath,
  sections,
}: {
  title: string;
  text: string;
  basePath: string;
  sections: Pick<Sections, "faqs" | "contact">;
}) {
  const way = sections.faqs
    ? { path: "/faq", label: "Browse FAQs" }
    : sections.contact
      ? { path: "/contact", label: "Contact Us" }
      : { path: basePath ? "" : "/", label: "Go to the home page" };
  return (
    <section className="hc-hero grow" lang="en">
      <div className="hc-wrap">
        <h1>{title}</h1>
        <p>{text}</p>
        <a className={buttonClass({ className: "mt-6" })} href={basePath + way.path}>
          {way.label}
        </a>
      </div>
    </section>
  );
}
