import type { WizardState } from "#features/onboarding/wizard.ts";

/** What is read, in words: the sample's own address on this server would say nothing. */
export function siteName({ source, crawl }: Pick<WizardState, "source" | "crawl">): string {
  if (source === "sample") return "the sample website";
  return crawl?.siteLabel ?? "your website";
}
