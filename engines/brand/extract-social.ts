import { asList, isOrganization } from "./json-ld.ts";
import { lineage, type Page, resolveUrl, toUrl } from "./parse-page.ts";
import { findSiteHost } from "./site-host.ts";
import type { ContactInfo } from "./types.ts";

type Network = keyof ContactInfo["socialMedia"];

/** The site's own profiles on the five networks: no share buttons, posts, or other people's profiles. */
export function extractSocial(
  pages: readonly Page[],
  companyName: string | null,
): ContactInfo["socialMedia"] {
  const scores = new Map<string, { network: Network; score: number; count: number }>();
  const own = squash(companyName ?? "");
  const domain = squash((findSiteHost(pages) ?? "").replace(/\.[a-z.]+$/, ""));
  const note = (href: string, base: string, weight: number) => {
    const profile = readProfile(resolveUrl(href, base));
    if (!profile) return;
    const handle = squash(profile.handle);
    const agrees = sharesName(handle, own) || sharesName(handle, domain);
    const entry = scores.get(profile.url) ?? { network: profile.network, score: 0, count: 0 };
    entry.score = Math.max(entry.score, weight + (agrees ? 2 : 0));
    entry.count++;
    scores.set(profile.url, entry);
  };
  for (const page of pages) {
    for (const node of page.jsonLd) {
      if (isOrganization(node))
        for (const url of asList(node.value.sameAs)) if (typeof url === "string") note(url, page.base, 4);
    }
    page.nodes.forEach((node, index) => {
      const { href, rel } = node.element.attribs;
      if ((node.tag !== "a" && node.tag !== "link") || !href) return;
      if (node.tag === "link") {
        if (/\bme\b/.test(rel ?? "")) note(href, page.base, 3);
        return;
      }
      const isSocialList = [...lineage(page, index)]
        .slice(0, 4)
        .some(({ words }) => words.some((word) => word.startsWith("social") || word === "follow"));
      const isStranger = [...lineage(page, index)]
        .slice(0, 8)
        .some(({ words, tag }) => tag !== "body" && words.some((word) => STRANGERS.has(word)));
      const isOwn = node.region !== "body" || node.isContact;
      note(href, page.base, isStranger ? 0 : isOwn ? 3 : isSocialList ? 2.5 : page.isContactPage ? 2 : 1);
    });
  }
  const found: ContactInfo["socialMedia"] = {};
  for (const [url, { network }] of [...scores]
    .filter(([, { score }]) => score >= 1.5)
    .sort((a, b) => b[1].score - a[1].score || b[1].count - a[1].count)) {
    found[network] ??= url;
  }
  return found;
}

const STRANGERS = new Set(
  "partner partners sponsor sponsors team member members staff author testimonial testimonials review reviews comment comments person speaker speakers".split(
    " ",
  ),
);

const NOT_PROFILE: Record<Network, RegExp> = {
  facebook:
    /^(?:sharer?(?:\.php)?|share|dialog|plugins?|tr|events?|hashtag|login(?:\.php)?|policies|privacy|help|business|ads|watch|photo(?:\.php)?|photos|story\.php|permalink\.php|messages|legal|v\d|home\.php|l\.php)$/i,
  twitter:
    /^(?:intent|share|home|search|hashtag|i|login|signup|privacy|tos|explore|settings|widgets|compose)$/i,
  linkedin: /^(?:sharearticle|sharing|share|feed|login|signup|jobs|pulse|posts|legal|cws|help)$/i,
  instagram: /^(?:p|reel|reels|explore|accounts|stories|tv|share|about|legal|developer)$/i,
  youtube: /^(?:watch|embed|playlist|results|shorts|feed|t|about|live|redirect|iframe_api|v)$/i,
};

const HOSTS: readonly [RegExp, Network][] = [
  [/(?:^|\.)(?:facebook\.com|fb\.com|fb\.me)$/, "facebook"],
  [/(?:^|\.)(?:twitter\.com|x\.com)$/, "twitter"],
  [/(?:^|\.)linkedin\.com$/, "linkedin"],
  [/(?:^|\.)(?:instagram\.com|instagr\.am)$/, "instagram"],
  [/(?:^|\.)youtube\.com$/, "youtube"],
];

/** What themes and site builders link to before an owner fills in the own profile. */
const BUILDERS =
  /^(?:your.*|wix|wixcom|wordpress|wordpressdotcom|squarespace|shopify|webflow|godaddy|weebly|themeforest|elegantthemes|bootstrap|getbootstrap|sbootstrap|startbootstrap|facebook|instagram|twitter|linkedin|youtube|yourhandle|yourpage|yourprofile|yourcompany|yourusername|username|example|user|profile|page|handle|yourbusiness|yourbrand|yourname|envato|colorlib|templatemo|html5up|tailwindcss|vercel|reactjs)$/i;

function readProfile(address: string | null): { url: string; network: Network; handle: string } | null {
  const url = toUrl(address ?? "");
  if (!url) return null;
  const network = HOSTS.find(([pattern]) => pattern.test(url.hostname))?.[1];
  const parts = url.pathname.split("/").filter(Boolean);
  const first = parts[0];
  if (!network || !first || NOT_PROFILE[network].test(first)) return null;
  let handle = first;
  if (network === "facebook") {
    if (/^profile\.php$/i.test(first)) {
      const id = url.searchParams.get("id");
      return id
        ? { url: `https://www.facebook.com/profile.php?id=${encodeURIComponent(id)}`, network, handle: id }
        : null;
    }
    if (/^(?:pages|people|groups|pg|p)$/i.test(first)) handle = parts[1] ?? "";
    else if (parts.length > 2 || /^(?:posts|videos|photos|events)$/i.test(parts[1] ?? "")) return null;
  } else if (network === "linkedin") {
    if (!/^(?:company|in|school|showcase|organization|pub)$/i.test(first)) return null;
    handle = parts[1] ?? "";
  } else if (network === "youtube") {
    if (/^(?:channel|c|user)$/i.test(first)) handle = parts[1] ?? "";
  } else if (parts.length > 1 && /^(?:status|statuses|p|reel|lists|likes)$/i.test(parts[1]!)) return null;
  if (!handle || BUILDERS.test(squash(handle))) return null;
  return { url: `https://${url.hostname}${url.pathname.replace(/\/+$/, "")}`, network, handle };
}

const squash = (text: string) =>
  text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[^\p{L}\p{N}]/gu, "");

function sharesName(handle: string, name: string): boolean {
  if (handle.length < 3 || name.length < 3) return false;
  return (
    handle.includes(name) ||
    (handle.length > 3 && name.includes(handle)) ||
    (name.length > 5 && handle.slice(0, 6) === name.slice(0, 6))
  );
}
