import { percent } from "#features/help-center/exam/exam-shares.ts";
import type { TeamLanguage } from "#shared/enumerations.ts";

/** "0.8%" or "0,8 %", with a non-breaking space. */
export function percentIn(language: TeamLanguage, share: number): string {
  const text = percent(share);
  if (language === "en") return text;
  const format = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 1 });
  return format.format(Number(text.slice(0, -1)) / 100);
}
