/** What a stranger may know of a film. */
export interface PublicVideo {
  /** Unique on the page: the fragment of its address. */
  id: string;
  title: string;
  /** Path on our own origin. */
  url: string;
  contentType: string;
  /** A picture of it in our own store; null when there is none. */
  posterUrl: string | null;
  /** WebVTT of what is said; null when there is none. */
  captionsUrl: string | null;
  /** Pixels; null when they are not known. */
  width: number | null;
  height: number | null;
  durationSeconds: number | null;
  createdAt: Date;
}
