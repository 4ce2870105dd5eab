const indexFile = /(?:^|\/)(?:index|default)(?:\.\w{2,5})?\/?$/i;

/**
 * Returns the folder that contains the site, such as "/shop/", or "/" if there is none. It is the start URL's folder if
 * the crawl stayed below it, otherwise one that contains all pages. Its name says nothing about any page. `urls` must
 * be in crawl order.
 */
export function siteFolder(urls: string[]): string {
  const paths = [...new Set(urls.map(folderOf))];
  const [start = "/", ...others] = paths;
  if (others.some((other) => other.startsWith(start))) return start;
  return (others.length > 0 && paths.find((path) => paths.every((other) => other.startsWith(path)))) || "/";
}

export function segmentsBelow(url: string, folder: string): string[] {
  const path = folderOf(url);
  return (path.startsWith(folder) ? path.slice(folder.length) : path).split("/").filter(Boolean);
}

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
