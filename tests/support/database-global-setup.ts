/** Vitest calls this once a run: it answers the workers' question for a database server, and starts it then. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { startTestDatabaseServer } from "#tests/support/test-database-server.ts";

export async function setup(): Promise<() => Promise<void>> {
  let started: ReturnType<typeof startTestDatabaseServer> | null = null;
  const broker = createServer((_request, response) => {
    started ??= startTestDatabaseServer();
    started.then(
      ({ url }) => response.end(url),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => broker.listen(0, "127.0.0.1", resolve));
  const { port } = broker.address() as AddressInfo;
  process.env.STEP_TEST_DATABASE_BROKER = `http://127.0.0.1:${port}/`;
  return async () => {
    broker.closeAllConnections();
    broker.close();
    const server = await started?.catch(() => null);
    await server?.stop();
  };
}
