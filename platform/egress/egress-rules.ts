/**
 * SSRF guard for every connection to a foreign host, ours and the browser's. The URL is parsed once, names are resolved
 * only here, every address is checked, and the socket connects to a checked address.
 */
import { lookup as systemLookup } from "node:dns/promises";
import { connect, isIP, type LookupFunction, type Socket } from "node:net";
import { LRUCache } from "lru-cache";
import { EgressError } from "#shared/egress.ts";
import { createAddressRule } from "./public-address.ts";

interface ResolvedAddress {
  address: string;
  family: number;
}

/** Returns every address of a name. Rejects with an error that has a `code`, like Node's resolver. */
export type HostLookup = (hostname: string) => Promise<ResolvedAddress[]>;

interface SocketTarget {
  /** As in `URL.hostname`, brackets included. */
  hostname: string;
  port: number;
  signal?: AbortSignal;
  timeoutMs?: number;
}

export interface EgressRules {
  /**
   * Returns the parsed URL without its fragment. Throws an EgressError if the URL is refused. Doesn't resolve the name.
   */
  checkUrl(url: string | URL): URL;
  /** Resolves the name and checks all its addresses. Rejects with an EgressError. */
  checkHost(target: Pick<SocketTarget, "hostname" | "port">): Promise<ResolvedAddress[]>;
  /** Resolves to a TCP socket that is connected to a checked address. Rejects with an EgressError. */
  openSocket(target: SocketTarget): Promise<Socket>;
}

export interface EgressRulesOptions {
  /** CIDR blocks that are allowed although they aren't public. */
  allowPrivate: readonly string[];
  lookup?: HostLookup;
  /** Called for each refusal. The address is null if the port alone was refused. */
  onRefused?: (target: { address: string | null; port: number }) => void;
}

/** Longer URLs are traps or mistakes, and servers commonly stop at 8 KB as well. */
const maxUrlLength = 8_192;
const defaultConnectTimeoutMs = 10_000;
/** Delay before the host's next address is tried in parallel. RFC 8305 asks for 0.1 to 2 s. */
const nextAddressAfterMs = 1_000;
/** Long enough for a crawl's connections to share a DNS response, short enough to follow a site that moves. */
const lookupMemoryMs = 30_000;

/** "Port blocking" in the Fetch standard: servers on these ports may read an HTTP request as their own protocol. */
const blockedPorts = new Set([
  0, 1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104,
  109, 110, 111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515,
  526, 530, 531, 532, 540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049,
  3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
]);

export function createEgressRules({
  allowPrivate,
  lookup = lookUpAllAddresses,
  onRefused = () => undefined,
}: EgressRulesOptions): EgressRules {
  const isAllowed = createAddressRule(allowPrivate);
  const answers = new LRUCache<string, ResolvedAddress[]>({
    max: 500,
    ttl: lookupMemoryMs,
    fetchMethod: (hostname) => lookup(hostname),
  });

  function checkUrl(input: string | URL): URL {
    const text = String(input);
    const url = text.length <= maxUrlLength ? URL.parse(text) : null;
    if (!url) throw new EgressError("invalid-url", presentable(text), "This is not a web address.");
    if (url.protocol !== "http:" && url.protocol !== "https:") {
      throw new EgressError("invalid-url", text, "Only http and https addresses can be read.");
    }
    if (url.username !== "" || url.password !== "") {
      throw new EgressError(
        "invalid-url",
        presentable(url.href),
        "Addresses that contain a username or password are not allowed.",
      );
    }
    const literal = literalOf(url.hostname);
    const { port } = hostOf(url);
    if (blockedPorts.has(port)) throw refuse(url.href, { address: null, port });
    if (literal !== null && !isAllowed(literal)) throw refuse(url.href, { address: literal, port });
    url.hash = "";
    return url;
  }

  async function checkHost({ hostname, port }: Pick<SocketTarget, "hostname" | "port">) {
    const name = `${hostname}:${port}`;
    if (blockedPorts.has(port)) throw refuse(name, { address: null, port });
    const literal = literalOf(hostname);
    const found =
      literal === null ? await addressesOf(hostname, name) : [{ address: literal, family: isIP(literal) }];
    if (found.length === 0) throw new EgressError("no-such-host", name, "This host does not exist.");
    // One private address is enough to refuse the whole host, because mixed answers are a mistake or an attack (DNS
    // rebinding).
    const closed = found.find(({ address }) => !isAllowed(address));
    if (closed) throw refuse(name, { address: closed.address, port });
    return found;
  }

  async function addressesOf(hostname: string, name: string): Promise<ResolvedAddress[]> {
    try {
      return (await answers.fetch(hostname)) ?? [];
    } catch (cause) {
      const missing = ["ENOTFOUND", "ENODATA", "EAI_NODATA", "EAI_NONAME"].includes(errorCode(cause) ?? "");
      throw missing
        ? new EgressError("no-such-host", name, "This host does not exist.", { cause })
        : new EgressError("connection-failed", name, "The hostname could not be resolved.", {
            cause,
          });
    }
  }

  async function openSocket(target: SocketTarget): Promise<Socket> {
    const addresses = await checkHost(target);
    const name = `${target.hostname}:${target.port}`;
    if (target.signal?.aborted) throw new EgressError("aborted", name, "The request was canceled.");
    const socket = await connectTo(addresses, target, name);
    // Checks the address to which the kernel actually connected.
    if (!socket.remoteAddress || !isAllowed(socket.remoteAddress)) {
      const address = socket.remoteAddress ?? null;
      socket.destroy();
      throw refuse(name, { address, port: target.port });
    }
    return socket;
  }

  function refuse(name: string, target: { address: string | null; port: number }): EgressError {
    onRefused(target);
    return refused(name);
  }

  return { checkUrl, checkHost, openSocket };
}

function connectTo(addresses: ResolvedAddress[], target: SocketTarget, name: string): Promise<Socket> {
  const pinned: LookupFunction = (_hostname, options, answer) => {
    if (options.all) answer(null, addresses);
    else answer(null, addresses[0]!.address, addresses[0]!.family);
  };
  return new Promise((resolve, reject) => {
    // This host name doesn't exist, so nothing would be reachable if `lookup` were ever skipped.
    const socket = connect({
      host: "checked-address.invalid",
      port: target.port,
      lookup: pinned,
      autoSelectFamily: true,
      autoSelectFamilyAttemptTimeout: nextAddressAfterMs,
      noDelay: true,
      keepAlive: true,
      keepAliveInitialDelay: 60_000,
    });
    const timer = setTimeout(
      () => fail(new EgressError("timeout", name, "The host did not respond in time.")),
      target.timeoutMs ?? defaultConnectTimeoutMs,
    );
    const onAbort = () => fail(new EgressError("aborted", name, "The request was canceled."));
    const onError = (cause: Error) =>
      fail(new EgressError("connection-failed", name, "Could not connect to the host.", { cause }));
    target.signal?.addEventListener("abort", onAbort, { once: true });
    socket.once("error", onError);
    socket.once("connect", () => {
      settle();
      resolve(socket);
    });

    function settle() {
      clearTimeout(timer);
      target.signal?.removeEventListener("abort", onAbort);
      socket.removeListener("error", onError);
    }
    function fail(error: EgressError) {
      settle();
      socket.on("error", () => undefined).destroy();
      reject(error);
    }
  });
}

export function hostOf(url: URL): { hostname: string; port: number } {
  const defaultPort = url.protocol === "https:" ? 443 : 80;
  return { hostname: url.hostname, port: url.port === "" ? defaultPort : Number(url.port) };
}

/** Returns the error's own code, otherwise its cause's. */
export function errorCode(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if ("code" in error && typeof error.code === "string") return error.code;
  return errorCode(error.cause);
}

/** All refusals have the same message, so that it reveals nothing about the target. */
function refused(url: string): EgressError {
  return new EgressError("refused-address", url, "This address cannot be reached from here.");
}

function literalOf(hostname: string): string | null {
  const bare = hostname.startsWith("[") ? hostname.slice(1, -1) : hostname;
  return isIP(bare) === 0 ? null : bare;
}

/** Truncates the text and removes credentials, because errors are logged and shown. */
function presentable(text: string): string {
  return text.replace(/\/\/[^/]*@/, "//").slice(0, 200);
}

function lookUpAllAddresses(hostname: string): Promise<ResolvedAddress[]> {
  return systemLookup(hostname, { all: true, order: "verbatim" });
}
