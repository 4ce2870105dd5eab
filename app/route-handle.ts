/** What a route module can declare about its page with `export const handle`. */
export interface RouteHandle {
  /** The page has no framework JavaScript. Only such pages can be cached. */
  noJs?: boolean;
  /** URL of a small classic script that must run before first paint. */
  headScript?: string;
  /**
   * Other websites may show the page in a frame. Such a page has no forms, so that visitors can't be
   * made to press anything.
   */
  isEmbedded?: boolean;
  /** The page embeds another Step page, so its policy allows frames. */
  showsFrames?: boolean;
  /** The page plays videos from the websites in `shared/video-link.ts`, so its policy allows their frames. */
  embedsVideos?: boolean;
  /** The page plays stored videos. Pages with framework JavaScript may always do so. */
  playsVideos?: boolean;
}
