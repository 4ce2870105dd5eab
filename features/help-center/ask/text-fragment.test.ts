import { expect, test } from "vitest";
import { addressOfSentence } from "./text-fragment.ts";

test.each([
  [
    "https://a.example/rooms",
    "Check-out is at 11 am, free.",
    "https://a.example/rooms#:~:text=Check%2Dout%20is%20at%2011%20am%2C%20free.",
  ],
  ["https://a.example/#rooms", "It's free.", "https://a.example/#rooms:~:text=It's%20free."],
  [
    "https://a.example/",
    `One two three four five ${"and more words ".repeat(12)}six seven eight nine ten.`,
    "https://a.example/#:~:text=One%20two%20three%20four%20five,six%20seven%20eight%20nine%20ten.",
  ],
])("marks a sentence of %s", (url, sentence, expected) => {
  expect(addressOfSentence(url, sentence)).toBe(expected);
});
