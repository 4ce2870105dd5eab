import { expect, test } from "vitest";
import { isolateTexts } from "./isolate-texts.ts";

test("isolates numbers in shown Arabic texts, and changes no address and no article", () => {
  const call = "اتصل على +44 117 496 0142 الآن";
  const isolated = "اتصل على \u2066+44 117 496 0142\u2069 الآن";
  const path = `/faq/${call}`;
  expect(
    isolateTexts({
      heading: call,
      answer: {
        trail: [call],
        sentences: [{ text: call, isAnswer: true }],
        path,
        link: { url: path, text: call },
      },
      results: [{ path, title: call, count: 3, lang: undefined }],
      body: [["p", {}, call]],
    }),
  ).toEqual({
    heading: isolated,
    answer: {
      trail: [isolated],
      sentences: [{ text: isolated, isAnswer: true }],
      path,
      link: { url: path, text: isolated },
    },
    results: [{ path, title: isolated, count: 3, lang: undefined }],
    body: [["p", {}, call]],
  });
  expect(isolateTexts({ title: "Call +44 117 496 0142" })).toEqual({ title: "Call +44 117 496 0142" });
});
