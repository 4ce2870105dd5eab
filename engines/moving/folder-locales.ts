/** Finds the languages of a folder: each has a folder or an ending of its own, and the same pages in it. */
import { languageCodes } from "#engines/languages/language-names.ts";
import { isSameLanguage } from "#engines/messages/select-catalog.ts";
import { readLanguageTag } from "#shared/language-tag.ts";
import type { FolderLayout } from "./folder-layout.ts";
import { isTopic } from "./folder-topics.ts";

/** Where a page is among the pages of its language. */
export interface FolderPlace {
  path: string;
  /** Null in the main language. */
  locale: string | null;
  /** Below the folder of its language, without extension. Equal for the translations of a page. */
  name: string;
  /** What the tool puts in front of the addresses of this language, such as "/de". Empty without a language. */
  prefix: string;
}

interface Marked extends FolderPlace {
  /** The language that the path names. Null for a page beside the folders of languages. */
  tag: string | null;
}

/** Below `i18n/<tag>/`, where Docusaurus has the translations of its pages. */
const translated = "docusaurus-plugin-content-docs/current";
const translatedPage = new RegExp(`(?:^|/)i18n/([^/]+)/${translated}/`);
export const translatedLabels = new RegExp(`(?:^|/)i18n/([^/]+)/${translated}\\.json$`);
const pageFile = /\.(?:mdx?|markdown)$/i;
/** Every language has a start page, so it proves nothing. */
const startPage = /^(?:index|readme|404)$/;
/** The largest folders that are named like languages. No documentation has more languages. */
const maxTrees = 60;

/** `wanted` is the main language here. It becomes the main one if the folder has at least half of its pages in it. */
export function placeInLocales(
  paths: readonly string[],
  {
    layout,
    texts,
    wanted,
  }: { layout: FolderLayout; texts: ReadonlyMap<string, string>; wanted: string | null },
): FolderPlace[] {
  const marked = paths.map((path) => mark(path, layout));
  const byTag = Map.groupBy(marked, ({ tag }) => tag);
  const sizeOf = (tag: string | null) => byTag.get(tag)?.length ?? 0;
  const tags = [...byTag.keys()]
    .filter((tag) => tag !== null)
    .toSorted((a, b) => sizeOf(b) - sizeOf(a))
    .slice(0, maxTrees);
  const pagesOf = (tag: string | null) => new Map(byTag.get(tag)?.map((page) => [keyOf(page), page.path]));
  const pages = new Map([null, ...tags].map((tag) => [tag, pagesOf(tag)]));
  const namesOf = (tag: string | null) => pages.get(tag) ?? new Map<string, string>();
  const othersOf = (tag: string) => [...pages].flatMap(([each, found]) => (each === tag ? [] : [found]));
  const isSure = tags.some((tag) => translatesPages(namesOf(tag), othersOf(tag)));
  const known = tags
    .filter((tag) => translatesPages(namesOf(tag), othersOf(tag), isSure))
    // Only languages are in Docusaurus' folders of languages.
    .filter(
      (tag) =>
        layout.tool === "Docusaurus" || !isTopic(tag, { pages: namesOf(tag), others: othersOf(tag), texts }),
    );
  const beside = namesOf(null);
  const isBeside = known.some((tag) => translatesPages(namesOf(tag), [beside]));
  const configured = configuredLocale(layout, texts);
  const trees = known.filter((tag) => !(isBeside && configured && isSameLocale(tag, configured)));
  const main = mainOf(trees, { isBeside, configured, wanted, sizeOf });
  return marked.flatMap((page): FolderPlace[] => {
    const { tag, ...place } = page;
    if (tag === null) return [{ ...place, locale: main !== null && isBeside ? configured : null }];
    if (trees.includes(tag)) return [{ ...place, locale: tag === main ? null : tag }];
    // A folder that only looks like a language. Docusaurus has nothing else there.
    return translatedPage.test(page.path) ? [] : [unmarked(page.path, layout)];
  });
}

/** Null if the pages beside the folders of languages are the main ones. */
function mainOf(
  trees: readonly string[],
  {
    isBeside,
    configured,
    wanted,
    sizeOf,
  }: {
    isBeside: boolean;
    configured: string | null;
    wanted: string | null;
    sizeOf(tag: string | null): number;
  },
): string | null {
  const mine = trees.find((tag) => wanted !== null && isSameLanguage(tag, wanted));
  if (!isBeside)
    return (
      mine ??
      trees.find((tag) => configured !== null && isSameLocale(tag, configured)) ??
      trees.toSorted((a, b) => sizeOf(b) - sizeOf(a))[0] ??
      null
    );
  // Pages can only become translations if their language is known.
  const isOther = configured !== null && wanted !== null && !isSameLanguage(configured, wanted);
  return mine !== undefined && isOther && sizeOf(mine) * 2 >= sizeOf(null) ? mine : null;
}

const keyOf = ({ name }: FolderPlace) => name.toLowerCase();
const isSameLocale = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** At least half of its pages are in one of the other trees, too. A start page is enough beside other languages. */
function translatesPages(
  names: ReadonlyMap<string, string>,
  others: readonly ReadonlyMap<string, string>[],
  hasLanguages = false,
): boolean {
  return others.some((other) => {
    const shared = [...names.keys()].filter((name) => other.has(name));
    if (shared.length === names.size && hasLanguages) return true;
    const isTelling = shared.some((name) => !startPage.test(name));
    return isTelling && shared.length * 2 >= names.size && (shared.length > 1 || names.size === 1);
  });
}

function mark(path: string, layout: FolderLayout): Marked {
  const { tool, project, root } = layout;
  const plain: Marked = { ...unmarked(path, layout), tag: null };
  if (tool === "Docusaurus") {
    const folder = path.startsWith(`${project}i18n/`) ? translatedPage.exec(path) : null;
    const tag = folder && tagOf(folder[1]!);
    if (!folder || tag === null) return plain;
    const name = path.slice(folder.index + folder[0].length).replace(pageFile, "");
    return { ...plain, tag, name, prefix: `/${folder[1]!}` };
  }
  const below = path.slice(root.length).replace(pageFile, "");
  const [first = ""] = below.split("/", 1);
  const tag = below.includes("/") ? tagOf(first) : null;
  const prefixOf = (folder: string, of: string) => (isUnprefixed(of, layout) ? "" : `/${folder}`);
  if (tag !== null)
    return { ...plain, tag, name: below.slice(first.length + 1), prefix: prefixOf(first, tag) };
  const [, base = "", ending = ""] = /^(.+)\.([\w-]{2,10})$/.exec(below) ?? [];
  const suffix = tagOf(ending);
  return suffix === null ? plain : { ...plain, tag: suffix, name: base, prefix: prefixOf(ending, suffix) };
}

function isUnprefixed(tag: string, { unprefixed }: FolderLayout): boolean {
  return unprefixed !== null && unprefixed !== undefined && tagOf(unprefixed) === tag;
}

function unmarked(path: string, { root }: FolderLayout): FolderPlace {
  return { path, locale: null, name: path.slice(root.length).replace(pageFile, ""), prefix: "" };
}

/** A language, perhaps with a script and a region. "ms-teams" and "no-code" would be tags, too. */
const languageFolder = /^[a-z]{2,3}(?:[-_](?:hans|hant|latn|cyrl|arab))?(?:[-_](?:[a-z]{2}|\d{3}))?$/i;

function tagOf(name: string): string | null {
  const tag = languageFolder.test(name) ? readLanguageTag(name.replaceAll("_", "-")) : null;
  return tag !== null && languageCodes.has(tag.split("-")[0]!) ? tag : null;
}

/** The language of the pages that are in no folder of a language, as the tool's configuration names it. */
function configuredLocale(
  { tool, project, unprefixed }: FolderLayout,
  texts: ReadonlyMap<string, string>,
): string | null {
  if (unprefixed) return tagOf(unprefixed);
  const pattern =
    tool === "Starlight"
      ? /\/astro\.config\.\w+$/
      : tool === "Docusaurus"
        ? /\/docusaurus\.config\.\w+$/
        : /\/mkdocs\.ya?ml$/;
  const [, text = ""] =
    [...texts].find(([path]) => path.startsWith(project) && pattern.test(`/${path.slice(project.length)}`)) ??
    [];
  const [, found = ""] =
    /\broot\s*:\s*\{[^{}]*?\blang\s*:\s*['"]([\w-]+)['"]/.exec(text) ??
    /\bdefaultLocale\s*:\s*['"]([\w-]+)['"]/.exec(text) ??
    /^[ \t]+language:[ \t]*['"]?([\w-]+)/m.exec(text) ??
    [];
  return readLanguageTag(found);
}
