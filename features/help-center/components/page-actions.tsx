import { Link2, Printer } from "lucide-react";
import { useTexts } from "./texts.tsx";

/** Prints the guide (`follow-steps.ts`), or copies its address (`enhance.ts`). Without scripts, neither is shown. */
export function PageActions({ path }: { path: string }) {
  const { t, lang } = useTexts();
  return (
    <div className="hc-actions" lang={lang}>
      <button type="button" data-print>
        <Printer aria-hidden="true" />
        <span>{t("guide.print")}</span>
      </button>
      <a href={path} data-copy>
        <Link2 aria-hidden="true" />
        <span>{t("guide.copyLink")}</span>
      </a>
    </div>
  );
}
