import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { precompress } from "./scripts/lib/precompress.ts";
import { splitRouteAreas } from "./scripts/lib/route-areas.ts";
import { shareServerModules } from "./scripts/lib/server-modules.ts";

/**
 * Modules that many pages share, in few files. One file per shared module would be 70 requests for the dashboard. These
 * groups halve that and add almost no bytes to any page.
 */
const sharedChunks = [
  {
    name: "framework",
    test: /node_modules\/(?:cookie|react|react-dom|react-router|scheduler)\//,
    minShareCount: 20,
  },
  { name: "icons", test: /node_modules\/lucide-react\// },
  { name: "ui", test: /\/(?:shared|ui)\//, minShareCount: 3, maxModuleSize: 8_000 },
  { name: "team", test: /\/engines\/messages\/team\//, minShareCount: 8, priority: 1 },
  {
    name: "theme",
    test: /\/engines\/theme\/|\/features\/help-center\/(?:theme-settings|components\/scoped-style)\./,
    minShareCount: 8,
    priority: 1,
  },
  { name: "center", test: /\/(?:features\/help-center|engines\/(?:messages|theme))\//, minShareCount: 8 },
];

export default defineConfig({
  plugins: [
    shareServerModules(import.meta.dirname),
    tailwindcss(),
    reactRouter(),
    splitRouteAreas(),
    precompress(),
  ],
  build: { assetsInlineLimit: 0, sourcemap: false, reportCompressedSize: false },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: sharedChunks } } } } },
  },
  server: { middlewareMode: true },
  clearScreen: false,
});
