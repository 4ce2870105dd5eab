/** Listeners on loopback that must never receive anything. They show that no request reached a private address. */
import { createSocket, type Socket as UdpSocket } from "node:dgram";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";

export interface Canary {
  /** TCP port on 127.0.0.1, and on ::1 if the machine has it. */
  port: number;
  /** UDP port on 127.0.0.1. */
  udpPort: number;
  /** What the listeners received, such as "tcp 127.0.0.1" or "udp 20 bytes". Must stay empty. */
  heard: string[];
  close(): Promise<void>;
}

export async function startCanary(): Promise<Canary> {
  const heard: string[] = [];
  const sockets = new Set<Socket>();
  const onConnection = (name: string) => (socket: Socket) => {
    heard.push(name);
    sockets.add(socket);
    socket.on("error", () => undefined).on("close", () => sockets.delete(socket));
    // Answers, so that a page that gets here can detect the open port.
    socket.once("data", () =>
      socket.end("HTTP/1.1 200 OK\r\nContent-Length: 6\r\nConnection: close\r\n\r\ncanary"),
    );
  };
  const v4 = createServer(onConnection("tcp 127.0.0.1"));
  const port = await listen(v4, "127.0.0.1", 0);
  const v6 = createServer(onConnection("tcp ::1"));
  const hasV6 = await listen(v6, "::1", port).catch(() => null);
  const udp = createSocket("udp4");
  udp.on("message", (message) => heard.push(`udp ${message.length} bytes`));
  await new Promise<void>((resolve) => udp.bind(0, "127.0.0.1", resolve));
  return {
    port,
    udpPort: udp.address().port,
    heard,
    async close() {
      for (const socket of sockets) socket.destroy();
      await Promise.all([closeServer(v4), hasV6 === null ? undefined : closeServer(v6), closeUdp(udp)]);
    },
  };
}

/** Returns a port of 127.0.0.1 without a listener. */
export async function findClosedPort(): Promise<number> {
  const server = createServer();
  const port = await listen(server, "127.0.0.1", 0);
  await closeServer(server);
  return port;
}

function listen(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}

function closeUdp(socket: UdpSocket): Promise<void> {
  return new Promise((resolve) => socket.close(() => resolve()));
}
