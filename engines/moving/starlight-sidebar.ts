/** The sidebar that a documentation with Starlight has in its configuration: what its groups are called and have in them. */
import { readLanguageTag } from "#shared/language-tag.ts";
import { isRecord, labelOf, textOf } from "./front-matter.ts";
import { readListOf } from "./script-literal.ts";

interface SidebarPlace {
  position: number;
  /** The label of the topmost group. Null for a page that is in none. */
  collection: string | null;
}

export interface Sidebar {
  /** By address without slashes at its ends, in lower case. */
  pages: Map<string, SidebarPlace>;
  /** Folders whose pages the sidebar lists automatically, by the same addresses. */
  folders: Map<string, SidebarPlace>;
  /** Labels of groups in other languages. */
  names: Map<string, Record<string, string>>;
}

const maxChars = 200_000;
const maxDepth = 10;
/** Folders in folders. */
const maxFolders = 20;
/** Longer addresses lead to no page. */
const maxAddressChars = 2_000;

/** Null if the configuration has none, or computes a part of it. */
export function readSidebar(config: string): Sidebar | null {
  const items = readListOf("sidebar", config.slice(0, maxChars));
  if (!items) return null;
  const sidebar: Sidebar = { pages: new Map(), folders: new Map(), names: new Map() };
  for (const item of items) readItem(item, { sidebar, collection: null, depth: 0 });
  return sidebar.pages.size + sidebar.folders.size > 0 ? sidebar : null;
}

/** Null if the sidebar doesn't list the page. `name` is its path without language and extension. */
export function placeInSidebar({ pages, folders }: Sidebar, name: string): SidebarPlace | null {
  const address = addressOf(name);
  const page = pages.get(address);
  if (page) return page;
  const nearby = address.split("/").slice(0, maxFolders).join("/");
  for (let folder = nearby; folder !== ""; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/")))) {
    const found = folders.get(folder);
    if (found) return found;
  }
  // The folder of all pages.
  return folders.get("") ?? null;
}

function readItem(
  item: unknown,
  { sidebar, collection, depth }: { sidebar: Sidebar; collection: string | null; depth: number },
): void {
  if (depth > maxDepth) return;
  const add = (to: Sidebar["pages"], address: string, name = collection) => {
    const { pages, folders } = sidebar;
    if (!to.has(address)) to.set(address, { position: pages.size + folders.size, collection: name });
  };
  if (typeof item === "string") add(sidebar.pages, addressOf(item));
  if (!isRecord(item)) return;
  const label = labelOf(item.label);
  const page = textOf(item.slug) ?? textOf(item.link);
  if (page !== null) {
    if (!/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(page)) add(sidebar.pages, addressOf(page));
    return;
  }
  const inner = { sidebar, collection: collection ?? label, depth: depth + 1 };
  if (collection === null && label !== null) addNames(sidebar, label, item.translations);
  if (isRecord(item.autogenerate)) {
    const { directory } = item.autogenerate;
    if (typeof directory === "string") add(sidebar.folders, addressOf(directory.trim()), inner.collection);
  }
  if (Array.isArray(item.items)) for (const each of item.items) readItem(each, inner);
}

function addNames({ names }: Sidebar, label: string, translations: unknown): void {
  if (!isRecord(translations) || names.has(label)) return;
  const found = Object.entries(translations).flatMap(([tag, text]) => {
    const [language, name] = [readLanguageTag(tag), labelOf(text)];
    return language === null || name === null || name === label ? [] : [[language, name] as const];
  });
  names.set(label, Object.fromEntries(found));
}

function addressOf(path: string): string {
  const [plain = ""] = path.slice(0, maxAddressChars).split(/[?#]/, 1);
  const parts = plain
    .split("/")
    .filter((part) => part !== "" && part !== ".")
    .map((part) => part.toLowerCase());
  if (parts.at(-1) === "index") parts.pop();
  return parts.join("/");
}
