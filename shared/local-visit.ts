/**
 * What only somebody at this very machine may see, on an installation that serves nobody else. Three things have
 * to agree, because each alone can be feigned: behind a proxy or a tunnel on the same machine every visitor
 * connects from loopback, and a website whose name was made to point here (DNS rebinding) does so from the
 * user's own browser.
 */

export interface Visit {
  /** The main host's own address. */
  origin: string;
  /** Who connected. */
  clientAddress: string;
  headers: Headers;
}

const loopbackHost = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i;
const loopbackHostHeader = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i;
const loopbackAddress = /^(?:127(?:\.\d{1,3}){3}|::1)$/;

/** What proxies, content networks and tunnels add to the requests that they pass on. */
const forwardingHeader = new RegExp(
  `^(?:${[
    ...["forwarded", "via", "cdn-loop", "x-real-ip", "x-client-ip", "client-ip", "true-client-ip"],
    ...["x-cluster-client-ip", "x-remote-(?:ip|addr)", "x-host", "x-prox(?:y|ied).*"],
    ...[
      "x-forwarded.*",
      "x-original-.*",
      "x-envoy-.*",
      "x-amzn-.*",
      "x-azure-.*",
      "x-arr-.*",
      "x-appengine-.*",
    ],
    ...["cf-.*", "fastly-.*", "fly-.*", "ngrok-.*", "tailscale-.*"],
  ].join("|")})$`,
);

/** True when the installation serves nobody but this machine. */
export function isLocalOrigin(origin: string): boolean {
  return loopbackHost.test(new URL(origin).hostname);
}

/** True for whoever sits at this machine and asks it by a loopback name, directly. */
export function isLocalVisit({ origin, clientAddress, headers }: Visit): boolean {
  return (
    isLocalOrigin(origin) &&
    loopbackAddress.test(clientAddress) &&
    loopbackHostHeader.test(headers.get("host") ?? "") &&
    ![...headers.keys()].some((name) => forwardingHeader.test(name))
  );
}
