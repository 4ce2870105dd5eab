import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";

const failedText = "This didn't work. Try again in a moment.";

/** Errors that aren't for the agent are logged, and answered with a sentence that says nothing about the server. */
export async function answerCall(
  { visits, log }: Pick<Services, "visits" | "log">,
  { companyId }: { companyId: string },
  run: () => Promise<Record<string, unknown>>,
): Promise<CallToolResult> {
  visits.countAgent(companyId);
  try {
    const structuredContent = await run();
    return { structuredContent, content: [{ type: "text", text: JSON.stringify(structuredContent) }] };
  } catch (error) {
    const isForAgent = error instanceof AppError && error.message !== "";
    if (!isForAgent) log.error({ err: error, companyId }, "agent call failed");
    return { isError: true, content: [{ type: "text", text: isForAgent ? error.message : failedText }] };
  }
}
