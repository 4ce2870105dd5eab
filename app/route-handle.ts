/** What a route module may say about its page, as `export const handle`. */
export interface RouteHandle {
  /** The page has no framework JavaScript. Only such pages can be cached. */
  noJs?: boolean;
  /** Address of a small classic script that has to run before anything is drawn. */
  headScript?: string;
  /** The page embeds another Step page, so its policy allows frames. */
  showsFrames?: boolean;
  /** The page plays stored videos. Pages with framework JavaScript may always do so. */
  playsVideos?: boolean;
}
