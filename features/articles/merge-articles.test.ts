import { describe, expect, it } from "vitest";
import { mergeArticles } from "./merge-articles.ts";
import type { ArticleValues } from "./owner-article.ts";

const article = (content: string, rest: Partial<ArticleValues> = {}): ArticleValues => ({
  ...{ title: "Hours", content, slug: "hours", category: "", seoTitle: "", seoDescription: "", author: "" },
  ...rest,
});

describe("mergeArticles", () => {
  it("keeps changes to different paragraphs and fields", () => {
    const { clashes, resolve } = mergeArticles({
      base: article("One.\n\nTwo.\n\nThree."),
      mine: article("One.\n\nTwo.\n\nThree and mine.", { category: "Payroll" }),
      theirs: article("One and theirs.\n\nTwo.\n\nThree.", { title: "Working hours" }),
    });
    expect(clashes).toEqual([]);
    expect(resolve([])).toEqual(
      article("One and theirs.\n\nTwo.\n\nThree and mine.", { title: "Working hours", category: "Payroll" }),
    );
  });

  it("asks about a paragraph that both changed, and keeps the chosen side", () => {
    const { clashes, resolve } = mergeArticles({
      base: article("## Gusto\n\nClick Export.\n\nEnd."),
      mine: article("## Gusto\n\nClick Export twice.\n\nEnd, mine."),
      theirs: article("## Gusto\n\nClick Send.\n\nEnd."),
    });
    expect(clashes).toEqual([
      {
        field: "content",
        heading: "Gusto",
        base: "Click Export.",
        mine: "Click Export twice.",
        theirs: "Click Send.",
      },
    ]);
    expect(resolve(["mine"]).content).toBe("## Gusto\n\nClick Export twice.\n\nEnd, mine.");
    expect(resolve(["theirs"]).content).toBe("## Gusto\n\nClick Send.\n\nEnd, mine.");
    expect(resolve(["both"]).content).toBe("## Gusto\n\nClick Send.\n\nClick Export twice.\n\nEnd, mine.");
  });

  it("asks about a title that both changed", () => {
    const sides = {
      base: article(""),
      mine: article("", { title: "A" }),
      theirs: article("", { title: "B" }),
    };
    const { clashes, resolve } = mergeArticles(sides);
    expect(clashes).toMatchObject([{ field: "title", mine: "A", theirs: "B" }]);
    expect(resolve(["theirs"]).title).toBe("B");
    expect(resolve(["mine"]).title).toBe("A");
  });

  it("removes what one side deleted", () => {
    const { clashes, resolve } = mergeArticles({
      base: article("One.\n\nTwo.\n\nThree."),
      mine: article("One.\n\nThree."),
      theirs: article("One.\n\nTwo.\n\nThree more."),
    });
    expect(clashes.length).toBeLessThanOrEqual(1);
    if (clashes.length === 0) expect(resolve([]).content).toBe("One.\n\nThree more.");
  });
});
