const indexFile = /(?:^|\/)(?:index|default)(?:\.\w{2,5})?\/?$/i;

/**
 * The folder that contains the site, such as "/shop/" if the crawl started there and stayed below it, or if all pages
 * are below it; otherwise "/". The folder's name says nothing about any page. `urls` must be in crawl order.
 */
export function siteFolder(urls: string[]): string {
  const paths = [...new Set(urls.map(folderOf))];
  const [start = "/", ...others] = paths;
  if (others.some((other) => other.startsWith(start))) return start;
  return (others.length > 0 && paths.find((path) => paths.every((other) => other.startsWith(path)))) || "/";
}

/** Decoded path segments of a URL below the site's folder. */
export function segmentsBelow(url: string, folder: string): string[] {
  const path = folderOf(url);
  return (path.startsWith(folder) ? path.slice(folder.length) : path).split("/").filter(Boolean);
}

/** The page's path as a folder with a trailing slash. */
function folderOf(url: string): string {
  const path = decoded(URL.parse(url)?.pathname ?? "/").replace(indexFile, "/");
  return path.endsWith("/") ? path : `${path}/`;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch (error) {
    if (error instanceof URIError) return path;
    throw error;
  }
}
