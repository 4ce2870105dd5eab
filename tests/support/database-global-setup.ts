/**
 * Vitest's global setup, once per run. Creates a database server or a data directory when a worker first requests it.
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type DataDirectory, makeDataDirectory } from "#tests/support/data-directory.ts";
import { type Pooler, startPooler } from "#tests/support/pooler.ts";
import { startTestDatabaseServer } from "#tests/support/test-database-server.ts";

export async function setup(): Promise<() => Promise<void>> {
  let started: ReturnType<typeof startTestDatabaseServer> | null = null;
  let made: Promise<DataDirectory> | null = null;
  let pooler: Pooler | null = null;
  if (process.env.STEP_TEST_POOLER) {
    started = startTestDatabaseServer();
    pooler = await startPooler((await started).url);
    process.env.STEP_TEST_POOLER_PORT = String(pooler.port);
  }
  const answerTo = async (path = "/") => {
    if (path === "/data-directory") {
      made ??= makeDataDirectory();
      return (await made).path;
    }
    started ??= startTestDatabaseServer();
    return (await started).url;
  };
  const broker = createServer((request, response) => {
    answerTo(request.url).then(
      (answer) => response.end(answer),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => broker.listen(0, "127.0.0.1", resolve));
  const { port } = broker.address() as AddressInfo;
  process.env.STEP_TEST_DATABASE_BROKER = `http://127.0.0.1:${port}/`;
  return async () => {
    broker.closeAllConnections();
    broker.close();
    await pooler?.stop();
    const server = await started?.catch(() => null);
    await server?.stop();
    const directory = await made?.catch(() => null);
    await directory?.remove();
  };
}
