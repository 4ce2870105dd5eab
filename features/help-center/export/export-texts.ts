/** Texts of the export and import page. */
export const exportTexts = {
  notPublic: "Publish your help center first. The download only includes public pages.",
  isPrivate:
    "Your help center is private. A downloaded website has no password, so only public help centers can be downloaded.",
  noFile: "Choose a ZIP or JSON file up to 50 MB.",
  notEmpty:
    "Your help center isn't empty, and imports never overwrite. Delete your FAQs, guides and articles first, or use another account.",
  notConfirmed: "Select the checkbox to replace your company's name, appearance and contact details.",
};

interface Counted {
  questions: number;
  articles: number;
  guides: number;
  pictures: number;
}

/** Formats the counts as "812 questions, 1 article, 2 guides". */
export function contentsText({ questions, articles, guides, pictures }: Counted): string {
  const counted: [number, string][] = [
    [articles, "article"],
    [guides, "guide"],
    [pictures, "image"],
  ];
  return [
    countText(questions, "question"),
    ...counted.flatMap(([count, word]) => (count > 0 ? [countText(count, word)] : [])),
  ].join(", ");
}

export function countText(count: number, word: string): string {
  return `${count.toLocaleString("en")} ${count === 1 ? word : `${word}s`}`;
}
