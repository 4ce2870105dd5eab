/** Of all kinds together. */
export const maxCollections = 2_000;

/** Follows the pages of a list that has no articles, such as collections. A source could name a next page forever. */
export async function readPages<Item>(
  first: string,
  read: (url: string) => Promise<{ items: readonly Item[]; next: string | null }>,
): Promise<Item[]> {
  const all: Item[] = [];
  for (let url: string | null = first; url !== null; ) {
    const { items, next } = await read(url);
    all.push(...items);
    url = items.length === 0 || all.length > maxCollections ? null : next;
  }
  return all;
}
