/** Texts of the export and import page. */
import type { TeamTexts } from "#engines/messages/team/team-texts.ts";

export const exportTexts = {
  notPublic: "Publish your help center first. The download only includes public pages.",
  tooOften: "Too many exports. Try again in an hour.",
  isPrivate:
    "Your help center is private. A downloaded website has no password, so only public help centers can be downloaded.",
  noFile: "Choose a ZIP or JSON file up to 50 MB.",
  notEmpty:
    "Your help center isn't empty, and imports never overwrite. Delete your FAQs, guides and articles first, or use another account.",
  slowPictures: "The pictures of this file take too long to read. We can't import it.",
  notConfirmed: "Select the checkbox to replace your company's name, appearance and contact details.",
} as const;

interface Counted {
  questions: number;
  articles: number;
  guides: number;
  pictures: number;
}

/** Formats the counts as "812 questions, 1 article, 2 guides". */
export function contentsText(
  { questions, articles, guides, pictures }: Counted,
  { t, number }: TeamTexts<"transfer">,
): string {
  const counted = [
    [questions, "{count} question", "{count} questions"],
    [articles, "{count} article", "{count} articles"],
    [guides, "{count} guide", "{count} guides"],
    [pictures, "{count} image", "{count} images"],
  ] as const;
  return counted
    .filter(([count], index) => count > 0 || index === 0)
    .map(([count, one, other]) => t(count === 1 ? one : other, { count: number(count) }))
    .join(", ");
}
