/** A TCP proxy that a test can close and reopen to simulate an unreachable server. */
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

export interface TcpProxy {
  port: number;
  /** Cuts every connection and refuses new ones. */
  close(): Promise<void>;
  open(): Promise<void>;
  /** Delays every chunk in each direction. Infinity drops everything. */
  setDelay(ms: number): void;
  /** Passes on requests and drops the answers, until `cut`. */
  dropAnswers(): void;
  /** Passes nothing on over the open connections anymore, and doesn't close them. New ones work. */
  forget(): void;
  /** Cuts every connection and accepts new ones. */
  cut(): void;
}

export async function startTcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  const forgotten = new WeakSet<Socket>();
  const held = new Set<() => void>();
  let delayMs = 0;
  let dropsAnswers = false;
  /** Chunks stay in order, because all have the same delay. */
  function passOn(piece: Buffer, socket: Socket): void {
    const write = () => {
      held.delete(write);
      if (socket.writable) socket.write(piece);
    };
    if (delayMs === 0 && held.size === 0) write();
    else {
      held.add(write);
      if (delayMs !== Number.POSITIVE_INFINITY) setTimeout(write, delayMs);
    }
  }
  const server = createServer((near) => {
    const far = connect(target.port, target.host);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on("error", () => other.destroy());
      socket.on("close", () => {
        sockets.delete(socket);
        other.destroy();
      });
      socket.on("data", (piece) => {
        if (!(dropsAnswers && socket === far) && !forgotten.has(socket)) passOn(piece, other);
      });
      socket.on("end", () => other.end());
    }
  });
  const listen = (port: number) => new Promise<void>((done) => server.listen(port, "127.0.0.1", done));
  const cut = () => {
    dropsAnswers = false;
    for (const socket of sockets) socket.destroy();
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    port,
    async close() {
      const closed = new Promise<void>((done) => server.close(() => done()));
      cut();
      await closed;
    },
    open: () => listen(port),
    setDelay(ms) {
      delayMs = ms;
      if (ms === 0) for (const write of [...held]) write();
    },
    dropAnswers() {
      dropsAnswers = true;
    },
    forget() {
      for (const socket of sockets) forgotten.add(socket);
    },
    cut,
  };
}
