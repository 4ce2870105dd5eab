/**
 * The purge requests of content delivery networks and caching proxies. All of them take tags, which pages carry in
 * their `surrogate-key` (Cloudflare: `cache-tag`) header.
 */
export const edgeKinds = ["varnish", "fastly", "cloudflare", "http"] as const;
export type EdgeKind = (typeof edgeKinds)[number];

export interface EdgeConfig {
  kind: EdgeKind;
  /** Receives the purge requests. */
  url: string;
  /** "" for a server without authentication. */
  token: string;
}

export interface PurgeRequest {
  method: string;
  headers: Record<string, string>;
  body?: string;
}

/** The tag of every page of every company. */
export const everyPage = "step";

export function companyTag(companyId: string): string {
  return `company-${companyId}`;
}

/**
 * The most tags in one request. Fastly and Cloudflare document theirs (256 and 100). Varnish has a header of 8 kB
 * (http_req_hdr_len), in which 150 tags fit.
 */
export const tagsPerRequest: Record<EdgeKind, number> = {
  varnish: 150,
  fastly: 256,
  cloudflare: 100,
  http: 1_000,
};

export function purgeRequest({ kind, token }: EdgeConfig, tags: string[]): PurgeRequest {
  const bearer: Record<string, string> = token === "" ? {} : { authorization: `Bearer ${token}` };
  const json = { "content-type": "application/json", ...bearer };
  switch (kind) {
    case "varnish":
      return { method: "PURGE", headers: { ...bearer, "surrogate-key": tags.join("|") } };
    case "fastly":
      return { method: "POST", headers: { "fastly-key": token, "surrogate-key": tags.join(" ") } };
    case "cloudflare":
    case "http":
      return { method: "POST", headers: json, body: JSON.stringify({ tags }) };
  }
}

/**
 * Headers of a public page. A shared cache keeps it for a minute. An edge that is purged keeps it for ten, and longer
 * while Step can't be reached, unless the page also changes `byTime`. A page that isn't current, because its company
 * changed while it was rendered, is kept by none.
 */
export function edgeHeaders(
  edge: Pick<EdgeConfig, "kind"> | null,
  { companyId, byTime, isCurrent }: { companyId: string; byTime: boolean; isCurrent: boolean },
): Record<string, string> {
  return {
    "cache-control": `public, max-age=0, must-revalidate, s-maxage=${isCurrent ? 60 : 0}`,
    ...edgeTags(edge, companyId),
    ...(edge &&
      !byTime &&
      isCurrent && { "cdn-cache-control": "max-age=600, stale-while-revalidate=60, stale-if-error=86400" }),
  };
}

/** With them, an edge drops what it keeps of a company when something changes there. */
export function edgeTags(edge: Pick<EdgeConfig, "kind"> | null, companyId: string): Record<string, string> {
  const tags = [companyTag(companyId), everyPage];
  return {
    "surrogate-key": tags.join(" "),
    ...(edge?.kind === "cloudflare" && { "cache-tag": tags.join(",") }),
  };
}
