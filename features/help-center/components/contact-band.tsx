import { type ReactNode, useId } from "react";
import { buttonClass } from "#ui/primitives/button.tsx";
import { useTexts } from "./texts.tsx";

export function ContactBand({
  basePath,
  title,
  text,
  question = "",
}: {
  basePath: string;
  title: string;
  text: ReactNode;
  /** Put into the message field of the contact page. */
  question?: string;
}) {
  const id = useId();
  const { t, lang } = useTexts();
  return (
    <section className="hc-band" aria-labelledby={id}>
      <div>
        <h2 lang={lang} id={id}>
          {title}
        </h2>
        <p lang={lang}>{text}</p>
      </div>
      <a lang={lang} className={buttonClass({ size: "lg" })} href={contactAddress(basePath, question)}>
        {t("contact.us")}
      </a>
    </section>
  );
}

function contactAddress(basePath: string, question: string): string {
  const query = question === "" ? "" : `?${new URLSearchParams({ message: question })}`;
  return `${basePath}/contact${query}`;
}
