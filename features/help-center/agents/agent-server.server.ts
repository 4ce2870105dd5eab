/** One request of an agent, answered with the Model Context Protocol. Nothing is kept between two requests. */
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js";
import { z } from "zod";
import type { KeyHolder } from "#features/companies/keys/find-key-holder.server.ts";
import { AppError } from "#platform/errors.ts";
import { isWithinLimits } from "#platform/rate-limits.ts";
import type { Services } from "#platform/services.ts";
import { keyMay } from "#shared/key-scopes.ts";
import type { WidgetCenter } from "../widget/widget-center.ts";
import { addDraftTools } from "./agent-draft-tools.server.ts";
import { askForAgent, getForAgent, listTopicsForAgent, searchForAgent } from "./agent-tools.server.ts";
import { answerCall } from "./answer-call.server.ts";

const maxQuestion = 500;
const maxResults = 10;
const perNetwork = { max: 120, windowMs: 60_000 };

const citation = {
  title: z.string(),
  sentence: z.string().describe("Verbatim from the page."),
  page: z.string().describe("Address of the page that says so. Cite it."),
  date: z.string().nullable().describe("Day on which the page was checked or changed."),
};
const readOnly = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };

type Deps = Pick<Services, "db" | "clock" | "visits" | "config" | "origin" | "log">;

export function mayAgentAsk(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { companyId }: { companyId: string },
  visitorAddress: string,
): Promise<boolean> {
  const limit = { name: "agent-network", who: companyId, visitorAddress, ...perNetwork };
  return isWithinLimits(db, { limits: [limit], now: clock.now() });
}

export async function answerAgent(
  deps: Deps,
  center: WidgetCenter,
  { request, body, holder }: { request: Request; body: unknown; holder: KeyHolder | null },
): Promise<Response> {
  const server = createServer(deps, center);
  if (holder && keyMay(holder.scopes, "write drafts")) addDraftTools(server, deps, holder.scope);
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  try {
    return await transport.handleRequest(request, { parsedBody: body });
  } finally {
    await server.close();
  }
}

function createServer(deps: Deps, center: WidgetCenter): McpServer {
  const { db, config } = deps;
  const { name, title } = center.center;
  const server = new McpServer(
    { name: config.appName, title, version: "1.0.0" },
    {
      instructions: `Answers about ${name}, from its help center and website. Every result has the sentence, the page and the date. Cite the page.`,
    },
  );
  const counted = (run: () => Promise<Record<string, unknown>>) => answerCall(deps, center.scope, run);

  server.registerTool(
    "search",
    {
      title: "Search",
      description: `Searches the help center of ${name}.`,
      inputSchema: {
        query: z.string().trim().min(1).max(maxQuestion),
        limit: z.number().int().min(1).max(maxResults).optional(),
      },
      outputSchema: { results: z.array(z.object(citation)) },
      annotations: readOnly,
    },
    ({ query, limit = 5 }) =>
      counted(async () => ({ results: await searchForAgent(db, center, { query, limit }) })),
  );

  server.registerTool(
    "ask",
    {
      title: "Ask",
      description: `Answers a question about ${name} in the help center's own sentences, or says that it can't.`,
      inputSchema: { question: z.string().trim().min(1).max(maxQuestion) },
      outputSchema: {
        decision: z.enum(["answer", "near", "unknown"]),
        answer: z.object({ ...citation, sentences: z.array(z.string()) }).nullable(),
        near: z.array(z.object(citation)),
      },
      annotations: readOnly,
    },
    ({ question }) => counted(async () => ({ ...(await askForAgent(db, center, question)) })),
  );

  server.registerTool(
    "get",
    {
      title: "Read a page",
      description: "Returns an article, a question or a guide as Markdown.",
      inputSchema: {
        page: z.string().trim().min(1).max(2_000).describe("Path or address from another result."),
      },
      outputSchema: { ...citation, markdown: z.string() },
      annotations: readOnly,
    },
    async ({ page }) => {
      return counted(async () => {
        const found = await getForAgent(db, center, page);
        if (found) return { ...found };
        throw new AppError("not_found", "This help center has no such page.");
      });
    },
  );

  server.registerTool(
    "list_topics",
    {
      title: "List topics",
      description: `Lists the topics of the help center of ${name}, with their pages.`,
      outputSchema: {
        topics: z.array(
          z.object({
            ...citation,
            count: z.number(),
            pages: z.array(z.object({ title: z.string(), page: z.string() })),
          }),
        ),
      },
      annotations: readOnly,
    },
    () => counted(async () => ({ topics: await listTopicsForAgent(db, center) })),
  );
  return server;
}
