export interface PublicVideo {
  /** Unique on the page, because the URL fragment is made from it. */
  id: string;
  title: string;
  /** Language of the title, if it isn't the page's. */
  lang?: string | undefined;
  url: string;
  contentType: string;
  posterUrl: string | null;
  captionsUrl: string | null;
  /** In pixels. Null if unknown. */
  width: number | null;
  height: number | null;
  durationSeconds: number | null;
  createdAt: Date;
}
