import { join } from "node:path";
import type { Config } from "@react-router/dev/config";
import { shrinkRouteManifests } from "./scripts/lib/precompress.ts";

export default {
  appDirectory: "app",
  buildDirectory: "build",
  ssr: true,
  // Each kind of host gets a different part of the manifest (see server/app-build.ts), so nothing is discovered lazily.
  routeDiscovery: { mode: "initial" },
  splitRouteModules: false,
  buildEnd: ({ reactRouterConfig: { buildDirectory } }) =>
    shrinkRouteManifests(join(buildDirectory, "client", "assets")),
} satisfies Config;
