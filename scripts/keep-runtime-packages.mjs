// Removes every package that bundled programs don't load, after a build. Images run it, and `npm run slim`. `npm install`
// brings the others back.
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { rootDir } from "./lib/prepare.mjs";
import { runtimeFolders } from "./lib/runtime-packages.mjs";

const lock = JSON.parse(readFileSync(join(rootDir, "package-lock.json"), "utf8"));
const kept = runtimeFolders(lock);

removeOthers("node_modules");
// The installer of Node's package leaves a second copy, with headers and npm.
rmSync(join(rootDir, "node_modules/node/node_modules"), { recursive: true, force: true });

function removeOthers(folder) {
  for (const entry of readdirSync(join(rootDir, folder))) {
    const path = `${folder}/${entry}`;
    const isParent = kept.some((each) => each.startsWith(`${path}/`));
    if (kept.includes(path)) {
      if (existsSync(join(rootDir, path, "node_modules"))) removeOthers(`${path}/node_modules`);
    } else if (isParent) removeOthers(path);
    else rmSync(join(rootDir, path), { recursive: true, force: true });
  }
}
