/** All social networks that a company can link to, in display order. */

interface Network {
  label: string;
  /** Hosts of the links that an owner may enter. A handle becomes a link to the first one. */
  hosts: readonly string[];
  /** The path before the name in a link made from "@name". Null for networks without handles. */
  handlePath: string | null;
  placeholder: string;
  /** If true, the field is hidden until the website links to a profile there. */
  isHiddenWhileEmpty?: boolean;
  /** Links to these hosts on a website count as profiles. Defaults to `hosts`. */
  profileHosts?: readonly string[];
  /** First path segments of shares, searches and posts, which aren't profiles. */
  notProfile: RegExp;
  /** First path segments that come before the profile's name. */
  folders?: RegExp;
  /** Path segments after the name that lead to a single post. */
  posts?: RegExp;
}

const networks = {
  twitter: {
    label: "X (Twitter)",
    hosts: ["x.com", "twitter.com"],
    handlePath: "",
    placeholder: "https://x.com/yourcompany",
    notProfile:
      /^(?:intent|share|home|search|hashtag|i|login|signup|privacy|tos|explore|settings|widgets|compose)$/i,
    posts: /^(?:status|statuses|p|reel|lists|likes)(?:\/|$)/i,
  },
  facebook: {
    label: "Facebook",
    hosts: ["facebook.com", "fb.com", "fb.me"],
    handlePath: "",
    placeholder: "https://facebook.com/yourcompany",
    notProfile:
      /^(?:sharer?(?:\.php)?|share|dialog|plugins?|tr|events?|hashtag|login(?:\.php)?|policies|privacy|help|business|ads|watch|photo(?:\.php)?|photos|story\.php|permalink\.php|messages|legal|v\d|home\.php|l\.php)$/i,
    folders: /^(?:pages|people|groups|pg|p)$/i,
    posts: /\/|^(?:posts|videos|photos|events)$/i,
  },
  instagram: {
    label: "Instagram",
    hosts: ["instagram.com"],
    handlePath: "",
    placeholder: "https://instagram.com/yourcompany",
    profileHosts: ["instagram.com", "instagr.am"],
    notProfile: /^(?:p|reel|reels|explore|accounts|stories|tv|share|about|legal|developer)$/i,
    posts: /^(?:status|statuses|p|reel|lists|likes)(?:\/|$)/i,
  },
  linkedin: {
    label: "LinkedIn",
    hosts: ["linkedin.com", "lnkd.in"],
    handlePath: null,
    placeholder: "https://linkedin.com/company/yourcompany",
    profileHosts: ["linkedin.com"],
    notProfile: /^(?!(?:company|in|school|showcase|organization|pub)$)/i,
    folders: /^/,
  },
  youtube: {
    label: "YouTube",
    hosts: ["youtube.com", "youtu.be"],
    handlePath: "@",
    placeholder: "https://youtube.com/@yourcompany",
    isHiddenWhileEmpty: true,
    profileHosts: ["youtube.com"],
    notProfile: /^(?:watch|embed|playlist|results|shorts|feed|t|about|live|redirect|iframe_api|v)$/i,
    folders: /^(?:channel|c|user)$/i,
  },
} satisfies Record<string, Network>;

export type SocialNetwork = keyof typeof networks;
export type SocialLinks = Partial<Record<SocialNetwork, string>>;

export const socialNetworks: Record<SocialNetwork, Network> = networks;
export const socialNetworkNames = Object.keys(networks) as SocialNetwork[];

export function forEachNetwork<Value>(make: (network: SocialNetwork) => Value): Record<SocialNetwork, Value> {
  return Object.fromEntries(socialNetworkNames.map((network) => [network, make(network)])) as Record<
    SocialNetwork,
    Value
  >;
}
