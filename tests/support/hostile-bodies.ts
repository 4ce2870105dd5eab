/** Request bodies that are cheap to send and expensive to parse, and clients on loopback that send them. */
import { connect } from "node:net";
import { type Zippable, zipSync } from "fflate";

export interface HostileRequest {
  path: string;
  cookie?: string;
  contentType: string;
  body: Uint8Array;
}

const boundary = "x";

/** Has nearly 50 million empty objects in one JSON document, compressed to about 150 kB. */
export function zipOfJson(cookie: string): HostileRequest {
  const open = Buffer.from('{"x":[');
  const objects = Buffer.alloc(146_000_001, "{},");
  objects[objects.length - 1] = 0x7d;
  const files: Zippable = { "help-center.json": Buffer.concat([open, objects, Buffer.from("]}")]) };
  const fields = { intent: "import", confirm: "yes" };
  const archive = zipSync(files, { level: 9 });
  return { path: "/dashboard/settings/export", cookie, ...multipart(fields, { name: "archive", archive }) };
}

/** Has a megabyte of fields without a value. Needs no session. */
export function manyFields(): HostileRequest {
  const body = Buffer.alloc(999_999, "a&");
  return { path: "/auth", contentType: "application/x-www-form-urlencoded", body };
}

/** Has ten megabytes of empty parts. */
export function manyParts(cookie: string): HostileRequest {
  const part = `--${boundary}\r\ncontent-disposition:form-data;name=a\r\n\r\n\r\n`;
  const body = Buffer.alloc(Math.floor(10_000_000 / part.length) * part.length, part);
  return {
    path: "/dashboard/settings/appearance",
    cookie,
    contentType: `multipart/form-data; boundary=${boundary}`,
    body: Buffer.concat([body, Buffer.from(`--${boundary}--\r\n`)]),
  };
}

/** Has half a million nested arrays. Needs no session. */
export function deepJson(): HostileRequest {
  const body = Buffer.concat([Buffer.alloc(499_999, "["), Buffer.alloc(499_999, "]")]);
  return { path: "/functions/validate-beta-code", contentType: "application/json", body };
}

function multipart(fields: Record<string, string>, { name, archive }: { name: string; archive: Uint8Array }) {
  const parts = Object.entries(fields).map(
    ([field, value]) =>
      `--${boundary}\r\ncontent-disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`,
  );
  const file = `--${boundary}\r\ncontent-disposition: form-data; name="${name}"; filename="data.zip"\r\ncontent-type: application/zip\r\n\r\n`;
  const body = Buffer.concat([
    Buffer.from(parts.join("") + file),
    archive,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  return { contentType: `multipart/form-data; boundary=${boundary}`, body };
}

/** Returns the response status, or 0 if the connection ended without one. */
export async function sendHostile(origin: string, { path, cookie, contentType, body }: HostileRequest) {
  const headers = { "content-type": contentType, origin, ...(cookie ? { cookie } : {}) };
  const init = { method: "POST", headers, body: Buffer.from(body), redirect: "manual" as const };
  const answer = await fetch(origin + path, init).catch(() => null);
  await answer?.arrayBuffer().catch(() => {});
  return answer?.status ?? 0;
}

export interface SlowBodies {
  /** Resolves when the server has closed every connection. */
  givenUp: Promise<void>;
  close(): void;
}

/** Opens connections that announce a body and send one byte of it per interval (slowloris). */
export function sendSlowly(
  port: number,
  { connections, path, bytesAnnounced }: { connections: number; path: string; bytesAnnounced: number },
): SlowBodies {
  const sockets = Array.from({ length: connections }, () => {
    const socket = connect(port, "127.0.0.1");
    const lines = [
      `POST ${path} HTTP/1.1`,
      `Host: localhost:${port}`,
      "Content-Type: application/x-www-form-urlencoded",
      `Content-Length: ${bytesAnnounced}`,
    ];
    socket.write(`${lines.join("\r\n")}\r\n\r\na=`);
    const timer = setInterval(() => socket.write("a"), 500);
    socket.resume();
    socket.on("error", () => socket.destroy());
    const ended = new Promise<void>((resolve) =>
      socket.once("close", () => {
        clearInterval(timer);
        resolve();
      }),
    );
    return { socket, ended };
  });
  return {
    givenUp: Promise.all(sockets.map(({ ended }) => ended)).then(() => {}),
    close: () => {
      for (const { socket } of sockets) socket.destroy();
    },
  };
}
