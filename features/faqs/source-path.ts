export function sourcePath(
  about: { faqId: string } | { contradictionId: string; at: number },
  where: "onboarding" | "dashboard",
): string {
  const base = where === "onboarding" ? "/onboarding/source" : "/dashboard/faqs/source";
  return "faqId" in about
    ? `${base}?faq=${about.faqId}`
    : `${base}?contradiction=${about.contradictionId}&at=${about.at}`;
}
