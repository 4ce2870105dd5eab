/**
 * Exercises, demonstrations and themes that an owner keeps in a folder of the website. Their names, prices and contact
 * details belong to companies that don't exist.
 */
import { anyOf } from "#engines/languages/words.ts";
import { groundText } from "./ground.ts";
import type { ReadPage } from "./read-page.ts";

const sampleFolder = new RegExp(`(?:^|[-_ ])(?:${anyOf("samples.folder")})(?:$|[-_ ])`, "iu");
/** Sections of a website are rarely deeper. */
const minDepth = 2;

/** True for a page in a folder that neither names the company nor links to anything outside of its folder. */
export function isSample(page: ReadPage, companyName: string | null): boolean {
  const folders = foldersOf(page);
  const isApart = folders.length >= minDepth || folders.some((folder) => sampleFolder.test(folder));
  return isApart && companyName !== null && !namesCompany(page, companyName) && !leavesFolder(page);
}

function foldersOf({ url, segments }: ReadPage): string[] {
  const path = URL.parse(url)?.pathname ?? "/";
  return /\/(?:(?:index|default)\.\w{2,5})?$/.test(path) ? segments : segments.slice(0, -1);
}

function namesCompany({ text, title }: ReadPage, companyName: string): boolean {
  const name = groundText([companyName]);
  return text.includes(name) || groundText([title ?? ""]).includes(name);
}

function hostOf(url: URL | null): string | undefined {
  return url?.host.replace(/^www\./, "");
}

function leavesFolder({ url, tree }: ReadPage): boolean {
  const own = URL.parse(url);
  const folder = own?.pathname.replace(/[^/]*$/, "") ?? "/";
  return tree.elements.some(({ tag, attributes }) => {
    const target = tag === "a" && attributes["href"] ? URL.parse(attributes["href"], url) : null;
    return target !== null && hostOf(target) === hostOf(own) && !target.pathname.startsWith(folder);
  });
}
