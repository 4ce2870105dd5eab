/** Takes the port at once and serves from it when the rest is ready; until then it answers 503. */
import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { StartupError } from "#platform/errors.ts";

export interface Listening {
  server: Server;
  /** The port that was given, or the one the system chose for 0. */
  port: number;
  serve(listener: RequestListener): void;
  /** Takes no more connections, ends the idle ones and waits for the requests under way. */
  close(): Promise<void>;
}

/** Throws a StartupError when the port can't be had. */
export async function listen(port: number): Promise<Listening> {
  const limits = { maxHeaderSize: 16_384, requestTimeout: 60_000, keepAliveTimeout: 10_000 };
  const server = createServer(limits, notYet);
  server.listen(port);
  try {
    await once(server, "listening");
  } catch (error) {
    throw new StartupError(portProblem(port, error as NodeJS.ErrnoException), { cause: error });
  }
  return {
    server,
    port: (server.address() as AddressInfo).port,
    serve(listener) {
      server.off("request", notYet);
      server.on("request", listener);
    },
    close() {
      return new Promise((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
      });
    },
  };
}

const notYet: RequestListener = (_request, response) => {
  response.writeHead(503, { "retry-after": "2", "content-type": "text/plain" }).end("Starting …");
};

function portProblem(port: number, error: NodeJS.ErrnoException): string {
  if (error.code === "EADDRINUSE")
    return `Port ${port} is taken. Set PORT to another one, for example: PORT=3001 npm start`;
  if (error.code === "EACCES")
    return `Port ${port} needs more rights than this user has. Set PORT to 1024 or higher.`;
  return `Could not listen on port ${port}: ${error.message}`;
}
