import type { TeamTexts } from "#engines/messages/team/team-texts.ts";
import type { WizardState } from "#features/onboarding/wizard.ts";

/** Names the site being read. The sample's address on this server would mean nothing to the owner. */
export function siteName(
  { source, crawl }: Pick<WizardState, "source" | "crawl">,
  { t }: Pick<TeamTexts<"wizard">, "t">,
): string {
  if (source === "sample") return t("the sample website");
  return crawl?.siteLabel ?? t("your website");
}
