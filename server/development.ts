/** Serves pages from their sources. Vite runs inside this server so that hot updates use the same port. */
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { ServerBuild } from "react-router";
import { type AppBuild, cutAppBuild } from "./app-build.ts";

export interface Development {
  loadApp: () => Promise<AppBuild>;
  development: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  close: () => Promise<void>;
}

export async function createDevelopment(rootDir: string, server: Server): Promise<Development> {
  const { createServer } = await import("vite");
  const vite = await createServer({
    root: rootDir,
    server: { middlewareMode: true, ws: { server } },
    appType: "custom",
  });
  return {
    async loadApp() {
      const build = await vite.ssrLoadModule("virtual:react-router/server-build");
      return cutAppBuild(build as unknown as ServerBuild);
    },
    development: (request, response, next) => vite.middlewares(request, response, next),
    close: () => vite.close(),
  };
}
