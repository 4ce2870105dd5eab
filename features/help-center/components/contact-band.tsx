import { type ReactNode, useId } from "react";
import { buttonClass } from "#ui/primitives/button.tsx";
import { useTexts } from "./texts.tsx";

export function ContactBand({ basePath, title, text }: { basePath: string; title: string; text: ReactNode }) {
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
      <a lang={lang} className={buttonClass({ size: "lg" })} href={`${basePath}/contact`}>
        {t("contact.us")}
      </a>
    </section>
  );
}
