/** Puts the pages of a help center into collections, by their breadcrumbs and by the pages that list them. */
import { orderCollections, positionIn, type SourceCollection } from "./source-center.ts";
import type { LinkGroup } from "./web-page-links.ts";

/** A page that lists others. */
export interface WebList {
  address: string;
  title: string;
  isHome: boolean;
  groups: LinkGroup[];
}

/** An article in one language, as it was read. */
export interface WebItem {
  sourceId: string;
  /** Empty for the main language. */
  locale: string;
  /** Its own addresses. */
  addresses: string[];
  /** The key of its category in `WebCrumbs`, if its breadcrumbs name one. */
  crumb: string | null;
}

/** Categories that breadcrumbs named, in the order in which they were found. */
export type WebCrumbs = Record<string, { name: string; address: string | null; around: string | null }>;

export interface WebStructure {
  collections: SourceCollection[];
  items: { sourceId: string; locale: string; collection: string | null; position: number }[];
}

interface Group {
  key: string;
  name: string;
  address: string | null;
  around: string | undefined;
}

export function arrangePages(
  items: readonly WebItem[],
  { crumbs, lists }: { crumbs: WebCrumbs; lists: readonly WebList[] },
): WebStructure {
  // A crumb that only its own page has leads to that page at another address.
  const categories = new Set(
    items.flatMap(({ crumb, addresses }) => (crumb !== null && !addresses.includes(crumb) ? crumb : [])),
  );
  const listed = groupsByAddress(lists);
  const groupOf = ({ crumb, addresses }: WebItem): Group | null => {
    // The page of a category may have a text of its own, which then belongs to the category.
    const key = addresses.find((each) => categories.has(each)) ?? crumb;
    const named = key === null || !categories.has(key) ? undefined : crumbs[key];
    if (key !== null && named)
      return { key, name: named.name, address: named.address, around: named.around ?? undefined };
    return addresses.map((address) => listed.get(address)).find((group) => group !== undefined) ?? null;
  };
  const ofMain = items.filter(({ locale }) => locale === "").map((item) => ({ item, group: groupOf(item) }));
  const translated = new Map<string, Record<string, string>>();
  const addresses = new Map<string, Set<string>>();
  const ofArticles = new Set(items.flatMap((each) => each.addresses));
  const addAddress = ({ key }: Group, address: string | null) => {
    if (address !== null && !address.includes("?") && !ofArticles.has(address))
      addresses.set(key, (addresses.get(key) ?? new Set()).add(address));
  };
  const mainGroups = new Map(ofMain.map(({ item, group }) => [item.sourceId, group]));
  for (const item of items.filter(({ locale }) => locale !== "")) {
    const [main, own] = [mainGroups.get(item.sourceId), groupOf(item)];
    if (!main || !own) continue;
    translated.set(main.key, { ...translated.get(main.key), [item.locale]: own.name });
    addAddress(main, own.address);
  }
  for (const { group } of ofMain) if (group) addAddress(group, group.address);
  const shownAt = orderOf(lists);
  const rankOf = (group: Group, index: number) => shownAt(group.address) ?? shownAt.size + index;
  const groups = new Map(ofMain.flatMap(({ group }) => (group ? [[group.key, group] as const] : [])));
  const collections = orderCollections(
    [...groups.values()].map((group, index) => ({
      id: group.key,
      name: group.name,
      rank: [rankOf(group, index)],
      around: group.around,
      names: translated.get(group.key) ?? {},
      oldPaths: [...(addresses.get(group.key) ?? [])],
    })),
  );
  const byKey = new Map(collections.map((each) => [each.id, each]));
  const positions = new Map(
    ofMain
      .toSorted((a, b) => listedAt(a.item, shownAt) - listedAt(b.item, shownAt))
      .map(({ item }, index) => [item.sourceId, index]),
  );
  return {
    collections,
    items: items.map(({ sourceId, locale }) => {
      const collection = byKey.get(mainGroups.get(sourceId)?.key ?? "");
      return {
        ...{ sourceId, locale },
        collection: collection?.name ?? null,
        position: positionIn(collection, positions.get(sourceId) ?? 0),
      };
    }),
  };
}

/** Pages of one category come before the start page, which also lists popular articles. Short lists are more exact. */
function groupsByAddress(lists: readonly WebList[]): ReadonlyMap<string, Group> {
  const sizeOf = ({ groups }: WebList) => groups.reduce((sum, { urls }) => sum + urls.length, 0);
  const ordered = lists.toSorted((a, b) => Number(a.isHome) - Number(b.isHome) || sizeOf(a) - sizeOf(b));
  const found = new Map<string, Group>();
  for (const { address, title, isHome, groups } of ordered)
    for (const { name, url, urls } of groups) {
      if (isHome && name === "") continue;
      const group: Group =
        name === ""
          ? { key: address, name: title, address, around: undefined }
          : { key: url ?? `${address}#${name}`, name, address: url, around: isHome ? undefined : title };
      for (const each of urls) if (!found.has(each)) found.set(each, group);
    }
  return found;
}

/** Where each address is first shown, beginning with the start page. */
function orderOf(lists: readonly WebList[]) {
  const shown = new Map<string, number>();
  for (const { groups } of lists.toSorted((a, b) => Number(b.isHome) - Number(a.isHome)))
    for (const { url, urls } of groups)
      for (const each of url === null ? urls : [url, ...urls])
        if (!shown.has(each)) shown.set(each, shown.size);
  return Object.assign((address: string | null) => (address === null ? undefined : shown.get(address)), {
    size: shown.size,
  });
}

function listedAt({ addresses }: WebItem, shownAt: ReturnType<typeof orderOf>): number {
  return addresses.map((each) => shownAt(each)).find((each) => each !== undefined) ?? shownAt.size;
}
