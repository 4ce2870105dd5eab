/** What the page for taking a help center along says. */
export const maxImportBytes = 50_000_000;

export const exportTexts = {
  notPublic: "Only what is public can be copied as a website. Publish your help center first.",
  noFile: "Choose a ZIP or JSON file of at most 50 MB.",
  notEmpty:
    "Your help center holds something already. An import never overwrites: delete your questions, guides and articles first, or use another account.",
  notConfirmed: "Please tick the box: your company's name, looks and contact details will be replaced.",
};

interface Counted {
  questions: number;
  articles: number;
  guides: number;
  pictures: number;
}

/** "812 questions, 1 article, 2 guides". */
export function contentsText({ questions, articles, guides, pictures }: Counted): string {
  const counted: [number, string][] = [
    [articles, "article"],
    [guides, "guide"],
    [pictures, "picture"],
  ];
  return [
    countText(questions, "question"),
    ...counted.flatMap(([count, word]) => (count > 0 ? [countText(count, word)] : [])),
  ].join(", ");
}

export function countText(count: number, word: string): string {
  return `${count.toLocaleString("en")} ${count === 1 ? word : `${word}s`}`;
}
