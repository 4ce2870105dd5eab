import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  buildDirectory: "build",
  ssr: true,
  // Each kind of host gets a different part of the manifest (see server/app-build.ts), so nothing is discovered lazily.
  routeDiscovery: { mode: "initial" },
  splitRouteModules: false,
} satisfies Config;
