/**
 * A `fetch` for a server that the operator configured, such as a sign-in service. That server may be on a private
 * network. Every other host that its answers name must be public.
 */
import { Agent, fetch as undiciFetch } from "undici";
import { createEgressRules, type EgressRulesOptions } from "./egress-rules.ts";
import { createGuardedConnector } from "./guarded-fetch.ts";

export type OperatorFetch = (url: string, request: OperatorRequest) => Promise<Response>;

interface OperatorRequest {
  method?: string;
  headers?: Record<string, string>;
  /** Text or a form. Libraries declare more than they send. */
  body?: unknown;
  signal?: AbortSignal;
}

interface OperatorFetchOptions {
  /** The configured URL. Only its host may be private. */
  url: string;
  /** CIDR blocks that every host may be in. */
  allowPrivate: readonly string[];
  onRefused?: EgressRulesOptions["onRefused"];
  /** Of an answer, which must not be compressed. Defaults to 1 MB. */
  maxBytes?: number;
  /** Defaults to 10 s. */
  timeoutMs?: number;
}

const everywhere = ["0.0.0.0/0", "::/0"];

/** Follows no redirects. Rejects if the host is refused or doesn't answer, or if the body is compressed or too large. */
export function createOperatorFetch({
  url,
  allowPrivate,
  onRefused,
  maxBytes = 1_000_000,
  timeoutMs = 10_000,
}: OperatorFetchOptions): {
  fetch: OperatorFetch;
  close(): Promise<void>;
} {
  const agentFor = (allowed: readonly string[]) => {
    const rules = createEgressRules({ allowPrivate: allowed, ...(onRefused && { onRefused }) });
    const connect = createGuardedConnector(rules);
    // Each request has its own connection: the server may close an idle one just as a sign-in code is sent, which can't
    // be sent twice.
    return {
      rules,
      agent: new Agent({ connect, maxResponseSize: maxBytes, connections: 10, pipelining: 0 }),
    };
  };
  const own = agentFor(everywhere);
  const others = agentFor(allowPrivate);
  const { host } = new URL(url);
  return {
    async fetch(input, { method = "GET", headers = {}, body = null, signal }) {
      const { rules, agent } = URL.parse(input)?.host === host ? own : others;
      const answer = await undiciFetch(rules.checkUrl(input), {
        method,
        headers: { ...headers, "accept-encoding": "identity" },
        body: textOf(body),
        redirect: "manual",
        dispatcher: agent,
        signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]),
      });
      // The limit counts the bytes that arrive. A few of them can become many.
      const encoding = answer.headers.get("content-encoding") ?? "identity";
      if (encoding !== "identity") {
        await answer.body?.cancel();
        throw new Error("the answer is compressed");
      }
      const bytes = await answer.arrayBuffer();
      const isEmpty = [101, 204, 205, 304].includes(answer.status);
      return new Response(isEmpty ? null : bytes, {
        status: answer.status,
        headers: [...answer.headers],
      });
    },
    async close() {
      await Promise.all([own.agent.destroy(), others.agent.destroy()]);
    },
  };
}

function textOf(body: unknown): string | null {
  if (body === null || body === undefined) return null;
  if (typeof body === "string" || body instanceof URLSearchParams) return body.toString();
  throw new TypeError("only text and form bodies can be sent");
}
