/** Recognizes the documentation tool that a folder belongs to, with its order, its labels and its addresses. */
import { isRecord, readYaml, textOf } from "./front-matter.ts";
import { decodedPath } from "./html-page.ts";
import { readTextOf } from "./script-literal.ts";
import { readSidebar, type Sidebar } from "./starlight-sidebar.ts";

export type FolderTool = "Docusaurus" | "Starlight" | "MkDocs" | "GitBook" | "Markdown";

export interface FolderLayout {
  tool: FolderTool;
  /**
   * Folder of the tool's configuration, with a slash at the end, because many repositories keep their documentation in
   * one. Empty for the whole archive.
   */
  project: string;
  /** Folder of the pages, with a slash at the end. Empty for the whole archive. */
  root: string;
  /** Order and labels from a table of contents, by path. Null if the files have their own. */
  contents: Map<string, { position: number; title: string | null; collection: string | null }> | null;
  /** Order and labels from the configuration of Starlight. Null if it has none that can be read. */
  sidebar?: Sidebar | null;
  /** The language whose addresses have no prefix, although its pages may be in a folder of their own. */
  unprefixed?: string | null;
  /** What all addresses begin with, such as "/docs". Empty for a website of its own. */
  base?: string;
  /** Addresses end like files. */
  hasFileAddresses?: boolean;
}

/** `texts` are the small text files, by path without the archive's own folder. */
export function findLayout(paths: readonly string[], texts: ReadonlyMap<string, string>): FolderLayout {
  const has = (pattern: RegExp) => paths.some((path) => pattern.test(path));
  /** The folder around the shallowest match. */
  const projectOf = (pattern: RegExp) =>
    paths
      .flatMap((path) => {
        const at = path.search(pattern);
        return at < 0 ? [] : [path.slice(0, at)];
      })
      .sort((a, b) => a.length - b.length)[0];
  const mkdocs = projectOf(/(?<![^/])mkdocs\.ya?ml$/);
  if (mkdocs !== undefined)
    return mkdocsLayout(texts.get(`${mkdocs}mkdocs.yml`) ?? texts.get(`${mkdocs}mkdocs.yaml`) ?? "", mkdocs);
  const starlight = projectOf(/(?<![^/])src\/content\/docs\//);
  if (starlight !== undefined) {
    const config = astroConfig(texts, starlight);
    return {
      tool: "Starlight",
      project: starlight,
      root: `${starlight}src/content/docs/`,
      contents: null,
      sidebar: readSidebar(config),
      base: baseOf(readTextOf("base", config.slice(0, maxConfigChars))),
    };
  }
  const docusaurus = projectOf(/(?<![^/])docusaurus\.config\.\w+$/);
  if (docusaurus !== undefined || has(/(?:^|\/)_category_\.(?:json|ya?ml)$/)) {
    const project = docusaurus ?? "";
    // Its pages may be beside its folder.
    const pages = [`${project}docs/`, "docs/"].find((folder) =>
      paths.some((path) => path.startsWith(folder) && /\.mdx?$/i.test(path)),
    );
    return { tool: "Docusaurus", project, root: pages ?? project, contents: null };
  }
  const summary = paths.find((path) => /(?:^|\/)SUMMARY\.md$/i.test(path));
  if (summary !== undefined) {
    const root = summary.slice(0, -"SUMMARY.md".length);
    return { tool: "GitBook", project: "", root, contents: readSummary(texts.get(summary) ?? "", root) };
  }
  const isInDocs = has(/^docs\/.*\.mdx?$/i);
  return { tool: "Markdown", project: "", root: isInDocs ? "docs/" : "", contents: null };
}

const maxConfigChars = 200_000;

type Contents = NonNullable<FolderLayout["contents"]>;

/** Python tags such as "!!python/name:…" aren't read. */
function mkdocsLayout(text: string, project: string): FolderLayout {
  const config = readYaml(text.replace(/!!?python\/\S+/g, "")) ?? {};
  const folder = (textOf(config.docs_dir) ?? "docs").replace(/^\.?\/+|\/+$/g, "");
  const root = folder === "" || folder === "." ? project : `${project}${folder}/`;
  const found = {
    tool: "MkDocs",
    project,
    root,
    unprefixed: defaultLocaleOf(config.plugins),
    base: baseOf(textOf(config.site_url)),
    hasFileAddresses: config.use_directory_urls === false,
  } as const;
  if (!Array.isArray(config.nav)) return { ...found, contents: null };
  const contents: Contents = new Map();
  readNav(config.nav, { contents, root, collection: null, title: null, depth: 0 });
  return { ...found, contents };
}

/** The default language of the plugin mkdocs-static-i18n, whose pages are at the addresses without a language. */
function defaultLocaleOf(plugins: unknown): string | null {
  const listed = Array.isArray(plugins) ? plugins.filter(isRecord) : isRecord(plugins) ? [plugins] : [];
  const i18n = listed.map((plugin) => plugin.i18n).find(isRecord);
  if (!i18n) return null;
  const languages = Array.isArray(i18n.languages) ? i18n.languages.filter(isRecord) : [];
  const isDefault = languages.find((language) => language.default === true);
  return textOf(isDefault?.locale) ?? textOf(i18n.default_language);
}

function astroConfig(texts: ReadonlyMap<string, string>, project: string): string {
  const [, config = ""] =
    [...texts].find(
      ([path]) => path.startsWith(project) && /^astro\.config\.\w+$/.test(path.slice(project.length)),
    ) ?? [];
  return config;
}

/** The path of an address, without a slash at its end. */
function baseOf(address: string | null): string {
  const site = "https://site.invalid/";
  const url = address !== null && URL.canParse(address, site) ? new URL(address, site).pathname : "/";
  return url.replace(/\/{2,}/g, "/").replace(/\/$/, "");
}

interface NavPlace {
  contents: Contents;
  root: string;
  collection: string | null;
  title: string | null;
  depth: number;
}

function readNav(item: unknown, place: NavPlace): void {
  const { contents, root, collection, title, depth } = place;
  if (depth > 10) return;
  if (typeof item === "string") {
    if (!/^https?:/i.test(item) && !contents.has(root + item))
      contents.set(root + item, { position: contents.size, title, collection });
  } else if (Array.isArray(item)) {
    // The label of the topmost list is the collection.
    const inner = { ...place, collection: collection ?? title, title: null, depth: depth + 1 };
    for (const each of item) readNav(each, inner);
  } else if (isRecord(item)) {
    for (const [label, value] of Object.entries(item))
      readNav(value, { ...place, title: label, depth: depth + 1 });
  }
}

/** The table of contents of GitBook: a list of links below headings. A page with pages below it is a collection. */
function readSummary(text: string, root: string): Contents {
  const contents: Contents = new Map();
  let heading: string | null = null;
  let parent: string | null = null;
  for (const line of text.split("\n")) {
    const group = /^#{2,3}\s+(.+)$/.exec(line)?.[1];
    if (group) [heading, parent] = [group.trim(), null];
    const item = /^([ \t]*)[*+-]\s+\[([^\]]*)\]\(<?([^)\s>]+)>?[^)]*\)/.exec(line);
    if (!item) continue;
    const [, indent = "", title = "", href = ""] = item;
    if (indent === "") parent = title.trim();
    const path = root + decodedPath(href.replace(/#.*$/, "")).replace(/^\.?\//, "");
    const collection: string | null = heading ?? (indent === "" ? null : parent);
    if (!contents.has(path))
      contents.set(path, { position: contents.size, title: title.trim() || null, collection });
  }
  return contents;
}

/** The number that orders a file or folder: "01-intro", "2. Setup". */
export function withoutNumber(name: string): { name: string; number: number | null } {
  const found = /^(\d{1,4})\s*[-_.]+\s*(?=\S)(.+)$/.exec(name);
  return found ? { name: found[2]!, number: Number(found[1]) } : { name, number: null };
}

/** "getting-started" becomes "Getting started". */
export function nameOfFile(name: string): string {
  const words = withoutNumber(name).name.replace(/[-_]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
