import { expect, it } from "vitest";
import { type NearClip, withoutRepeats } from "./public-reply.ts";

function clip(href: string, text: string): NearClip {
  const isSource = href.startsWith("https:");
  const origin = { label: null, author: null, writtenAt: null };
  const sentence = { text, marks: [] };
  return { trail: [], href, isSource, origin, item: null, sentence, excerpt: [sentence] };
}

it("suggests each sentence once, on the help center's own page if it has one", () => {
  const near = [
    clip("https://inn.example/faq", "Yes, free of charge."),
    clip("/faq/cancel", "Yes, free of charge."),
    clip("https://inn.example/rooms", "Each room has a bath."),
    clip("https://inn.example/", "Each room has a bath."),
    clip("/faq/parking", "You can park behind the house."),
  ];
  expect(withoutRepeats(near).map(({ href }) => href)).toEqual([
    "/faq/cancel",
    "https://inn.example/rooms",
    "/faq/parking",
  ]);
  expect(withoutRepeats([])).toEqual([]);
});
