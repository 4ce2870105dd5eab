import {
  type SocialLinks,
  type SocialNetwork,
  socialNetworkNames,
  socialNetworks,
} from "#shared/social-networks.ts";
import { asList, isOrganization } from "./json-ld.ts";
import { lineage, type Page, resolveUrl, toUrl } from "./parse-page.ts";
import { findSiteHost } from "./site-host.ts";

/** Returns the site's own social profiles, without share buttons, posts and other people's profiles. */
export function extractSocial(pages: readonly Page[], companyName: string | null): SocialLinks {
  const scores = new Map<string, { network: SocialNetwork; score: number; count: number }>();
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
        .some(({ words, tag }) => tag !== "body" && words.some((word) => THIRD_PARTY_WORDS.has(word)));
      const isOwn = node.region !== "body" || node.isContact;
      note(href, page.base, isStranger ? 0 : isOwn ? 3 : isSocialList ? 2.5 : page.isContactPage ? 2 : 1);
    });
  }
  const found: SocialLinks = {};
  for (const [url, { network }] of [...scores]
    .filter(([, { score }]) => score >= 1.5)
    .sort((a, b) => b[1].score - a[1].score || b[1].count - a[1].count)) {
    found[network] ??= url;
  }
  return found;
}

const THIRD_PARTY_WORDS = new Set(
  "partner partners sponsor sponsors team member members staff author testimonial testimonials review reviews comment comments person speaker speakers".split(
    " ",
  ),
);

/** Themes and site builders link to these profiles until the owner enters one. */
const BUILDERS =
  /^(?:your.*|wix|wixcom|wordpress|wordpressdotcom|squarespace|shopify|webflow|godaddy|weebly|themeforest|elegantthemes|bootstrap|getbootstrap|sbootstrap|startbootstrap|facebook|instagram|twitter|linkedin|youtube|yourhandle|yourpage|yourprofile|yourcompany|yourusername|username|example|user|profile|page|handle|yourbusiness|yourbrand|yourname|envato|colorlib|templatemo|html5up|tailwindcss|vercel|reactjs)$/i;

function readProfile(address: string | null): { url: string; network: SocialNetwork; handle: string } | null {
  const url = toUrl(address ?? "");
  const network = url && networkOf(url.hostname);
  if (!network) return null;
  if (network === "facebook" && /^\/+profile\.php(?:\/|$)/i.test(url.pathname)) {
    const id = url.searchParams.get("id");
    return id
      ? { url: `https://www.facebook.com/profile.php?id=${encodeURIComponent(id)}`, network, handle: id }
      : null;
  }
  const handle = readHandle(network, url.pathname.split("/").filter(Boolean));
  if (!handle || BUILDERS.test(squash(handle))) return null;
  return { url: `https://${url.hostname}${url.pathname.replace(/\/+$/, "")}`, network, handle };
}

function networkOf(hostname: string): SocialNetwork | undefined {
  return socialNetworkNames.find((network) => {
    const { hosts, profileHosts = hosts } = socialNetworks[network];
    return profileHosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
  });
}

function readHandle(network: SocialNetwork, [first, ...rest]: string[]): string | undefined {
  const { notProfile, folders, posts } = socialNetworks[network];
  if (!first || notProfile.test(first)) return;
  if (folders?.test(first)) return rest[0];
  return posts?.test(rest.join("/")) ? undefined : first;
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
