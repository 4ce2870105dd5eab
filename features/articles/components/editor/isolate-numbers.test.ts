import { EditorState } from "prosemirror-state";
import { expect, test } from "vitest";
import { renderLongMarkdown } from "#shared/long-markdown.ts";
import { openArticle } from "../../markdown/article-codec.ts";
import { isolatedIn, isolateNumbers } from "./isolate-numbers.ts";

function isolated(markdown: string): string[] {
  const { doc } = openArticle(markdown);
  return isolatedIn(doc)
    .find()
    .map(({ from, to }) => doc.textBetween(from, to));
}

test.each([
  ["اتصل على 050 123 4567 الآن.", ["050 123 4567"]],
  ["## حول\n\nCall (02) 555-1820.\n\n- הטלפון 03-555-1820", ["(02) 555-1820", "03-555-1820"]],
  ["زوروا https://acme.example/a?b=1 اليوم", ["https://acme.example/a?b=1"]],
  ["الوقت `050 123 4567` هنا\n\n```\n050 123 4567\n```", []],
  ["من 800-1500 شخص", []],
  ["Call 050 123 4567 now.", []],
])("isolates in %j what the public page isolates", (markdown, runs) => {
  expect(isolated(markdown)).toEqual(runs);
  const { html } = renderLongMarkdown(markdown);
  expect([...html.matchAll(/<bdi dir="ltr">([^<]*)<\/bdi>/g)].map(([, text]) => text)).toEqual(runs);
});

test("follows what is typed", () => {
  const { doc } = openArticle("Call 050 123 4567.");
  const plugin = isolateNumbers();
  const state = EditorState.create({ doc, plugins: [plugin] });
  expect(plugin.getState(state)?.find()).toEqual([]);
  const typed = state.apply(state.tr.insertText("اتصل ", 1));
  expect(plugin.getState(typed)?.find()).toMatchObject([{ from: 11, to: 23 }]);
});
