import { buttonClass } from "#ui/primitives/button.tsx";
import type { Sections } from "../sections.ts";
import { DeadEnd, type WaysOn } from "./dead-end.tsx";
import { useTexts } from "./texts.tsx";

/** Explains why the page is empty and links to the most useful other page. */
export function EmptyPage({
  title,
  text,
  basePath,
  sections,
  ways,
}: {
  title: string;
  text: string;
  basePath: string;
  sections: Pick<Sections, "faqs" | "contact">;
  ways: WaysOn;
}) {
  const { t } = useTexts();
  const way = sections.faqs
    ? { path: "/faq", label: t("home.browseFaqs") }
    : sections.contact
      ? { path: "/contact", label: t("contact.us") }
      : { path: basePath ? "" : "/", label: t("page.goHome") };
  return (
    <DeadEnd title={title} text={text} basePath={basePath} ways={ways}>
      <a className={buttonClass({ variant: "secondary" })} href={basePath + way.path}>
        {way.label}
      </a>
    </DeadEnd>
  );
}
