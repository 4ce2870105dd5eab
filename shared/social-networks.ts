/** The social networks a company can be found on, in the order they are shown: the only list of them. */

interface Network {
  label: string;
  /** Of the links an owner may enter; a handle becomes a link to the first one. */
  hosts: readonly string[];
  /** What comes before the name when "@name" becomes a link; null where the network has no such names. */
  handlePath: string | null;
  placeholder: string;
  /** Owners are only asked for it once the website named it. */
  isHiddenWhileEmpty?: boolean;
  /** Where a website's links lead to profiles; `hosts` if omitted. */
  profileHosts?: readonly string[];
  /** First part of paths that aren't profiles: shares, searches, posts. */
  notProfile: RegExp;
  /** First part of paths whose second part is the name. */
  folders?: RegExp;
  /** What follows the name in paths that lead to one post of a profile. */
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

/** One value for each network. */
export function forEachNetwork<Value>(make: (network: SocialNetwork) => Value): Record<SocialNetwork, Value> {
  return Object.fromEntries(socialNetworkNames.map((network) => [network, make(network)])) as Record<
    SocialNetwork,
    Value
  >;
}
