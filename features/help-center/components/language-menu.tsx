import { Check, ChevronDown, Globe } from "lucide-react";
import type { CenterLanguage } from "../present.ts";
import { useTexts } from "./texts.tsx";

/** Links to this page in the other languages. Works without JavaScript. */
export function LanguageMenu({
  languages,
  current,
  page,
}: {
  languages: CenterLanguage[];
  /** Tag of the page's language. */
  current: string;
  /** Path and query of the page below the help center's address. */
  page: string;
}) {
  const { t, lang } = useTexts();
  const here = languages.find(({ language }) => language === current);
  if (!here) return null;
  return (
    <details className="hc-languages" name="languages">
      <summary>
        <Globe aria-hidden="true" />
        <span className="sr-only" lang={lang}>
          {t("frame.language")}
        </span>
        <span>{here.name}</span>
        <ChevronDown aria-hidden="true" />
      </summary>
      <ul>
        {languages.map(({ language, name, basePath, offer }) => (
          <li key={language}>
            <a
              href={basePath + page || "/"}
              hrefLang={language}
              lang={language}
              dir="auto"
              data-offer={offer.text}
              data-close={offer.close}
              data-lang={offer.lang}
              aria-current={language === current ? "true" : undefined}
            >
              {name}
              {language === current ? <Check aria-hidden="true" /> : null}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
