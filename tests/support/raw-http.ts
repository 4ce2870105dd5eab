/** Sends one request byte by byte, for requests that no well-behaved client would send. */
import { connect } from "node:net";
import { patienceMs } from "./patience.ts";

export interface RawAnswer {
  /** 0 if the connection ended without an answer. */
  status: number;
  /** Values by lowercase name. The values of a repeated header are joined with ", ". */
  headers: Record<string, string>;
  body: string;
  /** The whole response, which can hold more than one answer. */
  text: string;
}

/** Resolves when the server closes the connection, which `bytes` must request unless the server refuses it. */
export function sendRaw(port: number, bytes: string | Buffer): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
    socket.setTimeout(patienceMs, () => socket.destroy(new Error("the server did not end the connection")));
    socket.on("data", (chunk) => chunks.push(chunk));
    socket.on("error", (error: NodeJS.ErrnoException) => {
      // A server that refuses early resets the connection while the client is writing.
      if (error.code === "ECONNRESET" || error.code === "EPIPE") resolve(parse(chunks));
      else reject(error);
    });
    socket.on("close", () => resolve(parse(chunks)));
  });
}

/** Sends a GET with these headers unchanged, after Host. */
export function getRaw(
  port: number,
  target: string,
  host: string,
  headers: string[] = [],
): Promise<RawAnswer> {
  const lines = [`GET ${target} HTTP/1.1`, `Host: ${host}`, ...headers, "Connection: close", "", ""];
  return sendRaw(port, Buffer.from(lines.join("\r\n"), "latin1"));
}

function parse(chunks: Buffer[]): RawAnswer {
  const text = Buffer.concat(chunks).toString("latin1");
  const [head = "", ...rest] = text.split("\r\n\r\n");
  const [statusLine = "", ...lines] = head.split("\r\n");
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const name = line.slice(0, line.indexOf(":")).toLowerCase();
    const value = line.slice(line.indexOf(":") + 1).trim();
    headers[name] = name in headers ? `${headers[name]}, ${value}` : value;
  }
  return { status: Number(statusLine.split(" ")[1] ?? 0), headers, body: rest.join("\r\n\r\n"), text };
}
