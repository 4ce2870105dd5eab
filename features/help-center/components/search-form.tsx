import { Search } from "lucide-react";
import { buttonClass } from "#ui/primitives/button.tsx";
import { useTexts } from "./texts.tsx";

/**
 * A plain GET form that leads to a result page. The enhancement script adds suggestions and the "/" keyboard shortcut.
 * `asksModel` says that a language model will read the question; a copy of the website has none.
 */
export function SearchForm({
  basePath,
  query,
  asksModel,
}: {
  basePath: string;
  query?: string;
  asksModel: boolean;
}) {
  const { t, lang } = useTexts();
  return (
    <search>
      <form
        className="hc-search"
        lang={lang}
        action={`${basePath}/search`}
        method="get"
        data-search={`${basePath}/suggest`}
      >
        <Search aria-hidden="true" />
        <input
          type="search"
          name="q"
          defaultValue={query}
          maxLength={200}
          placeholder={t("search.placeholder")}
          aria-label={t("search.label")}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit" className={`${buttonClass({ variant: "secondary" })} @max-[480px]/hc:hidden`}>
          {t("search.button")}
        </button>
      </form>
      {asksModel ? (
        <p className="hc-search-note" lang={lang} data-copy>
          {t("ask.model")}
        </p>
      ) : null}
    </search>
  );
}
