import type { WizardState } from "#features/onboarding/wizard.ts";

/** Names the site being read: the sample's own address on this server would be meaningless. */
export function siteName({ source, crawl }: Pick<WizardState, "source" | "crawl">): string {
  if (source === "sample") return "the sample website";
  return crawl?.siteLabel ?? "your website";
}
