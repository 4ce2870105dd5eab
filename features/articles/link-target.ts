/** A page of the help center that an article can link to, or a video that it can show. */
export interface LinkTarget {
  kind: "collection" | "question" | "article" | "guide" | "video";
  title: string;
  /** Below the root of the help center. */
  path: string;
}

export type FindTargets = (query: string, kind: "any" | "video") => Promise<LinkTarget[]>;
