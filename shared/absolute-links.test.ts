import { expect, test } from "vitest";
import { absoluteLinks } from "./absolute-links.ts";

const base = "https://step.example/help/acme/de";
const picture = "/files/public/articles/box-12x10.png";
const attachment = "/files/public/attachments/acme/list.pdf";

test.each([
  ["See [how **to** pay](/articles/pay#card).", `See [how **to** pay](${base}/articles/pay#card).`],
  ['[a](/faq/x "/faq/x") and [b](</c/y>)', `[a](${base}/faq/x "/faq/x") and [b](<${base}/c/y>)`],
  [`![/box](${picture})`, `![/box](https://step.example${picture})`],
  [`[List](${attachment})`, `[List](https://step.example${attachment})`],
  [`[![Box](${picture})](/guides/box)`, `[![Box](https://step.example${picture})](${base}/guides/box)`],
  ["[pay][p]\n\n[p]: /articles/pay", `[pay][p]\n\n[p]: ${base}/articles/pay`],
  ["- [a](/faq/a)\n- [b](/faq/b)", `- [a](${base}/faq/a)\n- [b](${base}/faq/b)`],
])("%s", (markdown, expected) => {
  expect(absoluteLinks(markdown, base)).toBe(expected);
});

test.each([
  "`[pay](/articles/pay)` and /articles/pay",
  "```\n[pay](/articles/pay)\n```",
  "[Acme](https://acme.com/articles/pay) [other](/admin) [files](/files/private/x.pdf) [mail](mailto:a@acme.com)",
])("leaves %j as it is", (markdown) => {
  expect(absoluteLinks(markdown, base)).toBe(markdown);
});
