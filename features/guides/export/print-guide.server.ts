/** A guide as a PDF file, printed by the browser that also reads websites. */
import { findBrowser } from "#platform/browser/find-browser.ts";
import { AppError } from "#platform/errors.ts";
import { createFairQueue } from "#platform/fair-queue.ts";
import type { Services } from "#platform/services.ts";
import { openThread } from "#platform/threads/open-thread.ts";
import { type Refused, refused } from "#shared/action-outcome.ts";
import { EgressError } from "#shared/egress.ts";
import { exportTexts } from "./export-texts.ts";
import type { ExportedGuide } from "./exported-guide.ts";
import type { PrintTasks } from "./print-thread.server.ts";
import { type PrintedStep, printedGuide } from "./printed-guide.ts";
import { readRingedPicture } from "./read-pictures.server.ts";

const timeoutMs = 30_000;
/** A browser takes 150 MB. */
const queue = createFairQueue({
  atOnce: 1,
  atOnceOfOne: 1,
  maxWaiting: 10,
  maxWaitingOfOne: 1,
  busyMessage: exportTexts.busy,
});

export function canPrint({ config }: Pick<Services, "config">): boolean {
  return Boolean(config.crawl.remoteBrowser) || findBrowser({ config }) !== null;
}

interface Printed {
  guide: Omit<ExportedGuide, "fileName">;
  companyId: string;
  companyName: string;
  /** Of the guide's texts. */
  language: string;
}

/** Refused if there is no browser, if it fails, and while many guides are being printed. */
export async function printGuide(
  deps: Pick<Services, "storage" | "config" | "log">,
  printed: Printed,
  { signal }: { signal: AbortSignal },
): Promise<{ ok: true; pdf: Uint8Array } | Refused> {
  if (!canPrint(deps)) return refused(503, exportTexts.noBrowser);
  try {
    const pdf = await print(deps, printed, signal);
    return pdf ? { ok: true, pdf } : refused(503, exportTexts.noLetters);
  } catch (error) {
    if (signal.aborted) throw error;
    if (error instanceof AppError) return refused(error.status, error.message);
    // Also of a store that can't be reached.
    deps.log.error({ err: error }, "guide not printed");
    return refused(500, exportTexts.notPrinted);
  }
}

function print(
  deps: Pick<Services, "storage" | "config" | "log">,
  { guide, companyId, companyName, language }: Printed,
  signal: AbortSignal,
): Promise<Uint8Array | null> {
  return queue.run(companyId, async () => {
    signal.throwIfAborted();
    const steps: PrintedStep[] = [];
    for (const step of guide.steps) steps.push(await printedStep(deps, step));
    const { title, description } = guide;
    const html = printedGuide({ title, description, steps, companyName, language });
    const thread = openThread<PrintTasks>({
      script: "#features/guides/export/print-thread.server.ts",
      maxMemoryMb: 512,
      maxMs: timeoutMs + 10_000,
      graceMs: 5_000,
      errors: [EgressError],
    });
    try {
      const words = [
        companyName,
        title,
        description,
        ...guide.steps.flatMap((step) => [step.title, step.text]),
      ];
      const input = { config: deps.config, html, text: words.join(" "), language, timeoutMs };
      return await thread.tasks.print(input, { signal });
    } finally {
      await thread.close();
    }
  });
}

async function printedStep(
  deps: Pick<Services, "storage">,
  { title, html, picture }: ExportedGuide["steps"][number],
): Promise<PrintedStep> {
  const bytes = picture && (await readRingedPicture(deps, picture));
  if (!picture || !bytes) return { title, html, picture: null };
  const source = `data:image/jpeg;base64,${Buffer.from(bytes).toString("base64")}`;
  return { title, html, picture: { alt: picture.alt || title, source } };
}
