/** Reads a folder of Markdown files as a help center. */

import { readLanguageTag } from "#shared/language-tag.ts";
import {
  type FolderLayout,
  type FolderTool,
  findLayout,
  nameOfFile,
  withoutNumber,
} from "./folder-layout.ts";
import { createTargets } from "./folder-links.ts";
import { type FolderPlace, placeInLocales, translatedLabels } from "./folder-locales.ts";
import { isRecord, labelOf, readFrontMatter, readYaml, textOf } from "./front-matter.ts";
import { readMarkdownText } from "./markdown-text.ts";
import {
  createNotes,
  maxArticleChars,
  maxArticles,
  type SourceArticle,
  type SourceCenter,
  storableText,
} from "./source-center.ts";
import { placeInSidebar } from "./starlight-sidebar.ts";

export interface FolderFiles {
  /** All paths. */
  paths: readonly string[];
  /** Text files, by path. */
  texts: ReadonlyMap<string, string>;
}

export type FolderCenter = SourceCenter & { tool: FolderTool };

/** Files that help to read the folder, besides its pages. */
const configFile =
  /(?:^|\/)(?:_category_\.(?:json|ya?ml)|mkdocs\.ya?ml|(?:astro|docusaurus)\.config\.(?:[cm]?[jt]s))$/;
const pageFile = /\.(?:mdx?|markdown)$/i;
const pictureFile = /\.(?:png|jpe?g|gif|webp|avif|svg)$/i;
/** Folders that documentation tools and archives add, and files about the repository. */
const ignored =
  /(?:^|\/)(?:node_modules|__MACOSX|\.[^/]+|_snippets|_includes|i18n(?!\/[\w-]+\/docusaurus-plugin-content-docs\/current(?:\/|\.json$))|versioned_docs)(?:\/|$)/;
const repositoryFile = /^(?:LICENSE|CHANGELOG|CONTRIBUTING|CODE_OF_CONDUCT|SECURITY)\.(?:md|markdown)$/i;

export const isTextPath = (path: string) =>
  (pageFile.test(path) || configFile.test(path) || translatedLabels.test(path)) && !ignored.test(path);
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

export interface FolderPage {
  path: string;
  /** Path of the page in the main language, or the page's own path if it has no such page. */
  id: string;
  locale: string | null;
  /** What addresses in this language begin with, such as "/de". */
  prefix: string;
  title: string;
  body: string;
  values: Record<string, unknown>;
  collection: string | null;
  /** Below the address of the website, without extension. */
  oldPath: string;
  /** Its text is that of the main language. */
  isUntranslated: boolean;
  order: (number | string)[];
}

/** The paths of `files` are without the folder around them. `language` is the main language of the help center here. */
export function readMarkdownFolder(files: FolderFiles, language: string | null = null): FolderCenter {
  const layout = findLayout(files.paths, files.texts);
  const folder = { files, layout };
  const paths = files.paths
    .filter((path) => pageFile.test(path) && !ignored.test(path))
    .filter((path) => path.startsWith(layout.root) || layout.tool === "Docusaurus")
    .filter((path) => !/(?:^|\/)(?:SUMMARY\.md|_[^/]*)$/i.test(path) && !repositoryFile.test(path));
  const places = placeInLocales(paths, { layout, texts: files.texts, wanted: language });
  const pages = pagesOf(places, folder);
  const targets = createTargets(pages, folder);
  const untranslated = Map.groupBy(
    pages.filter(({ isUntranslated }) => isUntranslated),
    ({ id }) => id,
  );
  const articles = pages
    .filter(({ isUntranslated }) => !isUntranslated)
    .map((page): SourceArticle => {
      const { notes, ...collected } = createNotes();
      const { markdown, pictures } = readMarkdownText(page.body, targets(page), { notes, ...collected });
      if (markdown.length > maxArticleChars) collected.add("shortened", page.path);
      return {
        id: page.id,
        locale: page.locale,
        title: storableText(page.title, 200),
        slug: slugOf(page.values),
        collection: page.collection,
        markdown: storableText(markdown, maxArticleChars),
        oldPaths: [page, ...(page.locale === null ? (untranslated.get(page.id) ?? []) : [])]
          .flatMap((each) => publishedPaths(each, layout))
          .filter((path) => path !== "/"),
        isDraft: page.values.draft === true || page.values.published === false,
        pictures,
        notes,
      };
    });
  const collections = new Set(pages.flatMap(({ collection }) => collection ?? []));
  const names = translatedNames(folder);
  return {
    tool: layout.tool,
    articles,
    notes: [],
    collections: [...collections].map((name) => ({
      name,
      oldPaths: [],
      names: names.get(name) ?? {},
    })),
  };
}

/** In reading order: the pages in the main language, then the others. */
function pagesOf(places: readonly FolderPlace[], folder: Folder): FolderPage[] {
  const ids = new Map(
    places.flatMap(({ path, name, locale }) =>
      locale === null ? [[name.toLowerCase(), path] as const] : [],
    ),
  );
  const read = (place: FolderPlace) => {
    const page = readPage(place, folder);
    return page.body.trim() !== "" || textOf(page.values.title) !== null ? [page] : [];
  };
  const byOrder = (a: FolderPage, b: FolderPage) => compareOrders(a.order, b.order);
  const ofMain = places
    .filter(({ locale }) => locale === null)
    .slice(0, maxArticles)
    .flatMap(read)
    .toSorted(byOrder);
  const byPath = new Map(ofMain.map((page) => [page.path, page]));
  const taken = new Set<string>();
  const translated = places
    .filter(({ locale }) => locale !== null)
    .slice(0, 2 * maxArticles)
    .flatMap((place) => {
      const wanted = ids.get(place.name.toLowerCase()) ?? place.path;
      // Two files may translate one page, such as "setup.md" and "setup.mdx". The second one is a page of its own.
      const id = taken.has(`${place.locale} ${wanted}`) ? place.path : wanted;
      taken.add(`${place.locale} ${id}`);
      const main = byPath.get(id);
      return read(place).map((page) => ({
        ...{ ...page, id },
        ...(main && { collection: main.collection, order: main.order }),
        isUntranslated: page.title === main?.title && page.body.trim() === main.body.trim(),
      }));
    });
  return [...ofMain, ...translated.toSorted(byOrder)];
}

export interface Folder {
  files: FolderFiles;
  layout: FolderLayout;
}

function readPage({ path, name, locale, prefix }: FolderPlace, { files, layout }: Folder): FolderPage {
  const { values, body } = readFrontMatter(
    (files.texts.get(path) ?? "").replace(/^\uFEFF/, "").replaceAll("\r\n", "\n"),
  );
  // Navigations have the paths without a language.
  const listed = layout.contents?.get(path) ?? layout.contents?.get(`${layout.root}${name}.md`);
  const inSidebar = layout.sidebar ? placeInSidebar(layout.sidebar, name) : null;
  const isListed = (listed && layout.contents) || inSidebar;
  const heading = firstHeading(body);
  const file = isIndex(name) ? (name.split("/").at(-2) ?? "Introduction") : (name.split("/").at(-1) ?? name);
  const title = textOf(values.title) ?? heading?.text ?? listed?.title ?? nameOfFile(file);
  const isTitleRepeated = heading && (textOf(values.title) === null || heading.text === title);
  return {
    path,
    id: path,
    locale,
    prefix,
    title,
    values,
    body: isTitleRepeated ? body.slice(heading.end) : body,
    collection: labelOf(
      listed?.collection ??
        inSidebar?.collection ??
        (isListed ? null : collectionOf(name, { files, layout })),
    ),
    isUntranslated: false,
    oldPath: plain(prefix + oldPathOf(name, { values, tool: layout.tool })),
    order: [
      // The start page comes first, and what the sidebar doesn't list comes last.
      ...(layout.sidebar ? [inSidebar?.position ?? (isIndex(name) && !name.includes("/") ? -1 : 1e6)] : []),
      ...(listed ? [listed.position] : orderOf(name, { values, folder: { files, layout } })),
    ],
  };
}

function slugOf({ slug }: Record<string, unknown>): string | null {
  return storableText(textOf(slug)?.split("/").filter(Boolean).at(-1) ?? "", 200) || null;
}

/** The page's addresses on the website. Files of a folder's start page are also found without their name. */
function publishedPaths(
  { path, oldPath }: FolderPage,
  { base = "", hasFileAddresses = false }: FolderLayout,
): string[] {
  const isStart = isIndex(path.replace(pageFile, ""));
  const files = isStart ? [oldPath, `${oldPath}/index.html`] : [`${oldPath}.html`];
  return (hasFileAddresses ? files : [oldPath]).map((each) => storableText(plain(base + each), 2_000));
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

/** What categories are called in other languages, by their name. */
function translatedNames({ files, layout }: Folder): ReadonlyMap<string, Record<string, string>> {
  const names = new Map<string, Record<string, string>>(layout.sidebar?.names);
  for (const [path, text] of files.texts) {
    const locale = readLanguageTag(translatedLabels.exec(path)?.[1] ?? "");
    if (locale === null) continue;
    for (const [key, found] of Object.entries(readYaml(text) ?? {})) {
      const name = labelOf(/^sidebar\..*?\.category\.(.+)$/s.exec(key)?.[1]);
      const label = isRecord(found) ? labelOf(found.message) : null;
      if (name === null || label === null || label === name) continue;
      names.set(name, { [locale]: label, ...names.get(name) });
    }
  }
  return names;
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

export function plain(path: string): string {
  return path.replace(/\/{2,}/g, "/").replace(/(?<=.)\/$/, "");
}
