import type { TeamTexts } from "#engines/messages/team/team-texts.ts";

/** At most this many members are named. */
const maxNames = 3;

/** "Tom Becker has neither. Step will ask on their next page." */
export function unprotectedText(names: string[], { t, language }: TeamTexts<"account">): string {
  if (names.length === 0) return t("Everyone has one.");
  const named = names.slice(0, maxNames);
  const others = names.length - named.length;
  if (others > 0) named.push(others === 1 ? t("1 other") : t("{count} others", { count: others }));
  const who = new Intl.ListFormat(language, { type: "conjunction" }).format(named);
  return names.length === 1
    ? t("{who} has neither. Step will ask on their next page.", { who })
    : t("{who} have neither. Step will ask on their next page.", { who });
}
