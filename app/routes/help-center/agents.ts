/** Lets agents search and read this help center with the Model Context Protocol (stateless, over HTTP). */
import { bodyContext, clientAddressContext, servicesContext } from "#app/context.ts";
import { answerAgent, mayAgentAsk } from "#features/help-center/agents/agent-server.server.ts";
import type { HelpCenterArgs } from "./require-public-scope.server.ts";
import { findOpenScope, presentWidget } from "./require-widget.server.ts";

const headers = { "cache-control": "no-store", "x-robots-tag": "noindex" };

/** There is no stream of events, and nothing to look at. */
export function loader(): Response {
  return refusal(405, "Send a POST request with the Model Context Protocol.", { allow: "POST" });
}

export async function action(args: HelpCenterArgs): Promise<Response> {
  const services = args.context.get(servicesContext);
  const read = await args.context.get(bodyContext).json();
  if ("refused" in read) return refusal(read.refused.status, read.refused.text);
  const scope = await findOpenScope(args);
  if (!scope) return refusal(404, "There is no public help center at this address.");
  if (Array.isArray(read.value)) return refusal(400, "Send one request at a time.");
  if (!(await mayAgentAsk(services, scope, args.context.get(clientAddressContext))))
    return refusal(429, "Too many requests. Try again in a minute.", { "retry-after": "60" });
  const center = await presentWidget(args, scope);
  const { url, method } = args.request;
  const request = new Request(url, { method, headers: args.request.headers });
  const response = await answerAgent(services, center, { request, body: read.value });
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}

function refusal(status: number, message: string, more: Record<string, string> = {}): Response {
  const error = { code: -32_000, message };
  return Response.json({ jsonrpc: "2.0", error, id: null }, { status, headers: { ...headers, ...more } });
}
