import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type Edit,
  editMarkdown,
  insertPicture,
  type MarkdownCommand,
  markdownCommands,
} from "./edit-markdown.ts";

/** In "a ⟦b⟧ c", the text between the brackets is selected. */
function selected(marked: string) {
  const start = marked.indexOf("⟦");
  const end = marked.indexOf("⟧") - 1;
  return { text: marked.replace(/[⟦⟧]/g, ""), start, end };
}

function after(text: string, { from, to, insert, start, end }: Edit): string {
  const whole = text.slice(0, from) + insert + text.slice(to);
  return `${whole.slice(0, start)}⟦${whole.slice(start, end)}⟧${whole.slice(end)}`;
}

const press = (command: MarkdownCommand, marked: string) => {
  const selection = selected(marked);
  return after(selection.text, editMarkdown(command, selection));
};

describe("the toolbar", () => {
  test.each<[MarkdownCommand, string, string]>([
    ["bold", "a ⟦b⟧ c", "a **⟦b⟧** c"],
    ["bold", "a **⟦b⟧** c", "a ⟦b⟧ c"],
    ["bold", "a ⟦⟧", "a **⟦bold text⟧**"],
    ["italic", "⟦b⟧", "*⟦b⟧*"],
    ["italic", "*⟦b⟧*", "⟦b⟧"],
    ["italic", "**⟦b⟧**", "***⟦b⟧***"],
    ["code", "⟦a()⟧", "`⟦a()⟧`"],
    ["code", "x\n⟦a\nb⟧", "x\n```\n⟦a\nb⟧\n```\n"],
    ["h2", "one\ntw⟦⟧o", "one\n## two⟦⟧"],
    ["h2", "## two⟦⟧", "two⟦⟧"],
    ["h3", "## t⟦wo⟧", "### two⟦⟧"],
    ["h1", "⟦⟧", "# ⟦⟧"],
    ["quote", "a⟦a\nb⟧b", "⟦> aa\n> bb⟧"],
    ["quote", "⟦> aa\n> bb⟧", "⟦aa\nbb⟧"],
    ["list", "⟦one\ntwo\n⟧three", "⟦- one\n- two⟧\nthree"],
    ["link", "see ⟦here⟧", "see [here](⟦https://⟧)"],
    ["link", "⟦https://a.example⟧", "[⟦link text⟧](https://a.example)"],
    ["link", "⟦⟧", "[⟦link text⟧](https://)"],
    ["image", "⟦⟧", "![⟦alt text⟧](https://)"],
  ])("%s: %j becomes %j", (command, before, expected) => {
    expect(press(command, before)).toBe(expected);
  });

  test("puts an inserted picture on its own line", () => {
    const picture = { url: "/files/blog-images/a-1x1.png", alt: "A ] cat" };
    const selection = selected("Text⟦⟧ more");
    expect(after(selection.text, insertPicture(selection, picture))).toBe(
      "Text\n\n![A   cat](/files/blog-images/a-1x1.png)\n⟦⟧ more",
    );
  });

  test("loses nothing outside the selection and keeps the new selection inside the text", () => {
    const selection = fc
      .string({ unit: fc.constantFrom("a", "*", "`", "\n", "#", " ", ">", "-") })
      .chain((text) =>
        fc.tuple(fc.constant(text), fc.nat(text.length), fc.nat(text.length)).map(([, a, b]) => ({
          text,
          start: Math.min(a, b),
          end: Math.max(a, b),
        })),
      );
    fc.assert(
      fc.property(fc.constantFrom(...markdownCommands), selection, (command, chosen) => {
        const edit = editMarkdown(command, chosen);
        const whole = chosen.text.slice(0, edit.from) + edit.insert + chosen.text.slice(edit.to);
        const letters = (text: string) => text.replace(/[^a\n]/g, "").length;
        expect(edit.from).toBeGreaterThanOrEqual(0);
        expect(letters(whole)).toBeGreaterThanOrEqual(letters(chosen.text) - 1);
        expect(edit.start).toBeLessThanOrEqual(edit.end);
        expect(edit.end).toBeLessThanOrEqual(whole.length);
      }),
    );
  });
});
