/** Finds what the links in a folder's pages lead to: pages, pictures and other files. */
import { type Folder, type FolderPage, isAttachmentPath, isPicturePath, plain } from "./markdown-folder.ts";
import type { LinkTargets } from "./markdown-text.ts";

/** What the links of each page lead to. */
export function createTargets(
  pages: readonly FolderPage[],
  { files, layout }: Folder,
): (page: FolderPage) => LinkTargets {
  const byPath = new Map(pages.map((page) => [page.path.toLowerCase(), page]));
  const byAddress = new Map(pages.map((page) => [page.oldPath.toLowerCase(), page]));
  const known = new Map(files.paths.map((path) => [path.toLowerCase(), path]));
  const find = (path: string): ReturnType<LinkTargets["resolve"]> => {
    const wanted = path.toLowerCase();
    const page = ["", ".md", ".mdx", ".markdown", "/index.md", "/index.mdx", "/readme.md"]
      .map((ending) => byPath.get(wanted.replace(/\/$/, "") + ending))
      .find((each) => each !== undefined);
    if (page) return { kind: "article", id: page.id };
    const file = known.get(wanted);
    if (file === undefined) return null;
    if (isPicturePath(file)) return { kind: "picture", key: file };
    return isAttachmentPath(file) ? { kind: "attachment", id: file } : { kind: "file" };
  };
  return ({ path, id, oldPath, prefix }) => ({
    resolve(href) {
      if (href === "") return { kind: "article", id };
      const isAbsolute = href.startsWith("/");
      const inFolder = isAbsolute ? href.slice(1) : join(folderOf(path), href);
      const places = isAbsolute
        ? [layout.root, layout.project, `${layout.project}static/`, `${layout.project}public/`, ""].map(
            (place) => place + inFolder,
          )
        : // Translations leave out what is the same in the main language.
          [inFolder, join(folderOf(id), href)];
      for (const place of places) {
        const found = find(place);
        if (found) return found;
      }
      // Links between pages of the website, without the file's extension.
      const address = isAbsolute
        ? withoutBase(href, layout.base)
        : `/${join(oldPath.slice(1, oldPath.lastIndexOf("/") + 1), href)}`;
      const below = isAbsolute ? null : `/${join(`${oldPath.slice(1)}/`, href)}`;
      // Pages that aren't translated are shown in the main language.
      const untranslated =
        prefix !== "" && address.startsWith(`${prefix}/`) ? address.slice(prefix.length) : null;
      const page = [address, below, untranslated]
        .map((each) => each && byAddress.get(plain(each.replace(/\.html?$/, "")).toLowerCase()))
        .find((each) => each);
      return page ? { kind: "article", id: page.id } : null;
    },
  });
}

function withoutBase(address: string, base = ""): string {
  return base !== "" && address.startsWith(`${base}/`) ? address.slice(base.length) : address;
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf("/") + 1);
}

/** Never leaves the folder. */
function join(folder: string, href: string): string {
  const parts: string[] = folder.split("/").filter(Boolean);
  for (const part of href.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== "." && part !== "") parts.push(part);
  }
  return parts.join("/");
}
