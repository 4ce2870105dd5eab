import type { TeamTexts } from "#engines/messages/team/team-texts.ts";
import { fieldLabel } from "#features/help-center/translate/translation-fields.ts";

/** "Question", or "Step 2, title", in the reader's language. */
export function labelIn({ t, said }: Pick<TeamTexts<"translate">, "t" | "said">, field: string): string {
  const label = fieldLabel(field);
  const [, number, part] = /^Step (\d+), (.+)$/.exec(label) ?? [];
  if (number === undefined || part === undefined) return said(label);
  const capitalized = part.charAt(0).toUpperCase() + part.slice(1);
  const own = said(capitalized);
  return t("Step {number}, {field}", { number, field: own === capitalized ? part : own });
}
