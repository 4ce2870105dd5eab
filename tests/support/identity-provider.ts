/** A real OpenID Connect service on loopback (`oidc-provider`), which signs in the person that the test names. */
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import Provider, { type Configuration } from "oidc-provider";

interface ServicePerson {
  sub: string;
  email?: string;
  email_verified?: boolean;
  name?: string;
  amr?: string[];
  acr?: string;
}

export interface IdentityProvider {
  issuer: string;
  /** OIDC_* of a server that uses it. */
  env: Record<string, string>;
  /** Call it once the server's origin is known. */
  register(origin: string): void;
  /** The person who signs in next. Use a new browser context for another one, because the service has sessions, too. */
  signsIn(person: ServicePerson): void;
  /** Answers every request with a 503 while true. */
  setDown(isDown: boolean): void;
  /** Changes the URL that the browser opens at the service, or the one that the service sends it back to. */
  alter(change: { request?: (url: URL) => void; callback?: (url: URL) => void }): void;
  close(): Promise<void>;
}

/** The configuration of a service that isn't there. */
export const unreachableService = {
  OIDC_ISSUER: "http://127.0.0.1:9",
  OIDC_CLIENT_ID: "step",
  OIDC_CLIENT_SECRET: "secret",
} as const;

const clientId = "step";
const clientSecret = "a client secret with enough characters";

export async function startIdentityProvider(): Promise<IdentityProvider> {
  const people = new Map<string, ServicePerson>();
  let next: ServicePerson = { sub: "nobody" };
  let isDown = false;
  let altered: Parameters<IdentityProvider["alter"]>[0] = {};
  let answer: ((request: IncomingMessage, response: ServerResponse) => void) | null = null;
  const server = createServer((request, response) => answer?.(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  function configuration(origin: string): Configuration {
    return {
      clients: [
        {
          client_id: clientId,
          client_secret: clientSecret,
          redirect_uris: [`${origin}/auth/service/callback`],
          response_types: ["code"],
          grant_types: ["authorization_code"],
        },
      ],
      claims: { openid: ["sub", "amr", "acr"], email: ["email", "email_verified"], profile: ["name"] },
      features: { devInteractions: { enabled: false } },
      interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
      cookies: { keys: ["a key for cookies"] },
      async findAccount(_context, id) {
        const { amr: _amr, acr: _acr, ...claims } = people.get(id) ?? { sub: id };
        return { accountId: id, claims: async () => ({ ...claims, sub: id }) };
      },
      async loadExistingGrant({ oidc }) {
        const { client, session, provider } = oidc;
        if (!client || !session?.accountId) return undefined;
        const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
        grant.addOIDCScope("openid email profile");
        await grant.save();
        return grant;
      },
    };
  }

  return {
    issuer,
    env: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: clientId,
      OIDC_CLIENT_SECRET: clientSecret,
      OIDC_LABEL: "Hubley ID",
    },
    register(origin) {
      const provider = new Provider(issuer, configuration(origin));
      const callback = provider.callback();
      answer = (request, response) => {
        if (isDown) {
          response.writeHead(503).end();
          return;
        }
        if (!request.url?.startsWith("/interaction/")) {
          alterUrls(request, response, { issuer, ...altered });
          return void callback(request, response);
        }
        people.set(next.sub, next);
        const { sub: accountId, amr, acr } = next;
        const login = { accountId, ...(amr && { amr }), ...(acr && { acr }) };
        void provider.interactionFinished(request, response, { login });
      };
    },
    signsIn(person) {
      next = person;
      people.set(person.sub, person);
    },
    setDown(value) {
      isDown = value;
    },
    alter(change) {
      altered = change;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function alterUrls(
  request: IncomingMessage,
  response: ServerResponse,
  {
    issuer,
    request: alterRequest,
    callback: alterCallback,
  }: { issuer: string } & Parameters<IdentityProvider["alter"]>[0],
): void {
  const change = (text: string, alter: (url: URL) => void) => {
    const url = new URL(text, issuer);
    alter(url);
    return url;
  };
  if (alterRequest && request.url?.startsWith("/auth?")) {
    const { pathname, search } = change(request.url, alterRequest);
    request.url = pathname + search;
  }
  if (!alterCallback) return;
  const setHeader = response.setHeader.bind(response);
  response.setHeader = (name, value) =>
    setHeader(
      name,
      name.toLowerCase() === "location" && String(value).includes("/auth/service/callback")
        ? change(String(value), alterCallback).href
        : value,
    );
}
