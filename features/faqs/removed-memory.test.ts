import { expect, test } from "vitest";
import { generationKey } from "./generation-key.ts";
import { createRemovedCheck, type RemovedMemory } from "./removed-memory.ts";

const sourceUrl = "https://acme.example/faq";
const question = "Do you collect bikes from home?";
const evidence = ["Yes, we collect bikes on weekdays.", "Call us before eight."];
const source = { question, sourceUrl, origin: "explicit", evidence };
const removed: RemovedMemory = {
  key: generationKey({ sourceUrl, question }),
  question,
  sourceUrl,
  origin: "explicit",
  sentences: evidence,
};

function isRemoved(candidate: Partial<typeof source>, memory: Partial<RemovedMemory> = {}): boolean {
  return createRemovedCheck([{ ...removed, ...memory }])({ ...source, ...candidate });
}

test.each<[string, Partial<typeof source>, Partial<RemovedMemory>]>([
  ["unchanged", {}, {}],
  ["in another order", { evidence: evidence.toReversed() }, {}],
  ["with fewer quotes", { evidence: evidence.slice(0, 1) }, {}],
  ["with other spaces, signs and case", { question: "do you collect  bikes from HOME" }, { key: null }],
  ["on another page", { sourceUrl: "https://acme.example/help" }, {}],
  ["edited before it was removed", {}, { question: "Will you fetch my bike?" }],
  [
    "edited before it was removed, on another page",
    { sourceUrl: "https://acme.example/help" },
    { question: "Will you fetch my bike?" },
  ],
  ["reworded by a model", { origin: "model", question: "Can I have my bike picked up?" }, {}],
  ["from a model, then found by the rules", { question: "Collection" }, { origin: "model" }],
  ["without a source", { evidence: [] }, { key: null, sentences: [] }],
])("recognizes a removed question %s", (_, candidate, memory) => {
  expect(isRemoved(candidate, memory)).toBe(true);
});

test.each<[string, Partial<typeof source>]>([
  ["whose source says something else", { evidence: ["No, please bring your bike."] }],
  ["whose source says more", { evidence: [...evidence, "Sundays too."] }],
  [
    "that only quotes the same sentence",
    { question: "When do I have to call?", evidence: evidence.slice(1) },
  ],
  ["from a model that quotes something else", { origin: "model", evidence: ["Sundays too."] }],
])("doesn't recognize a question %s as removed", (_, candidate) => {
  expect(isRemoved(candidate)).toBe(false);
});
