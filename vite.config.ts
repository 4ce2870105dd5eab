import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { precompress } from "./scripts/lib/precompress.ts";

/**
 * What every hydrated page needs comes in few files: a page of forty pieces keeps a phone busy with asking for them
 * before anything is drawn. Icons are 200 bytes each.
 */
const chunkGroups = [
  { name: "icons", test: /node_modules\/lucide-react\// },
  {
    name: "framework",
    test: /node_modules\/(?:react|react-dom|react-router|scheduler|tailwind-merge|clsx|class-variance-authority)\//,
  },
  { name: "components", test: /\/app\/components\// },
];

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), precompress()],
  build: { assetsInlineLimit: 0, sourcemap: false, reportCompressedSize: false },
  server: { middlewareMode: true },
  clearScreen: false,
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } } },
  },
});
