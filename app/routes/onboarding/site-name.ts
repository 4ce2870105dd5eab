import type { WizardState } from "#features/onboarding/wizard.ts";

/** Names the site being read. The sample's address on this server would mean nothing to the owner. */
export function siteName({ source, crawl }: Pick<WizardState, "source" | "crawl">): string {
  if (source === "sample") return "the sample website";
  return crawl?.siteLabel ?? "your website";
}
