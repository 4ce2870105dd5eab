/** Reads articles from a CSV file. */
import { parse } from "csv-parse/sync";
import { withoutSeparatorLine } from "#shared/csv-separator-line.ts";
import { unguardFormula } from "#shared/guard-formula.ts";
import { htmlToMarkdown } from "./html-to-markdown.ts";
import { readMarkdownText } from "./markdown-text.ts";
import {
  createNotes,
  maxArticleChars,
  maxArticles,
  type SourceArticle,
  type SourceCenter,
  storableText,
} from "./source-center.ts";

const maxColumns = 200;

/** Means that the whole file is unusable. Its message is shown to the user. */
export class UnusableFileError extends Error {
  override readonly name = "UnusableFileError";
}

/** Shown to the user. */
export const fileTexts = {
  noColumns: 'The first row must name the columns "title" and "content".',
  noArticles: "This file has no articles.",
  empty: "This file is empty.",
  wrongQuote: "We can't read this CSV file: a quotation mark is out of place.",
  tooManyArticles: `This file has more than ${maxArticles.toLocaleString("en")} articles. Split it into smaller files.`,
  tooManyColumns: `This file has more than ${maxColumns} columns. Delete those that aren't needed.`,
};

/** Names of columns in the exports of other tools. */
const columnNames = {
  id: ["id", "article id", "article_id"],
  title: ["title", "name", "question", "article title"],
  content: ["content", "body", "answer", "text", "article body", "description"],
  collection: ["collection", "category", "section", "folder", "topic"],
  slug: ["slug"],
  address: ["url", "address", "link", "html_url", "old address"],
  status: ["status", "state", "visibility"],
  draft: ["draft", "is draft", "is_draft"],
  published: ["published", "is published", "is_published", "public"],
} as const;

/** What a status says of an article that everyone may read. Any other could mean that only some may. */
const publicStatus =
  /^(?:|publish(?:ed)?|public|live|active|visible|online|everyone|veröffentlicht|öffentlich|aktiv)$/i;
const no = /^(?:false|no|n|0|off|nein)$/i;

type Column = keyof typeof columnNames;

export function readArticleFile(text: string): SourceCenter {
  const [head = [], ...rows] = readRows(text.replace(/^\uFEFF/, ""));
  const names = head.map((name) => name.trim().toLowerCase());
  const isNamed = (column: Column, name: string) => (columnNames[column] as readonly string[]).includes(name);
  const at = (column: Column) => names.findIndex((name) => isNamed(column, name));
  if (at("title") < 0 || at("content") < 0) throw new UnusableFileError(fileTexts.noColumns);
  const taken = new Set<string>();
  const articles = rows.flatMap((row): SourceArticle[] => {
    const cell = (column: Column) => unguardFormula((row[at(column)] ?? "").trim());
    /** A file may have several such columns, such as a status and who sees the article. */
    const cells = (column: Column) =>
      row.flatMap((value, index) =>
        isNamed(column, names[index] ?? "") ? unguardFormula(value.trim()) : [],
      );
    const title = cell("title");
    const content = cell("content");
    if (title === "" && content === "") return [];
    const address = cell("address");
    const id = uniqueId(cell("id") || pathOf(address) || title || content.slice(0, 100), taken);
    const notes = createNotes();
    const read = readContent(content, notes);
    return [
      {
        id: storableText(id, 500),
        locale: null,
        title: storableText(title, 200),
        slug: cell("slug") || null,
        collection: storableText(cell("collection"), 100) || null,
        markdown: storableText(read, maxArticleChars),
        oldPaths: pathOf(address) === "" ? [] : [pathOf(address)],
        isDraft:
          cells("status").some((status) => !publicStatus.test(status)) ||
          cells("draft").some((value) => value !== "" && !no.test(value)) ||
          cells("published").some((value) => no.test(value)),
        pictures: [],
        notes: notes.notes,
      },
    ];
  });
  if (articles.length === 0) throw new UnusableFileError(fileTexts.noArticles);
  const collections = [...new Set(articles.map(({ collection }) => collection))];
  return {
    articles,
    notes: [],
    collections: collections.flatMap((name) => (name === null ? [] : [{ name, oldPaths: [] }])),
  };
}

/** Pictures of a file are only links, which visitors' browsers would load from elsewhere. */
function readContent(content: string, notes: ReturnType<typeof createNotes>): string {
  if (/<(?:p|div|br|ul|ol|h[1-6]|span|table)\b[^>]*>/i.test(content))
    return htmlToMarkdown(
      content,
      {
        link: (href) => (/^(?:https?:|mailto:|tel:)/i.test(href) ? href : null),
        picture: (src) => {
          notes.add("missing-picture", src);
          return null;
        },
      },
      notes,
    );
  return readMarkdownText(content, { resolve: () => null }, notes).markdown;
}

function pathOf(address: string): string {
  if (address.startsWith("/")) return address;
  return /^https?:/i.test(address) && URL.canParse(address) ? new URL(address).pathname : "";
}

function uniqueId(wanted: string, taken: Set<string>): string {
  let id = wanted;
  for (let n = 2; taken.has(id); n += 1) id = `${wanted} ${n}`;
  taken.add(id);
  return id;
}

function readRows(whole: string): string[][] {
  const text = withoutSeparatorLine(whole);
  if (text.trim() === "") throw new UnusableFileError(fileTexts.empty);
  const [head = ""] = text.split(/\r\n|\n|\r/, 1);
  const delimiter = [",", ";", "\t"].toSorted((a, b) => head.split(b).length - head.split(a).length)[0];
  let rows: string[][];
  try {
    rows = parse(text, {
      delimiter,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: 2 * maxArticleChars,
      to: maxArticles + 2,
    });
  } catch {
    throw new UnusableFileError(fileTexts.wrongQuote);
  }
  if (rows.length > maxArticles + 1) throw new UnusableFileError(fileTexts.tooManyArticles);
  if (rows.some((row) => row.length > maxColumns)) throw new UnusableFileError(fileTexts.tooManyColumns);
  return rows;
}
