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
  const scores = new Map<string, Scored>();
  const own = squash(companyName ?? "");
  const domain = squash((findSiteHost(pages) ?? "").replace(/\.[a-z.]+$/, ""));
  const note = (href: string, base: string, weight: number) => {
    const profile = readProfile(resolveUrl(href, base));
    if (!profile) return;
    const { network, url, isGroup } = profile;
    const handle = squash(profile.handle);
    const agrees = sharesName(handle, own) || sharesName(handle, domain);
    const score = weight + (agrees ? 2 : 0) - (isGroup ? 1.5 : 0);
    const key = `${network} ${profile.handle.toLowerCase()}`;
    const entry = scores.get(key) ?? { network, url, score, count: 0 };
    if (score > entry.score) Object.assign(entry, { url, score });
    entry.count++;
    scores.set(key, entry);
  };
  for (const page of pages) {
    for (const node of page.jsonLd) {
      if (isOrganization(node))
        for (const url of asList(node.value.sameAs)) if (typeof url === "string") note(url, page.base, 4);
    }
    for (const url of declaredProfiles(page)) note(url, page.base, 1.5);
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
  for (const { network, url } of [...scores.values()]
    .filter(({ score }) => score >= 1.5)
    .sort((a, b) => b.score - a.score || b.count - a.count)) {
    found[network] ??= url;
  }
  return found;
}

interface Scored {
  network: SocialNetwork;
  url: string;
  score: number;
  count: number;
}

/** Returns the site's own profiles that the head names for share previews. */
function declaredProfiles({ meta }: Page): string[] {
  const [site = "", publisher = ""] = [meta.get("twitter:site"), meta.get("article:publisher")];
  const handle = /^@?(\w*[a-z]\w*)$/i.exec(site)?.[1];
  const addresses = [site.replace(/^@/, ""), publisher, meta.get("og:see_also") ?? ""];
  return [
    ...(handle ? [`https://x.com/${handle}`] : []),
    ...addresses.filter((text) => /^https?:/.test(text)),
  ];
}

const THIRD_PARTY_WORDS = new Set(
  "partner partners sponsor sponsors team member members staff author testimonial testimonials review reviews comment comments person speaker speakers".split(
    " ",
  ),
);

/** Themes and site builders link to these profiles until the owner enters one. */
const BUILDERS =
  /^(?:your.*|(?:ton|votre|dein|ihr|tu|il_?tuo|seu|jouw|uw)[_-]?(?:compte|konto|cuenta|account|conta|profile?|profil|perfil|pagina?|seite|page)\w*|site|website|company|wix|wixcom|wordpress|wordpressdotcom|squarespace|shopify|webflow|godaddy|weebly|themeforest|elegantthemes|bootstrap|getbootstrap|sbootstrap|startbootstrap|facebook|instagram|twitter|linkedin|youtube|yourhandle|yourpage|yourprofile|yourcompany|yourusername|username|example|user|profile|page|handle|yourbusiness|yourbrand|yourname|envato|colorlib|templatemo|html5up|tailwindcss|vercel|reactjs)$/i;

interface Profile {
  url: string;
  network: SocialNetwork;
  handle: string;
  /** A group is for members, and a company rarely lists it instead of its page. */
  isGroup: boolean;
}

function readProfile(address: string | null): Profile | null {
  const url = toUrl(address ?? "");
  const network = url && networkOf(url.hostname);
  if (!network) return null;
  if (network === "facebook" && /^\/+profile\.php(?:\/|$)/i.test(url.pathname)) {
    const id = url.searchParams.get("id");
    return id
      ? {
          url: `https://www.facebook.com/profile.php?id=${encodeURIComponent(id)}`,
          network,
          handle: id,
          isGroup: false,
        }
      : null;
  }
  const parts = url.pathname.split("/").filter(Boolean);
  const found = readHandle(network, parts);
  const handle = network === "twitter" ? found?.replace(/^@/, "") : found;
  if (!handle || BUILDERS.test(squash(handle))) return null;
  // Facebook's old addresses end with a number: "pages/Example/366800351160". Whatever else follows is a tab.
  const end = parts.indexOf(found!) + (/^\d+$/.test(parts.at(-1)!) ? 2 : 1);
  const path = [
    ...parts.slice(0, parts.indexOf(found!)),
    handle,
    ...parts.slice(parts.indexOf(found!) + 1, end),
  ];
  return {
    url: `https://${url.hostname}/${path.join("/")}`,
    network,
    handle,
    isGroup: parts[0] === "groups",
  };
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
