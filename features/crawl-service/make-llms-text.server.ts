/** Renders a website as llms.txt: a list of its pages, and optionally their full text. */
import { and, asc, eq } from "drizzle-orm";
import { servicePages } from "#db/schema/crawl-service.ts";
import type { Services } from "#platform/services.ts";
import type { LlmsTextJob } from "./requests.ts";
import type { ServiceDocument } from "./thread/service-thread-tasks.ts";

const maxFullChars = 2_000_000;

export async function makeLlmsText(
  { db }: Pick<Services, "db">,
  jobId: string,
  { url, showFullText }: LlmsTextJob,
): Promise<{ llmstxt: string; llmsfulltxt?: string }> {
  const pages = await db
    .select()
    .from(servicePages)
    .where(and(eq(servicePages.jobId, jobId), eq(servicePages.status, "kept")))
    .orderBy(asc(servicePages.sequence));
  const line = (text: string | null) => text?.replace(/\s+/g, " ").replace(/[[\]]/g, "").trim() ?? "";
  const lines = pages.map(({ url: address, title, description }) => {
    const about = line(description);
    return `- [${line(title) || address}](${address})${about === "" ? "" : `: ${about}`}`;
  });
  const heading = `# ${line(pages[0]?.title ?? null) || url} llms.txt`;
  const llmstxt = `${heading}\n\n${lines.join("\n")}\n`;
  if (!showFullText) return { llmstxt };
  const texts = pages.map(
    ({ url: address, title, document }) =>
      `## ${line(title) || address}\n${address}\n\n${(document as ServiceDocument).markdown ?? ""}`,
  );
  return { llmstxt, llmsfulltxt: `${heading}\n\n${texts.join("\n\n")}\n`.slice(0, maxFullChars) };
}
