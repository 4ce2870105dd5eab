const indexFile = /(?:^|\/)(?:index|default)(?:\.\w{2,5})?\/?$/i;

/**
 * The folder that a site lies in, such as "/shop/" where reading began at "/shop" and went on below it, or where all pages
 * lie below that one; "/" for every other site. Its name says nothing about any page. `urls` in the order of reading.
 */
export function siteFolder(urls: string[]): string {
  const paths = [...new Set(urls.map(folderOf))];
  const [start = "/", ...others] = paths;
  if (others.some((other) => other.startsWith(start))) return start;
  return (others.length > 0 && paths.find((path) => paths.every((other) => other.startsWith(path)))) || "/";
}

/** The parts of an address below a folder of its site, as they are read. */
export function segmentsBelow(url: string, folder: string): string[] {
  const path = folderOf(url);
  return (path.startsWith(folder) ? path.slice(folder.length) : path).split("/").filter(Boolean);
}

/** What would lie below this page: its path with a slash at its end. */
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
