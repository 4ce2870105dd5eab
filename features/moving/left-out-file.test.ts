import { expect, test } from "vitest";
import { writeLeftOutFile } from "./left-out-file.ts";

test("no cell of the file is a formula, and whole texts and parts have their names", () => {
  const article = { locale: "de", articleId: "7" };
  const file = writeLeftOutFile(
    [
      { ...article, title: '=HYPERLINK("https://evil.example")', reason: "video", text: '@SUM(A1), "b"\n-1' },
      { title: "+1", locale: "", articleId: null, reason: "skipped", text: "" },
    ],
    { origin: "https://step.example", said: (text) => text.toUpperCase() },
  );
  expect(file.split("\r\n")).toEqual([
    "\uFEFFARTICLE,LANGUAGE,LEFT OUT,DETAIL,ADDRESS",
    `"'=HYPERLINK(""https://evil.example"")",de,EMBEDDED VIDEO,"'@SUM(A1), ""b""\n-1",https://step.example/dashboard/articles/7`,
    "'+1,,LEFT OUT BY YOUR PLAN,,",
    "",
  ]);
});
