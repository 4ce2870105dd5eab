/**
 * Lets agents search and read this help center with the Model Context Protocol (stateless, over HTTP). With a key of the
 * company, they can also propose drafts.
 */
import { bodyContext, clientAddressContext, servicesContext } from "#app/context.ts";
import { findKeyHolder, type KeyHolder } from "#features/companies/keys/find-key-holder.server.ts";
import { bearerToken } from "#shared/bearer-token.ts";
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
  const { answerAgent, mayAgentAsk } = await import("#features/help-center/agents/agent-server.server.ts");
  if (!(await mayAgentAsk(services, scope, args.context.get(clientAddressContext))))
    return refusal(429, "Too many requests. Try again in a minute.", { "retry-after": "60" });
  const holder = await findHolder(args, scope);
  if (holder instanceof Response) return holder;
  const center = await presentWidget(args, scope);
  const { url, method } = args.request;
  const request = new Request(url, { method, headers: args.request.headers });
  const response = await answerAgent(services, center, { request, body: read.value, holder });
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}

/** Null without a key. A key that isn't valid is refused, so that its owner notices. */
async function findHolder(
  { request, context }: HelpCenterArgs,
  { companyId }: { companyId: string },
): Promise<KeyHolder | null | Response> {
  const token = bearerToken(request.headers.get("authorization") ?? undefined);
  if (token === null) return null;
  const services = context.get(servicesContext);
  const visitorAddress = context.get(clientAddressContext);
  const lookup = await findKeyHolder(services, { token, visitorAddress, operation: "POST /mcp" });
  if ("holder" in lookup && lookup.holder.scope.companyId === companyId) return lookup.holder;
  const asks = { "www-authenticate": "Bearer" };
  if ("holder" in lookup) return refusal(401, "This key is for another help center.", asks);
  switch (lookup.refused) {
    case "limited":
      return refusal(429, "Too many requests with this key. Try again in a minute.", { "retry-after": "60" });
    case "closed":
      return refusal(403, "This company has no access at the moment.");
    case "revoked":
      return refusal(401, "This key was revoked.", asks);
    default:
      return refusal(401, "This key doesn't exist.", asks);
  }
}

function refusal(status: number, message: string, more: Record<string, string> = {}): Response {
  const error = { code: -32_000, message };
  return Response.json({ jsonrpc: "2.0", error, id: null }, { status, headers: { ...headers, ...more } });
}
