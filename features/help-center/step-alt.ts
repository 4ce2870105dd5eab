import type { Texts } from "#engines/messages/texts.ts";

/** Describes a step's picture that the owner didn't describe. */
export function stepAlt(
  { t }: Pick<Texts, "t">,
  { number, title, guideTitle }: { number: number; title: string; guideTitle?: string | undefined },
): string {
  if (guideTitle) return t("guide.stepOf", { number, title: guideTitle });
  return title ? t("guide.stepTitled", { number, title }) : t("guide.stepNumber", { number });
}
