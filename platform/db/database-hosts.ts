/**
 * DATABASE_URL may name several hosts, as libpq's URLs do: postgres://user:password@first:5432,second:5432/name. Only
 * one of them is the primary, which accepts writes. Every new connection looks for it, so that a promoted standby is
 * found without a restart.
 */
import { once } from "node:events";
import { connect, Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import postgres from "postgres";

const authority = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#@]+)(.*)$/s;
/** A host that is switched off doesn't refuse a connection. */
const limitSeconds = 3;

interface Address {
  host: string;
  port: number;
}

/** One URL per host, in their order. A URL without several hosts is returned as it is. */
export function urlsOfHosts(url: string): string[] {
  const [, start = "", hosts = "", rest = ""] = authority.exec(url) ?? [];
  if (!hosts.includes(",")) return [url];
  return hosts.split(",").map((host) => start + host + rest);
}

/** "first:5432, second:5432" for messages, without the password. */
export function hostsText(url: string): string {
  return urlsOfHosts(url)
    .map((each) => addressOf(each))
    .map(({ host, port }) => `${host}:${port}`)
    .join(", ");
}

/** Where to connect with postgres.js: the URL, and with several hosts a socket that is connected to the primary. */
export function postgresTarget(url: string): { url: string; options: { socket?: () => Promise<Socket> } } {
  const urls = urlsOfHosts(url);
  const [first = url] = urls;
  return urls.length === 1
    ? { url, options: {} }
    : { url: first, options: { socket: connectToPrimary(urls) } };
}

/** The same for node-postgres, which connects the socket itself. */
export function pgTarget(url: string): { connectionString: string; stream?: () => Socket } {
  const urls = urlsOfHosts(url);
  const [first = url] = urls;
  if (urls.length === 1) return { connectionString: url };
  return {
    connectionString: first,
    stream() {
      const socket = new Socket();
      const open: (address: Address) => Socket = socket.connect.bind(socket);
      socket.connect = () => {
        findPrimary(urls).then(open, (error: Error) => socket.destroy(error));
        return socket;
      };
      return socket;
    },
  };
}

function connectToPrimary(urls: string[]): () => Promise<Socket> {
  return async () => {
    try {
      return await openSocket(await findPrimary(urls));
    } catch (error) {
      // The driver only recovers from errors of a socket. If this function threw, a place in the pool would be lost.
      return new Socket().destroy(error as Error);
    }
  };
}

async function openSocket({ host, port }: Address): Promise<Socket> {
  const socket = connect({ host, port, timeout: limitSeconds * 1_000 });
  socket.once("timeout", () => socket.destroy(awayError(`${host}:${port} does not answer`)));
  await once(socket, "connect");
  socket.setTimeout(0).removeAllListeners("timeout");
  // The driver checks the server's certificate against this name.
  return Object.assign(socket, { host });
}

const searches = new Map<string, Promise<Address>>();

/** Asks all hosts, and returns the first that answers as primary. Concurrent calls share one search. */
function findPrimary(urls: string[]): Promise<Address> {
  const key = urls.join(" ");
  const search = searches.get(key) ?? ask(urls).finally(() => searches.delete(key));
  searches.set(key, search);
  return search;
}

async function ask(urls: string[]): Promise<Address> {
  try {
    return await Promise.any(urls.map(addressOfPrimary));
  } catch (error) {
    const { errors } = error as AggregateError;
    throw errors.find(isStandbyError) ?? errors[0];
  }
}

async function addressOfPrimary(url: string): Promise<Address> {
  if (await isStandby(url)) throw standbyError();
  return addressOf(url);
}

async function isStandby(url: string): Promise<boolean> {
  const sql = postgres(url, {
    max: 1,
    // A host may be a pooler.
    prepare: false,
    fetch_types: false,
    // Otherwise the driver prints it.
    onnotice: () => {},
    connect_timeout: limitSeconds,
    connection: { application_name: "step-find-primary" },
  });
  try {
    const answer = sql<{ standby: boolean }[]>`select pg_is_in_recovery() as standby`;
    // The network can fail after connecting, which the driver's own limit doesn't cover.
    const late = delay(limitSeconds * 1_000, null, { ref: false });
    const rows = await Promise.race([answer, late]);
    if (rows === null) throw awayError(`${hostsText(url)} does not answer`);
    return rows[0]?.standby ?? true;
  } finally {
    await sql.end({ timeout: 0 });
  }
}

function addressOf(url: string): Address {
  const { hostname, port } = new URL(url);
  return { host: hostname.replace(/^\[|\]$/g, ""), port: Number(port || 5432) };
}

function awayError(message: string): Error {
  return Object.assign(new Error(message), { code: "EHOSTUNREACH" });
}

const onlyStandbys = "none of the database's hosts is the primary";

function standbyError(): Error {
  return awayError(onlyStandbys);
}

export function isStandbyError(error: unknown): boolean {
  return error instanceof Error && error.message === onlyStandbys;
}
