/** What a route module may say about its page, as `export const handle`. */
export interface RouteHandle {
  /** The page has no framework JavaScript. Only such pages can be cached. */
  noJs?: boolean;
  /** Address of a small classic script that has to run before anything is drawn. */
  headScript?: string;
  /** The page frames another page of ours: its policy allows that. */
  showsFrames?: boolean;
  /** The page plays videos of ours. Pages with framework JavaScript may do so anyway. */
  playsVideos?: boolean;
}
