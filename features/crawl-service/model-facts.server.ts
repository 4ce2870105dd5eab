/** Asks the configured model for requested data that the page's structured data doesn't contain. */
import { ModelError } from "#platform/ai/model-error.ts";
import type { Services } from "#platform/services.ts";
import { askForFacts } from "./extract/ask-for-facts.server.ts";
import { serviceTexts } from "./limits.ts";
import type { ScrapeOptions } from "./requests.ts";
import type { ReadPage } from "./thread/service-thread-tasks.ts";

/** Returns the page unchanged if no model is configured or the model fails. */
export async function addModelFacts(
  { config, log }: Pick<Services, "config" | "log">,
  { page, options, signal }: { page: ReadPage; options: ScrapeOptions; signal: AbortSignal },
): Promise<ReadPage> {
  if (config.ai === null || page.status !== "kept") return page;
  const document = { ...page.document };
  let { warning } = page;
  for (const format of ["json", "extract"] as const) {
    const wanted = format === "json" ? options.jsonOptions : options.extract;
    if (!options.formats.includes(format) || !wanted) continue;
    try {
      const found = { data: document[format] ?? null, missing: [] };
      const { data, missing } = await askForFacts(
        { config, log },
        { texts: [page.text], wanted, found, signal },
      );
      document[format] = data;
      warning = missing.length > 0 ? `Not found on the page: ${missing.join(", ")}.` : null;
    } catch (error) {
      if (!(error instanceof ModelError)) throw error;
      warning = `The language model gave no answer. ${serviceTexts.noModel}`;
    }
  }
  return { ...page, document, warning };
}
