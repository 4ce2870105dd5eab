/** Links to videos on other websites. A paragraph with nothing but such a link shows the video. */

const videoSites = {
  YouTube: {
    hosts: ["youtube.com", "youtu.be", "youtube-nocookie.com"],
    origin: "https://www.youtube-nocookie.com",
  },
  Vimeo: { hosts: ["vimeo.com"], origin: "https://player.vimeo.com" },
  Loom: { hosts: ["loom.com"], origin: "https://www.loom.com" },
} as const;
export type VideoSite = keyof typeof videoSites;

/** Pages may load frames from these. */
export const videoOrigins = Object.values(videoSites).map(({ origin }) => origin);

export interface LinkedVideo {
  site: VideoSite;
  /** Of the player, which starts automatically. */
  embedUrl: string;
}

/** People type addresses without a scheme. */
export function fullVideoLink(typed: string): string {
  const address = typed.trim();
  return /^www\./i.test(address) ? `https://${address}` : address;
}

/** Null if the address isn't one of a video. */
export function readVideoLink(address: string): LinkedVideo | null {
  const url = URL.parse(fullVideoLink(address));
  if (!url || !/^https?:$/.test(url.protocol) || url.port !== "") return null;
  const host = url.hostname.replace(/^(?:www|m|player)\./, "");
  for (const [site, { hosts, origin }] of Object.entries(videoSites)) {
    if (!hosts.some((known) => known === host)) continue;
    const player = playerOf[site as VideoSite](url);
    if (!player) return null;
    const embedUrl = new URL(player.path, origin);
    for (const [name, value] of Object.entries(player.query ?? {})) embedUrl.searchParams.set(name, value);
    embedUrl.searchParams.set("autoplay", "1");
    return { site: site as VideoSite, embedUrl: embedUrl.href };
  }
  return null;
}

interface Player {
  path: string;
  query?: Record<string, string>;
}

const playerOf: Record<VideoSite, (url: URL) => Player | null> = {
  YouTube({ hostname, pathname, searchParams }) {
    const [, id = ""] =
      (hostname.endsWith("youtu.be")
        ? /^\/([\w-]{11})\/?$/.exec(pathname)
        : /^\/(?:embed|shorts|live|v)\/([\w-]{11})\/?$/.exec(pathname)) ??
      (/^\/watch\/?$/.test(pathname) ? /^([\w-]{11})$/.exec(searchParams.get("v") ?? "") : null) ??
      [];
    if (id === "") return null;
    const seconds = secondsOf(searchParams.get("t") ?? searchParams.get("start") ?? "");
    return { path: `/embed/${id}`, ...(seconds > 0 ? { query: { start: String(seconds) } } : {}) };
  },
  Vimeo({ pathname, searchParams }) {
    const [, id = "", hash = searchParams.get("h") ?? ""] =
      /^\/(?:video\/)?(\d{5,12})(?:\/([0-9a-f]{6,20}))?\/?$/.exec(pathname) ?? [];
    if (id === "") return null;
    const isHash = /^[0-9a-f]{6,20}$/.test(hash);
    return { path: `/video/${id}`, query: { dnt: "1", ...(isHash ? { h: hash } : {}) } };
  },
  Loom({ pathname }) {
    const id = /^\/(?:share|embed)\/([0-9a-f]{32})\/?$/.exec(pathname)?.[1];
    return id === undefined ? null : { path: `/embed/${id}` };
  },
};

/** Reads "90", "90s" and "1h2m3s". 0 for anything else. */
function secondsOf(text: string): number {
  const [, hours = "0", minutes = "0", seconds = "0"] =
    /^(?=\d)(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,6})s?)?$/.exec(text) ?? [];
  return Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds);
}

const ownVideo = /^(?:\.\.)?\/videos#([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** The id of a video of the company, from a link such as "/videos#…". Null for other links. */
export function readOwnVideoLink(href: string): string | null {
  return ownVideo.exec(href)?.[1] ?? null;
}

export function ownVideoLink(id: string): string {
  return `/videos#${id}`;
}
