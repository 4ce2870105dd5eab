// Lists the files changed since a commit, including the index, the work tree and untracked files.
import { execFileSync } from "node:child_process";
import { rootDir } from "./prepare.mjs";

const mainBranches = ["origin/HEAD", "origin/main", "main"];

/**
 * Returns paths relative to the root, or null if the commit doesn't exist. `commit` defaults to the branch point from
 * main.
 */
export function changedFiles({ commit, dir = rootDir } = {}) {
  const git = (...args) =>
    execFileSync("git", args, { cwd: dir, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  const base = commit ? findCommit(git, commit) : (branchPoint(git) ?? findCommit(git, "HEAD"));
  if (base === null) return null;
  const changed = git("diff", "--name-only", "-z", base, "--");
  const untracked = git("ls-files", "--others", "--exclude-standard", "-z");
  return [...new Set(`${changed}${untracked}`.split("\0").filter(Boolean))];
}

function branchPoint(git) {
  const main = mainBranches.map((name) => findCommit(git, name)).find((commit) => commit !== null);
  return main ? orNull(() => git("merge-base", "HEAD", main).trim()) : null;
}

function findCommit(git, name) {
  return orNull(() => git("rev-parse", "--verify", "--quiet", "--end-of-options", `${name}^{commit}`).trim());
}

/** git exits with an error if it finds nothing. */
function orNull(find) {
  try {
    return find();
  } catch {
    return null;
  }
}
