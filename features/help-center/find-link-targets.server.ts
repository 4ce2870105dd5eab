/** Finds what an article can link to: everything that visitors can find, whether the help center is public or not. */
import type { LinkTarget } from "#features/articles/link-target.ts";
import { listPublicVideos } from "#features/videos/public-videos.server.ts";
import type { Db } from "#platform/db/open-database.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { foldForSearch, searchWords } from "#shared/text.ts";
import { ownVideoLink } from "#shared/video-link.ts";
import { findPreviewScope } from "./find-public-scope.server.ts";
import { searchCenter } from "./search-center.server.ts";

const maxFound = 8;
const maxVideos = 50;

export async function findLinkTargets(db: Db, owner: OwnerScope, query: string): Promise<LinkTarget[]> {
  const scope = await findPreviewScope(db, owner);
  if (!scope) return [];
  const { hits } = await searchCenter(db, scope, { query, limit: maxFound });
  return hits.map(({ document: { kind, title, path } }) => ({ kind, title, path }));
}

/** Newest first. */
export async function findVideoTargets(db: Db, owner: OwnerScope, query: string): Promise<LinkTarget[]> {
  const scope = await findPreviewScope(db, owner);
  if (scope?.company.plan !== "ai") return [];
  const words = searchWords(query);
  return (await listPublicVideos(db, scope))
    .filter(({ title }) => words.every((word) => foldForSearch(title).includes(word)))
    .slice(0, maxVideos)
    .map(({ id, title }) => ({ kind: "video", title, path: ownVideoLink(id) }));
}
