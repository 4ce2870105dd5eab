import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  buildDirectory: "build",
  ssr: true,
  // Hosts are handed different parts of the manifest (server/app-build.ts): nothing is discovered lazily.
  routeDiscovery: { mode: "initial" },
  splitRouteModules: false,
} satisfies Config;
