/** The public fields of a video. */
export interface PublicVideo {
  /** Unique on the page; used as the URL fragment. */
  id: string;
  title: string;
  /** Path on our own origin. */
  url: string;
  contentType: string;
  /** Poster in our own storage; null if none. */
  posterUrl: string | null;
  /** WebVTT captions; null if none. */
  captionsUrl: string | null;
  /** In pixels; null if unknown. */
  width: number | null;
  height: number | null;
  durationSeconds: number | null;
  createdAt: Date;
}
