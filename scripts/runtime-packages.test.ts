import { expect, test } from "vitest";
import { hasEveryRuntimePackage, runtimeFolders } from "./lib/runtime-packages.mjs";

const lock = {
  packages: {
    "": {},
    "node_modules/node": { version: "24.1.0" },
    "node_modules/sharp": {
      version: "1.0.0",
      dependencies: { color: "^5" },
      optionalDependencies: { "@img/linux": "1", "@img/darwin": "1" },
    },
    "node_modules/@img/linux": { version: "1.2.0", optional: true },
    "node_modules/@img/darwin": { version: "1.2.0", optional: true },
    "node_modules/color": { version: "4.0.0" },
    "node_modules/sharp/node_modules/color": { version: "5.0.0" },
    "node_modules/vite": { version: "8.0.0" },
  },
};
const all = {
  "node_modules/node": "24.1.0",
  "node_modules/sharp": "1.0.0",
  "node_modules/@img/linux": "1.2.0",
  "node_modules/sharp/node_modules/color": "5.0.0",
};
const hasAll = (installed: Record<string, string>) =>
  hasEveryRuntimePackage(lock, (folder) => installed[folder] ?? null);

test("a bundled server needs its native packages and what they depend on", () => {
  expect(runtimeFolders(lock)).toEqual([
    "node_modules/@img/darwin",
    "node_modules/@img/linux",
    "node_modules/node",
    "node_modules/sharp",
    "node_modules/sharp/node_modules/color",
  ]);
});

test("packages for other platforms may be missing, others may not", () => {
  expect(hasAll(all)).toBe(true);
  const { "node_modules/@img/linux": _, ...without } = all;
  expect(hasAll(without)).toBe(true);
  const { "node_modules/sharp/node_modules/color": _color, ...broken } = all;
  expect(hasAll(broken)).toBe(false);
});

test("a package in another version counts as missing", () => {
  expect(hasAll({ ...all, "node_modules/sharp": "1.0.1" })).toBe(false);
  expect(hasAll({ ...all, "node_modules/@img/linux": "1.1.0" })).toBe(false);
});
