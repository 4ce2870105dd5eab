// Prepares a fresh clone. It installs what is missing, builds what changed, and prints one line per step. It is plain
// JavaScript without packages, because it runs in the machine's own Node (20 or newer) before anything is installed.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { whenParentEnds } from "./parent-process.mjs";
import { hasEveryRuntimePackage } from "./runtime-packages.mjs";

export const rootDir = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Inputs of the pages' build. The programs are bundled from the built pages and the server. */
const buildInputs = [
  "app",
  "engines",
  "features",
  "platform",
  "shared",
  "ui",
  "db",
  "public",
  "scripts/lib/precompress.ts",
  "scripts/lib/route-areas.ts",
  "scripts/lib/server-modules.ts",
  "vite.config.ts",
  "react-router.config.ts",
  "package-lock.json",
  "tsconfig.json",
];

/**
 * Flags of every process that we start, and .env. The flags in server-flags.json hide the warning about Node's own
 * SQLite, keep the young generation small, and keep the generic WebAssembly wrappers.
 */
export const nodeFlags = [
  ...JSON.parse(readFileSync(join(rootDir, "scripts", "lib", "server-flags.json"), "utf8")),
  ...(existsSync(join(rootDir, ".env")) ? ["--env-file=.env"] : []),
];

/**
 * Keeps glibc from holding on to freed memory, which is a third of what the server takes at rest. Must be set before
 * the process starts.
 */
export const serverSettings = JSON.parse(
  readFileSync(join(rootDir, "scripts", "lib", "server-environment.json"), "utf8"),
);

/** Caches compiled modules, which makes the next start faster. */
export const compileCache = join(rootDir, "node_modules", ".cache", "node-compile");

/** Returns the Node that the project pins, which runs every script and test. */
export function pinnedNode() {
  const name = process.platform === "win32" ? "node.exe" : "node";
  return join(rootDir, "node_modules", "node", "bin", name);
}

export function requireNode20() {
  const major = Number(process.versions.node.split(".")[0]);
  if (major < 20) fail(`Node 20 or newer is needed to start; this is ${process.version}.`);
}

/**
 * Installs what is missing. To run and build Step, packages for tests and checks aren't needed: an installation without
 * them (`npm install --omit=dev`) stays as it is.
 */
export async function ensureInstalled({ withDevelopment = true } = {}) {
  if (isInstalled(withDevelopment) && existsSync(pinnedNode())) return;
  // Not `npm ci`: some registries lack optional packages for other platforms, and npm ci then rejects the lock file.
  // --no-save: npm versions mark packages differently, and starting must not change the lock file of a clone.
  const scope = withDevelopment ? [] : ["--omit=dev"];
  await runStep(
    "Installing dependencies",
    npmCommand(),
    ["install", ...scope, "--no-save", "--no-audit", "--no-fund", "--no-progress", "--loglevel=error"],
    {
      env: { ...process.env, NODE_ENV: withDevelopment ? "development" : "production" },
    },
  );
  if (!existsSync(pinnedNode())) {
    fail(
      "npm did not install the pinned Node (its install script was not allowed to run). Run: npm install --ignore-scripts=false",
    );
  }
}

/** Installs and builds what `npm start` needs. Once both are done, only the packages that aren't bundled are needed. */
export async function ensureRunnable() {
  if (isBuilt() && isBundled({ withPages: true }) && hasRuntimePackages()) return;
  await ensureInstalled({ withDevelopment: false });
  await ensureBuilt();
}

/** Whether the packages that bundled programs load are there, even if `npm run slim` removed all others. */
export function hasRuntimePackages() {
  const lock = JSON.parse(readFileSync(join(rootDir, "package-lock.json"), "utf8"));
  const installed = (folder) => {
    const description = readText(join(rootDir, folder, "package.json"));
    return description === null ? null : JSON.parse(description).version;
  };
  return existsSync(pinnedNode()) && hasEveryRuntimePackage(lock, installed);
}

/** Compares what npm installed with the lock file. Optional packages may be missing: most are for other platforms. */
function isInstalled(withDevelopment) {
  const installed = readText(join(rootDir, "node_modules", ".package-lock.json"));
  if (installed === null) return false;
  const { packages: found } = JSON.parse(installed);
  const { packages: wanted } = JSON.parse(readFileSync(join(rootDir, "package-lock.json"), "utf8"));
  return Object.entries(wanted).every(([folder, { version, optional, dev, devOptional }]) => {
    const isNeeded = folder !== "" && !optional && (withDevelopment || !(dev || devOptional));
    return !isNeeded || found[folder]?.version === version;
  });
}

export async function ensureBuilt() {
  // Before the build, because what changes meanwhile isn't in it.
  const wanted = fingerprint(buildInputs);
  if (!isBuilt(wanted)) {
    await runStep(
      "Building the pages",
      pinnedNode(),
      [join(rootDir, "node_modules", "@react-router", "dev", "bin.cjs"), "build"],
      {
        env: { ...process.env, NODE_ENV: "production" },
      },
    );
    mkdirSync(dirname(buildStamp), { recursive: true });
    writeFileSync(buildStamp, wanted);
  }
  await ensureBundled({ withPages: true });
}

const buildStamp = join(rootDir, "build", ".built");

function isBuilt(wanted = fingerprint(buildInputs)) {
  return existsSync(join(rootDir, "build", "server", "index.js")) && readText(buildStamp) === wanted;
}

/** Bundles the programs. Pages must be built before they can be bundled. */
export async function ensureBundled({ withPages = false } = {}) {
  const wanted = bundleState();
  if (isBundled({ withPages, wanted })) return;
  const pages = withPages ? ["--with-pages"] : [];
  await runStep("Bundling the server", pinnedNode(), ["scripts/bundle-programs.mjs", ...pages], {
    env: process.env,
  });
  writeFileSync(bundleStamp, withPages ? `${wanted} with pages` : wanted);
}

/** Whether the bundled programs match the current sources. */
export function isBundled({ withPages = false, wanted = bundleState() } = {}) {
  const found = readText(bundleStamp);
  return found === `${wanted} with pages` || (!withPages && found === wanted);
}

/**
 * Returns the flags and the file to run for a program, which is its bundle if that matches the current sources,
 * otherwise its source.
 */
export function programArguments(source, bundled = isBundled()) {
  return bundled
    ? [...nodeFlags, bundledCondition, `build/programs/${source.replace(/\.ts$/, ".js")}`]
    : [...nodeFlags, source];
}

const bundleStamp = join(rootDir, "build", "programs", ".bundled");

function bundleState() {
  return fingerprint([
    ...buildInputs,
    "server",
    "scripts/bundle-programs.mjs",
    "scripts/lib/one-byte-source.mjs",
    "scripts/lib/runtime-packages.mjs",
    "package.json",
  ]);
}

/**
 * Returns an environment in which threads, servers and commands start from their bundles, in a fraction of the time.
 */
export function withBundles(env) {
  return { ...env, NODE_OPTIONS: `${env.NODE_OPTIONS ?? ""} ${bundledCondition}`.trim() };
}

/** With this condition, package.json's "imports" resolve to the bundled programs. */
const bundledCondition = "--conditions=bundled";

/**
 * Runs a program of the pinned Node in the foreground, then exits with the same status or signal. Where it can, the
 * program replaces this process, whose memory is then free again. It's then npm's child, and Ctrl-C reaches it twice:
 * from the terminal and from npm. So every program must ignore a repeated signal while it ends.
 */
export function handOver(command, args, env = process.env) {
  const given = { NODE_COMPILE_CACHE: compileCache, ...env };
  if (process.execve && process.platform !== "win32") {
    // Otherwise, `execve` ends this process with a native stack trace.
    if (!canRun(command)) fail(`${command} doesn't run on this machine. Remove node_modules and try again.`);
    const watch = process.env.npm_lifecycle_event ? ["--import", endWithParent] : [];
    process.chdir(rootDir);
    process.execve(command, [command, ...watch, ...args], given);
  }
  const child = spawn(command, args, { cwd: rootDir, stdio: "inherit", env: given });
  // A terminal sends Ctrl-C to the whole process group, which includes the child. kill(1) signals only this process.
  process.on("SIGINT", () => {
    if (!process.stdin.isTTY) child.kill("SIGINT");
  });
  for (const signal of ["SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  if (process.env.npm_lifecycle_event) whenParentEnds(() => child.kill("SIGTERM"));
  child.on("error", (error) => fail(`Could not start ${command}: ${error.message}`));
  child.on("exit", (code, signal) => process.exit(code ?? (signal === "SIGINT" ? 130 : 1)));
}

/** Packages may be from another platform, such as a container that shares the folder. */
function canRun(command) {
  return spawnSync(command, ["--version"], { stdio: "ignore" }).status === 0;
}

const endWithParent = new URL("end-with-parent.mjs", import.meta.url).href;

export function run(command, args, env = process.env) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: rootDir, stdio: "inherit", env });
    child.on("error", (error) => fail(`Could not start ${command}: ${error.message}`));
    child.on("exit", (code) => resolve(code ?? 1));
  });
}

/** Resolves with the exit status and everything that was printed. */
export function runForOutput(command, args, env = process.env) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: rootDir, stdio: ["ignore", "pipe", "pipe"], env });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (data) => (output += data));
    child.on("error", (error) => fail(`Could not start ${command}: ${error.message}`));
    child.on("close", (code) => resolve({ status: code ?? 1, output }));
  });
}

export function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** Runs a long step and shows one line that counts its seconds. Prints the step's output only if it fails. */
export function runStep(title, command, args, options = {}) {
  return new Promise((resolve) => {
    const started = Date.now();
    const tty = process.stderr.isTTY;
    const seconds = () => Math.round((Date.now() - started) / 1000);
    process.stderr.write(tty ? `${title} …` : `${title} …\n`);
    const timer = tty ? setInterval(() => process.stderr.write(`\r${title} … ${seconds()} s`), 1000) : null;
    const child = spawn(command, args, { cwd: rootDir, stdio: ["ignore", "pipe", "pipe"], ...options });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (data) => (output = (output + data).slice(-20_000)));
    child.on("error", (error) => fail(`\n${title} failed: ${error.message}`));
    child.on("exit", (code) => {
      if (timer) clearInterval(timer);
      if (code !== 0) fail(`${tty ? "\n" : ""}${output.trim()}\n${title} failed (exit ${code}).`);
      process.stderr.write(
        tty ? `\r${title}: done in ${seconds()} s\n` : `${title}: done in ${seconds()} s\n`,
      );
      resolve();
    });
  });
}

function npmCommand() {
  return process.platform === "win32" ? "npm.cmd" : "npm";
}

/** Hashes the contents of files and folders in the root. Missing ones count as empty. */
function fingerprint(paths) {
  const hash = createHash("sha256");
  const add = (path) => {
    const full = join(rootDir, path);
    if (!existsSync(full)) return;
    const entries = readdirSafe(full);
    if (!entries) {
      hash.update(path).update(readFileSync(full));
      return;
    }
    for (const entry of entries.sort()) if (!/\.test\.tsx?$/.test(entry)) add(`${path}/${entry}`);
  };
  for (const path of paths) add(path);
  return hash.digest("hex");
}

function readdirSafe(path) {
  try {
    return readdirSync(path);
  } catch (error) {
    if (error.code === "ENOTDIR") return null;
    throw error;
  }
}

function readText(path) {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return null;
  }
}
