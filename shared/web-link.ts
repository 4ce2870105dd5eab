export interface WebLink {
  url: string;
  /** Host without "www." and path, as people write it: "example.com/plans". */
  label: string;
}

/** Parses a stored URL for display as a link. Returns null for anything that isn't http(s). */
export function readWebLink(address: string | null | undefined): WebLink | null {
  const url = address ? URL.parse(address) : null;
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  const path = url.pathname.replace(/\/$/, "");
  return { url: url.href, label: `${url.host.replace(/^www\./, "")}${decode(path)}` };
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
