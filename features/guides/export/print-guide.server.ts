/** A guide as a PDF file, printed by the browser that also reads websites. */
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { findBrowser } from "#platform/browser/find-browser.ts";
import { AppError } from "#platform/errors.ts";
import { createFairQueue } from "#platform/fair-queue.ts";
import type { Services } from "#platform/services.ts";
import { openThread } from "#platform/threads/open-thread.ts";
import { EgressError } from "#shared/egress.ts";
import type { PublicStepGuide } from "../present-public.ts";
import { PrintedGuide, type PrintedStep } from "./components/printed-guide.tsx";
import { exportTexts } from "./export-texts.ts";
import type { PrintTasks } from "./print-thread.server.ts";
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
  guide: Pick<PublicStepGuide, "title" | "description" | "steps">;
  companyId: string;
  companyName: string;
  /** Of the guide's texts. */
  language: string;
}

/** Throws an AppError: `rate_limited` if many guides are being printed, `unavailable` if the browser can't print it. */
export function printGuide(
  deps: Pick<Services, "storage" | "config" | "log">,
  { guide, companyId, companyName, language }: Printed,
  { signal }: { signal: AbortSignal },
): Promise<Uint8Array> {
  return queue.run(companyId, async () => {
    signal.throwIfAborted();
    const steps: PrintedStep[] = [];
    for (const step of guide.steps) steps.push(await printedStep(deps, step));
    const { title, description } = guide;
    const page = createElement(PrintedGuide, { title, description, steps, companyName, language });
    const thread = openThread<PrintTasks>({
      script: "#features/guides/export/print-thread.server.ts",
      maxMemoryMb: 512,
      maxMs: timeoutMs + 10_000,
      graceMs: 5_000,
      errors: [EgressError],
    });
    try {
      const html = `<!DOCTYPE html>${renderToStaticMarkup(page)}`;
      return await thread.tasks.print({ config: deps.config, html, timeoutMs }, { signal });
    } catch (error) {
      if (signal.aborted) throw error;
      deps.log.error({ err: error }, "guide not printed");
      throw new AppError("unavailable", exportTexts.notPrinted, { cause: error });
    } finally {
      await thread.close();
    }
  });
}

async function printedStep(
  deps: Pick<Services, "storage">,
  { title, html, picture }: PublicStepGuide["steps"][number],
): Promise<PrintedStep> {
  const bytes = picture && (await readRingedPicture(deps, picture));
  if (!picture || !bytes) return { title, html, picture: null };
  const source = `data:image/jpeg;base64,${Buffer.from(bytes).toString("base64")}`;
  return { title, html, picture: { alt: picture.alt || title, source } };
}
