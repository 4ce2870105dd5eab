import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { englishMessages } from "#engines/messages/english-messages.ts";
import type { CenterDocument } from "../search-documents.server.ts";
import { staticSite } from "./static-site.ts";

test("the search index of a copy has the texts, and not how visitors word the questions", async () => {
  const document: CenterDocument = {
    kind: "question",
    path: "/faq/ship",
    title: "Do you ship?",
    category: "Shipping",
    text: "Yes.",
    wordings: ["is ada lovelace's parcel on its way"],
  };
  const reader = { searchScript: "/assets/search.js", read: async () => null };
  const languages = [{ prefix: "", documents: [document], messages: englishMessages }];
  const written: string[] = [];
  for await (const { path, content } of staticSite({ reader, languages }))
    if (path === "search-index.js" && !(content instanceof Uint8Array) && typeof content !== "string")
      written.push(await text(content));
  const [index = ""] = written;
  const [, documents = ""] = /centerDocuments=(\[.*\]);\n$/s.exec(index) ?? [];
  const { path: _, wordings: __, ...copied } = document;
  expect(JSON.parse(documents)).toEqual([{ ...copied, path: expect.stringMatching(/^faq\b.*#ship$/) }]);
});
