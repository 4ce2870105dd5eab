import { buttonClass } from "#ui/primitives/button.tsx";
import type { Sections } from "../sections.ts";
import { useTexts } from "./texts.tsx";

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
  const { t, lang } = useTexts();
  const way = sections.faqs
    ? { path: "/faq", label: t("home.browseFaqs") }
    : sections.contact
      ? { path: "/contact", label: t("contact.us") }
      : { path: basePath ? "" : "/", label: t("page.goHome") };
  return (
    <section className="hc-hero grow" lang={lang}>
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
