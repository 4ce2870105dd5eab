import { useTexts } from "./texts.tsx";

/** Says that a text isn't translated. Shown where the text's language differs from the page's. */
export function OnlyIn({ language }: { language: string | undefined }) {
  const texts = useTexts();
  if (language === undefined) return null;
  return (
    <p className="hc-only-in" lang={texts.lang}>
      {texts.t("page.onlyIn", { language: texts.language(language) })}
    </p>
  );
}
