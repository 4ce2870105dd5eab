import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { openMovingThread } from "./open-moving-thread.server.ts";

const notionPage = (title: string, text: string) =>
  `<html><body><article id="${id(9)}" class="page sans"><header><h1 class="page-title">${title}</h1></header><div class="page-body"><p>${text}</p></div></article></body></html>`;
const id = (number: number) => String(number).padStart(32, "0");

async function titlesIn(files: Record<string, string>): Promise<string[]> {
  const thread = openMovingThread();
  try {
    const packed = Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)]));
    const read = await thread.tasks.readFile({ bytes: new Uint8Array(zipSync(packed)), language: "en" });
    return "problem" in read ? [read.problem] : read.center.articles.map(({ title }) => title);
  } finally {
    await thread.close();
  }
}

test("a text file that is attached to pages doesn't hide them", async () => {
  const titles = await titlesIn({
    [`Pay ${id(1)}.html`]: notionPage("Pay", "By card."),
    [`Return ${id(2)}.html`]: notionPage("Return", "Within a month."),
    "Pay/notes.md": "# Notes\n\nText",
  });
  expect(titles.toSorted()).toEqual(["Pay", "Return"]);
});

test("web pages of no known tool beside a folder of texts are left out", async () => {
  const page = "<html><body><p>Built</p></body></html>";
  const titles = await titlesIn({ "a.html": page, "b.html": page, "docs/pay.md": "# Pay\n\nText" });
  expect(titles).toEqual(["Pay"]);
});
