const indexFile = /(?:^|\/)(?:index|default)(?:\.\w{2,5})?\/?$/i;

/**
 * The folder that a whole site lies in: that of the page which all others lie below, such as "/shop/" where the home
 * page is "/shop" and no page lies elsewhere. "/" for everything else: its name says nothing about any page.
 */
export function siteFolder(urls: string[]): string {
  const paths = [...new Set(urls.map(folderOf))];
  const home = paths.find((path) => paths.every((other) => other.startsWith(path)));
  return paths.length > 1 && home ? home : "/";
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
