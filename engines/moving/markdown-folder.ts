/** Reads a folder of Markdown files as a help center. */
import {
  type FolderLayout,
  type FolderTool,
  findLayout,
  nameOfFile,
  withoutNumber,
} from "./folder-layout.ts";
import { isRecord, readFrontMatter, readYaml, textOf } from "./front-matter.ts";
import { type LinkTargets, readMarkdownText } from "./markdown-text.ts";
import {
  createNotes,
  maxArticleChars,
  maxArticles,
  type SourceArticle,
  type SourceCenter,
  storableText,
} from "./source-center.ts";

export interface FolderFiles {
  /** All paths. */
  paths: readonly string[];
  /** Text files, by path. */
  texts: ReadonlyMap<string, string>;
}

export type FolderCenter = SourceCenter & { tool: FolderTool };

/** Files that help to read the folder, besides its pages. */
const configFile = /(?:^|\/)(?:_category_\.(?:json|ya?ml)|mkdocs\.ya?ml)$/;
const pageFile = /\.(?:mdx?|markdown)$/i;
const pictureFile = /\.(?:png|jpe?g|gif|webp|avif|svg)$/i;
/** Folders that documentation tools and archives add, and files about the repository. */
const ignored = /(?:^|\/)(?:node_modules|__MACOSX|\.[^/]+|_snippets|_includes|i18n|versioned_docs)(?:\/|$)/;
const repositoryFile = /^(?:LICENSE|CHANGELOG|CONTRIBUTING|CODE_OF_CONDUCT|SECURITY)\.(?:md|markdown)$/i;

export const isTextPath = (path: string) =>
  (pageFile.test(path) || configFile.test(path)) && !ignored.test(path);
/** What help centers may offer for download, besides pictures. Their content is checked when they are stored. */
const attachmentFile = /\.(?:pdf|docx|xlsx|pptx|odt|ods|odp|csv|txt)$/i;
export const isAttachmentPath = (path: string) => attachmentFile.test(path) && !ignored.test(path);
export const isPicturePath = (path: string) => pictureFile.test(path) && !ignored.test(path);

/** Archives often have one folder around everything. Returns its name with a slash, or "". */
export function folderAround(paths: readonly string[]): string {
  const shown = paths.filter((path) => !ignored.test(path));
  const [first = ""] = shown;
  const folder = first.slice(0, first.indexOf("/") + 1);
  return folder !== "" && shown.every((path) => path.startsWith(folder)) && !/^(?:docs|src)\/$/.test(folder)
    ? folder
    : "";
}

interface Page {
  path: string;
  /** Below the layout's root, without extension. */
  name: string;
  title: string;
  body: string;
  values: Record<string, unknown>;
  collection: string | null;
  oldPath: string;
  order: (number | string)[];
}

/** The paths of `files` are without the folder around them. */
export function readMarkdownFolder(files: FolderFiles): FolderCenter {
  const layout = findLayout(files.paths, files.texts);
  const pages = files.paths
    .filter((path) => pageFile.test(path) && path.startsWith(layout.root) && !ignored.test(path))
    .filter((path) => !/(?:^|\/)(?:SUMMARY\.md|_[^/]*)$/i.test(path) && !repositoryFile.test(path))
    .slice(0, maxArticles)
    .map((path) => readPage(path, { files, layout }))
    .filter((page) => page.body.trim() !== "" || textOf(page.values.title) !== null)
    .toSorted((a, b) => compareOrders(a.order, b.order));
  const targets = createTargets(pages, { files, layout });
  const collections = new Map<string, string[]>();
  const articles = pages.map((page): SourceArticle => {
    const { notes, ...collected } = createNotes();
    const { markdown, pictures } = readMarkdownText(page.body, targets(page), { notes, ...collected });
    if (markdown.length > maxArticleChars) collected.add("shortened", page.path);
    if (page.collection) collections.set(page.collection, []);
    return {
      id: page.path,
      locale: null,
      title: storableText(page.title, 200),
      slug: textOf(page.values.slug)?.split("/").filter(Boolean).at(-1) ?? null,
      collection: page.collection && storableText(page.collection, 100),
      markdown: storableText(markdown, maxArticleChars),
      oldPaths: page.oldPath === "/" ? [] : [page.oldPath],
      isDraft: page.values.draft === true || page.values.published === false,
      pictures,
      notes,
    };
  });
  return {
    tool: layout.tool,
    articles,
    notes: [],
    collections: [...collections].map(([name, oldPaths]) => ({ name, oldPaths })),
  };
}

interface Folder {
  files: FolderFiles;
  layout: FolderLayout;
}

function readPage(path: string, { files, layout }: Folder): Page {
  const { values, body } = readFrontMatter(
    (files.texts.get(path) ?? "").replace(/^\uFEFF/, "").replaceAll("\r\n", "\n"),
  );
  const name = path.slice(layout.root.length).replace(pageFile, "");
  const listed = layout.contents?.get(path);
  const heading = firstHeading(body);
  const file = isIndex(name) ? (name.split("/").at(-2) ?? "Introduction") : (name.split("/").at(-1) ?? name);
  const title = textOf(values.title) ?? heading?.text ?? listed?.title ?? nameOfFile(file);
  const isTitleRepeated = heading && (textOf(values.title) === null || heading.text === title);
  return {
    path,
    name,
    title,
    values,
    body: isTitleRepeated ? body.slice(heading.end) : body,
    collection:
      listed?.collection ?? (listed && layout.contents ? null : collectionOf(name, { files, layout })),
    oldPath: oldPathOf(name, { values, tool: layout.tool }),
    order: listed ? [listed.position] : orderOf(name, { values, folder: { files, layout } }),
  };
}

function isIndex(name: string): boolean {
  return /(?:^|\/)(?:index|readme)$/i.test(name);
}

/** A heading of the first level in the first line. */
function firstHeading(body: string): { text: string; end: number } | null {
  const before = body.length - body.trimStart().length;
  const lineEnd = body.indexOf("\n", before);
  const end = lineEnd < 0 ? body.length : lineEnd;
  const line = body.slice(before, end).trimEnd();
  if (!/^#[ \t]/.test(line)) return null;
  const text = line
    .slice(1)
    .replace(/\{[:#][^{}]*\}$/, "")
    .replace(/[*_`]/g, "")
    .trim();
  return text === "" ? null : { text, end };
}

function collectionOf(name: string, folder: Folder): string | null {
  const [top = ""] = name.includes("/") ? name.split("/", 1) : [""];
  return top === "" ? null : (categoryOf(top, folder).label ?? nameOfFile(top));
}

/** What Docusaurus stores about a folder. */
function categoryOf(
  path: string,
  { files, layout }: Folder,
): { label: string | null; position: number | null } {
  const text = ["json", "yml", "yaml"]
    .map((extension) => files.texts.get(`${layout.root}${path}/_category_.${extension}`))
    .find((each) => each !== undefined);
  // JSON is YAML, too.
  const values = text === undefined ? null : readYaml(text);
  const position = values?.position;
  return { label: textOf(values?.label), position: typeof position === "number" ? position : null };
}

/** Sorts numbers before names, on each level. */
function orderOf(name: string, { values, folder }: { values: Record<string, unknown>; folder: Folder }) {
  const parts = name.split("/");
  const sidebar = isRecord(values.sidebar) ? values.sidebar.order : values.sidebar_position;
  return parts.flatMap((part, index): (number | string)[] => {
    const isFile = index === parts.length - 1;
    const path = parts.slice(0, index + 1).join("/");
    const given = isFile ? sidebar : categoryOf(path, folder).position;
    // Pages of a folder come before the folders in it.
    const number =
      typeof given === "number" ? given : (withoutNumber(part).number ?? (isIndex(part) ? 0 : 1e6));
    return [number, part.toLowerCase()];
  });
}

const { compare } = new Intl.Collator("en", { numeric: true });

function compareOrders(a: readonly (number | string)[], b: readonly (number | string)[]): number {
  for (let index = 0; index < Math.min(a.length, b.length); index += 1) {
    const [one, other] = [a[index]!, b[index]!];
    const order =
      typeof one === "number" && typeof other === "number"
        ? one - other
        : compare(String(one), String(other));
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

/** The page's address on the website that the tool makes, as far as the folder tells. */
function oldPathOf(
  name: string,
  { values, tool }: { values: Record<string, unknown>; tool: FolderTool },
): string {
  const base = tool === "Docusaurus" ? "/docs/" : "/";
  const slug = textOf(values.slug);
  if (slug !== null && slug.startsWith("/")) return plain(base + slug);
  const parts = name.split("/");
  const last = parts.pop() ?? "";
  const folder = tool === "Docusaurus" ? parts.map((part) => withoutNumber(part).name) : parts;
  const own = slug ?? (isIndex(last) ? "" : tool === "Docusaurus" ? withoutNumber(last).name : last);
  if (slug !== null && tool === "Starlight") return plain(`/${slug}`);
  return plain(`${base}${[...folder, own].join("/")}`);
}

function plain(path: string): string {
  return path.replace(/\/{2,}/g, "/").replace(/(?<=.)\/$/, "");
}

function createTargets(pages: readonly Page[], { files, layout }: Folder): (page: Page) => LinkTargets {
  const byPath = new Map(pages.map((page) => [page.path.toLowerCase(), page]));
  const byAddress = new Map(pages.map((page) => [page.oldPath.toLowerCase(), page]));
  const known = new Map(files.paths.map((path) => [path.toLowerCase(), path]));
  const find = (path: string): ReturnType<LinkTargets["resolve"]> => {
    const wanted = path.toLowerCase();
    const page = ["", ".md", ".mdx", ".markdown", "/index.md", "/index.mdx", "/readme.md"]
      .map((ending) => byPath.get(wanted.replace(/\/$/, "") + ending))
      .find((each) => each !== undefined);
    if (page) return { kind: "article", id: page.path };
    const file = known.get(wanted);
    if (file === undefined) return null;
    if (isPicturePath(file)) return { kind: "picture", key: file };
    return isAttachmentPath(file) ? { kind: "attachment", id: file } : { kind: "file" };
  };
  return ({ path, oldPath }) => ({
    resolve(href) {
      if (href === "") return { kind: "article", id: path };
      const isAbsolute = href.startsWith("/");
      const folder = path.slice(0, path.lastIndexOf("/") + 1);
      const inFolder = isAbsolute ? href.slice(1) : join(folder, href);
      const places = isAbsolute
        ? [layout.root, layout.project, `${layout.project}static/`, `${layout.project}public/`, ""].map(
            (place) => place + inFolder,
          )
        : [inFolder];
      for (const place of places) {
        const found = find(place);
        if (found) return found;
      }
      // Links between pages of the website, without the file's extension.
      const address = isAbsolute ? href : `/${join(oldPath.slice(1, oldPath.lastIndexOf("/") + 1), href)}`;
      const below = isAbsolute ? null : `/${join(`${oldPath.slice(1)}/`, href)}`;
      const page = [address, below]
        .map((each) => each && byAddress.get(plain(each.replace(/\.html?$/, "")).toLowerCase()))
        .find((each) => each);
      return page ? { kind: "article", id: page.path } : null;
    },
  });
}

/** Never leaves the folder. */
function join(folder: string, href: string): string {
  const parts: string[] = folder.split("/").filter(Boolean);
  for (const part of href.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== "." && part !== "") parts.push(part);
  }
  return parts.join("/");
}
