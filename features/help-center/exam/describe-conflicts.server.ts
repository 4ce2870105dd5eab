/** Sentences that contradict each other, with the way to each of them. */
import type { StoredClaim } from "#db/schema/contradictions.ts";
import { type ClaimConflict, listClaimConflicts } from "#features/faqs/claim-conflicts.server.ts";
import type { Db } from "#platform/db/open-database.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { readWebLink } from "#shared/web-link.ts";
import { findPreviewScope } from "../find-public-scope.server.ts";
import { knownQuestions } from "../public-questions.server.ts";

export interface DescribedClaim {
  before: string;
  /** The words that disagree. */
  value: string;
  after: string;
  title: string;
  href: string;
  /** The page's address as people write it. Null for texts of the help center. */
  website: string | null;
  /** Where the team changes the sentence. For pages of the website, that is the page itself. */
  editHref: string;
}

export interface DescribedConflict {
  id: string;
  kind: ClaimConflict["kind"];
  claims: [DescribedClaim, DescribedClaim];
}

export async function describeConflicts(db: Db, scope: OwnerScope): Promise<DescribedConflict[]> {
  const [own, conflicts] = await Promise.all([findPreviewScope(db, scope), listClaimConflicts(db, scope)]);
  if (!own || conflicts.length === 0) return [];
  const { bySlug } = await knownQuestions(db, own);
  const describe = ({ sentence, from, to, title, url, slug }: StoredClaim): DescribedClaim | null => {
    const text = {
      before: sentence.slice(0, from),
      value: sentence.slice(from, to),
      after: sentence.slice(to),
      title,
    };
    const link = url.startsWith("/") ? null : readWebLink(url);
    if (link) return { ...text, href: link.url, website: link.label, editHref: link.url };
    if (!url.startsWith("/")) return null;
    const href = `${own.basePath}${url}`;
    const faqId = slug === null ? undefined : bySlug.get(slug)?.id;
    return { ...text, href, website: null, editHref: faqId ? `/dashboard/faqs?edit=${faqId}` : href };
  };
  return conflicts.flatMap(({ id, kind, claims: [one, other] }) => {
    const [first, second] = [describe(one), describe(other)];
    return first && second ? [{ id, kind, claims: [first, second] }] : [];
  });
}
