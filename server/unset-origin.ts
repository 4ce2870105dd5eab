/** Warns the operator to set ORIGIN when requests reach the server under another address. */
import type { MiddlewareHandler } from "hono";
import type { Log } from "#platform/log.ts";
import type { HttpEnv } from "./http-env.ts";

/** These headers only trigger the warning. No access decision depends on them. */
const forwardedHeaders = [
  "forwarded",
  "via",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-real-ip",
];
const ownName = /^(?:(?:[^.\s:]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;
/** Clients can send any Host header, so the log is limited to a few short ones. */
const maxHosts = 10;
const maxHostLength = 100;

export function warnOfUnsetOrigin(log: Log): MiddlewareHandler<HttpEnv> {
  const warnedHosts = new Set<string>();
  return (c, next) => {
    const host = (c.req.header("host") ?? "").slice(0, maxHostLength);
    const isForwarded = forwardedHeaders.some((name) => c.req.header(name));
    const isForeign = host !== "" && !ownName.test(host);
    if ((isForwarded || isForeign) && warnedHosts.size < maxHosts && !warnedHosts.has(host)) {
      warnedHosts.add(host);
      log.warn({ host, isForwarded }, "ORIGIN not set; request came through a proxy or by another host");
    }
    return next();
  };
}
