/** Checks the import rules between the rooms (docs/architecture.md) against the code. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import * as enumerations from "#shared/enumerations.ts";
import { socialNetworkNames } from "#shared/social-networks.ts";

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** The rooms that a room's files may import from, besides their own. */
const arrows: Record<string, string[]> = {
  shared: [],
  db: ["shared"],
  engines: ["shared", "engines/messages"],
  "engines/messages": ["shared"],
  platform: ["shared", "db"],
  features: ["platform", "engines", "engines/messages", "shared", "db"],
  "features/components": ["features", "ui", "engines", "engines/messages", "shared"],
  ui: ["shared"],
  "app/routes": [
    "features",
    "features/components",
    "engines/messages",
    "ui",
    "app/context",
    "app/flash",
    "app/route-handle",
    "shared",
  ],
  "app/flash": ["ui"],
  "app/context": ["platform", "shared"],
  "app/content-policy": ["features", "shared"],
  "app/late-scripts": [],
  "app/entry": [
    "ui",
    "app/content-policy",
    "app/context",
    "app/late-scripts",
    "app/route-handle",
    "platform",
    "shared",
  ],
  "app/root": ["ui", "app/context", "app/flash", "app/route-handle", "shared"],
};

/** Only these features may compose others, except the listed ones above them. */
const composingFeatures: Record<string, string[]> = {
  accounts: ["onboarding", "help-center", "operator"],
  operator: [],
  websites: ["onboarding", "help-center", "recordings"],
  onboarding: [],
  recordings: [],
  moving: ["onboarding", "help-center", "recordings"],
  "help-center": ["onboarding"],
};

/** Every feature may import these. Of them, only check-dates, translations and versions import another: companies. */
const leafFeatures = ["check-dates", "companies", "mails", "translations", "versions"];

interface Import {
  file: string;
  target: string;
}

function sources(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
}

function importsOf(file: string): Import[] {
  const text = readFileSync(join(root, file), "utf8");
  const found = text.matchAll(/(?:\bfrom\s*|\bimport\s*\(?\s*)["']([^"']+)["']/g);
  return [...found].flatMap(([, specifier = ""]) => {
    if (specifier.startsWith("#")) return [{ file, target: specifier.slice(1) }];
    if (specifier.includes("/+types/")) return [];
    if (specifier.startsWith("."))
      return [{ file, target: relative(root, resolve(root, dirname(file), specifier)) }];
    return [];
  });
}

function roomOf(path: string): string {
  const [first = "", second = ""] = path.split("/");
  if (path.startsWith("engines/messages/")) return "engines/messages";
  if (first === "features" && path.split("/")[2] === "components") return "features/components";
  if (first !== "app") return first;
  if (second === "routes") return "app/routes";
  return `app/${second.split(".")[0]}`;
}

const files = ["shared", "db", "engines", "platform", "features", "ui", "app"].flatMap(sources);

describe("request bodies", () => {
  test("are read by the bounded readers only", () => {
    const reads =
      /\b(?:request|req|raw|incoming)(?:\.clone\(\))?\.(?:formData|json|text|arrayBuffer|blob|bytes|body|parseBody)\b/g;
    // Code in the browser reads forms of its own page.
    const onServer = (text: string) => text.replace(/^export async function clientAction[\s\S]*?^\}/gm, "");
    const found = ["app", "features", "platform", "server"].flatMap(sources).flatMap((file) => {
      const matches = onServer(readFileSync(join(root, file), "utf8")).match(reads) ?? [];
      return matches.map((match) => `${file}: ${match}`);
    });
    expect(found).toEqual([]);
  });
});

test("no call is made for its exception alone, because the bundler drops those that it takes for pure", () => {
  const dropped = /^\s*(?:void )?(?:(?:de|en)codeURI(?:Component)?|String(?:\.fromCodePoint)?)\(.*\);$/gm;
  const found = [...files, ...sources("server")].flatMap((file) => {
    const matches = readFileSync(join(root, file), "utf8").match(dropped) ?? [];
    return matches.map((match) => `${file}: ${match.trim()}`);
  });
  expect(found).toEqual([]);
});

test("a file of code has at most 500 lines; lists of words may be longer", () => {
  const isOfWords =
    /^engines\/(?:languages|customer-questions\/words|messages)\/|everyday-synonyms|\.fixture\.ts$/;
  const lengths = [...files, ...sources("server")]
    .filter((file) => !isOfWords.test(file))
    .map((file) => [readFileSync(join(root, file), "utf8").split("\n").length, file] as const);
  expect(lengths.length).toBeGreaterThan(1_000);
  expect(lengths.filter(([lines]) => lines > 500)).toEqual([]);
});

describe("the import rules", () => {
  test("cover every room", () => {
    for (const room of ["shared", "db", "engines", "platform", "features", "ui", "app/routes"])
      expect(files.map(roomOf)).toContain(room);
    expect(files.flatMap(importsOf).length).toBeGreaterThan(100);
  });

  test("hold for every import", () => {
    const wrong = files.flatMap(importsOf).filter(({ file, target }) => {
      const from = roomOf(file);
      const to = roomOf(target);
      const allowed = arrows[from];
      return allowed !== undefined && from !== to && !allowed.includes(to);
    });
    expect(wrong.map(({ file, target }) => `${file} → ${target}`)).toEqual([]);
  });

  test("separate features, of which only some compose others", () => {
    const featureOf = (path: string) => (path.startsWith("features/") ? path.split("/")[1] : null);
    const wrong = files.flatMap(importsOf).filter(({ file, target }) => {
      const from = featureOf(file);
      const to = featureOf(target);
      if (!from || !to || from === to || leafFeatures.includes(to)) return false;
      return !composingFeatures[from] || composingFeatures[from].includes(to);
    });
    expect(wrong.map(({ file, target }) => `${file} → ${target}`)).toEqual([]);
  });

  test("allow no cycle between rooms", () => {
    const room = (path: string) =>
      path
        .split("/")
        .slice(0, path.startsWith("features/") ? 2 : 1)
        .join("/");
    const imports = [...files, ...sources("server")].flatMap(importsOf);
    const below = new Map<string, Set<string>>();
    for (const { file, target } of imports)
      if (room(file) !== room(target))
        below.set(room(file), (below.get(room(file)) ?? new Set()).add(room(target)));
    expect(below.size).toBeGreaterThan(15);
    const reaches = (from: string, wanted: string, seen = new Set<string>()): boolean =>
      [...(below.get(from) ?? [])].some(
        (next) => next === wanted || (!seen.has(next) && reaches(next, wanted, seen.add(next))),
      );
    expect([...below.keys()].filter((each) => reaches(each, each))).toEqual([]);
  });

  test("keep the database and secrets out of browser code", () => {
    const browserFiles = files.filter(
      (file) => file.startsWith("ui/") || (file.startsWith("features/") && file.includes("/components/")),
    );
    const wrong = browserFiles
      .flatMap(importsOf)
      .filter(({ target }) => /\.server\.ts$/.test(target) || target.startsWith("db/"));
    expect(wrong.map(({ file, target }) => `${file} → ${target}`)).toEqual([]);
  });
});

test("the server imports only types from app/, which an image contains only as a build", () => {
  const imported = /^import (?!type )[^;]*?from "#app\/[^"]+";/gm;
  const found = sources("server").flatMap((file) => {
    const matches = readFileSync(join(root, file), "utf8").match(imported) ?? [];
    return matches.map((match) => `${file}: ${match}`);
  });
  expect(found).toEqual([]);
});

test("inline styles come from one component, whose text the page's policy allows, and scripts from files", () => {
  const pages = files.filter((file) => file.endsWith(".tsx"));
  expect(pages.length).toBeGreaterThan(100);
  const found = pages.flatMap((file) => {
    const code = readFileSync(join(root, file), "utf8").replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, "");
    const tags = code.match(/<style\b|<script\b(?![^>]*\bsrc=)/g) ?? [];
    return tags.map((tag) => `${file}: ${tag}`);
  });
  expect(found).toEqual(["ui/inline-style.tsx: <style"]);
});

test("values shared by database, forms and screens are listed in one file each", () => {
  const lists = [...Object.values(enumerations), socialNetworkNames].map((values) =>
    values.map((value) => `"${value}"`),
  );
  const copies = lists.flatMap((values) => [`[${values.join(", ")}]`, values.join(" | ")]);
  const found = files
    .filter((file) => file !== "shared/enumerations.ts")
    .flatMap((file) => {
      const text = readFileSync(join(root, file), "utf8");
      return copies.filter((copy) => text.includes(copy)).map((copy) => `${file}: ${copy}`);
    });
  expect(found).toEqual([]);
});

test("only code that looked up the company creates an owner's scope", () => {
  const makers = ["app", "features", "platform", "server", "engines", "ui"]
    .flatMap(sources)
    .filter((file) => {
      const text = readFileSync(join(root, file), "utf8");
      return /\bownerScope\(|\bas (?:unknown as )?OwnerScope\b/.test(text);
    });
  expect(makers.sort()).toEqual([
    "app/routes/guards.server.ts",
    "features/companies/first-owner.server.ts",
    "server/find-writer.ts",
    "server/uploads.ts",
  ]);
});

test("only the lookup of a key creates the scope of its holder", () => {
  const makers = ["app", "features", "platform", "server", "engines", "ui"]
    .flatMap(sources)
    .filter((file) => {
      const text = readFileSync(join(root, file), "utf8");
      return /\bkeyHolderScope\(|\bas (?:unknown as )?KeyHolderScope\b/.test(text);
    });
  expect(makers).toEqual(["features/companies/keys/find-key-holder.server.ts"]);
});
