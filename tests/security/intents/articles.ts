/** Rows for articles and their editor. */
import { makePicture } from "#tests/support/filled-company/files.ts";
import { atEach, type Row, type Rows, type World } from "./rows.ts";

type Name = "article" | "draftArticle" | "reviewedArticle";

const text = {
  title: "Another title",
  content: "Other words.",
  category: "",
  seoTitle: "",
  seoDescription: "",
  author: "",
};
const listed = (name: Name | "removedArticle", more: Record<string, string> = {}): Row => ({
  fields: ({ company }) => ({ ids: [company.ids[name]], ...more }),
});
const edit = (name: Name, version: string): Row => ({
  fields: ({ company }) => ({
    ...text,
    id: company.ids[name],
    version,
    slug: `another-${company.subdomain}`,
  }),
});
const named = (name: Name, more: Record<string, string> = {}): Row => ({
  fields: ({ company }) => ({ id: company.ids[name], ...more }),
});

const list: Record<string, Row> = {
  add: { fields: () => ({}), stranger: "own" },
  delete: listed("article"),
  "delete (draft)": listed("draftArticle"),
  restore: listed("removedArticle"),
  publish: {
    fields: ({ company: { ids } }) => ({ ids: [ids.article], seen: `${ids.article} 1.1` }),
  },
  unpublish: listed("article"),
  "set-category": listed("article", { category: "New" }),
  "set-category (draft)": listed("draftArticle", { category: "New" }),
};

const editor: Record<string, Row> = {
  save: edit("article", "1.1"),
  "save (draft)": edit("draftArticle", "1.0"),
  publish: edit("article", "1.1"),
  unpublish: named("article"),
  discard: named("article"),
  "restore-version": named("article", { number: "1" }),
  "restore-version (draft)": named("draftArticle", { number: "1" }),
  "send-to-review": named("article", { note: "Please." }),
  "send-to-review (draft)": named("draftArticle", { note: "Please." }),
  withdraw: named("reviewedArticle"),
  "send-back": named("reviewedArticle", { note: "Shorter." }),
  schedule: named("article", { version: "1.1", publishAt: "", unpublishAt: "2030-01-01T00:00:00.000Z" }),
};

const at = (rows: Rows, path: (world: World) => string): Rows =>
  Object.fromEntries(Object.entries(rows).map(([key, row]) => [key, { ...row, address: path }]));

const checks: Record<string, Row> = {
  confirm: named("article", { months: "6" }),
  plan: named("article", { months: "12" }),
  "choose-usual": { fields: () => ({ months: "12" }), stranger: "own" },
  "choose-mail": { fields: () => ({ wantsMail: "false" }), stranger: "own" },
};

export const articleRows: Rows = {
  ...atEach(["main/dashboard/check-dates"], checks),
  ...atEach(["main/dashboard/articles"], list),
  ...at(
    atEach(["main/dashboard/article"], editor),
    ({ company }) => `/dashboard/articles/${company.ids.article}`,
  ),
  ...at(
    atEach(["main/dashboard/article/changes"], editor),
    ({ company }) => `/dashboard/articles/${company.ids.article}/changes`,
  ),
  "main/dashboard/article/pictures": {
    address: ({ company }) => `/dashboard/articles/${company.ids.article}/pictures`,
    fields: async () => ({
      picture: new File([new Uint8Array(await makePicture())], "picture.png", { type: "image/png" }),
    }),
    // The picture belongs to the asker's company, whatever article the address names.
    stranger: "own",
  },
};
