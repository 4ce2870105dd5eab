/**
 * Measures how long the owner waits in the wizard in a browser, from the URL to the final summary, including the two
 * seconds that the specification prescribes.
 */
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { launchTestBrowser } from "#tests/support/browser.ts";
import {
  heading,
  headings,
  openWizardBrowser,
  press,
  type WizardBrowser,
  watchShifts,
} from "#tests/support/wizard-browser.ts";
import { freePort, startServer, untilAnswers, withFolder } from "./server-process.ts";
import { median } from "./statistics.ts";
import { renderTable } from "./table.ts";

const centerTimeoutMs = 90_000;

interface Run {
  firstPageMs: number;
  readMs: number;
  completeMs: number;
  /** Cumulative layout shift while pages, colors and logos arrived. */
  shifts: number;
}

export function benchWizard({ rounds, path }: { rounds: number; path: string }): Promise<string> {
  return withFolder(async (folder) => {
    const port = await freePort();
    const server = await startServer({ dataDir: join(folder, "data"), port });
    let browser: Browser | undefined;
    try {
      // Waits, because the sample's own import must not overlap the measured one.
      await untilAnswers(server.origin + path, { timeoutMs: centerTimeoutMs, everyMs: 250 });
      browser = await launchTestBrowser();
      const wizard = await openWizardBrowser({ ...server, port }, browser);
      const runs: Run[] = [];
      try {
        for (let round = 0; round < rounds; round++) runs.push(await walk(wizard));
      } finally {
        await wizard.close();
      }
      return report(runs);
    } finally {
      await browser?.close();
      await server.stop();
    }
  });
}

async function walk(wizard: WizardBrowser): Promise<Run> {
  const { page } = await wizard.open();
  await press(page, "Next");
  await heading(page, headings.url).waitFor();
  const shifts = await watchShifts(page);
  const started = performance.now();
  await press(page, "No website? Try the sample");
  const ledger = page.getByRole("list", { name: "Pages on your website" });
  await ledger
    .getByText(/^[\d,]+ words?$/)
    .first()
    .waitFor();
  const firstPageMs = performance.now() - started;
  await page.getByText("Finished reading the sample website.").waitFor();
  const readMs = performance.now() - started;
  const moved = await shifts();
  await heading(page, headings.colors).waitFor();
  await press(page, "Next");
  await heading(page, headings.logo).waitFor();
  await press(page, "Next");
  await heading(page, headings.complete).waitFor();
  const completeMs = performance.now() - started;
  await page.context().close();
  return { firstPageMs, readMs, completeMs, shifts: moved.length };
}

function report(runs: Run[]): string {
  const rows = [
    { name: "first page shown as read", values: runs.map(({ firstPageMs }) => firstPageMs) },
    { name: "whole site read", values: runs.map(({ readMs }) => readMs) },
    { name: "questions written, summary open", values: runs.map(({ completeMs }) => completeMs) },
  ];
  const table = renderTable(
    [
      { title: "since the address was sent", value: (row: (typeof rows)[number]) => row.name },
      { title: "median ms", value: (row) => median(row.values), digits: 0 },
      { title: "slowest ms", value: (row) => Math.max(...row.values), digits: 0 },
    ],
    rows,
  );
  const shifts = runs.reduce((sum, run) => sum + run.shifts, 0);
  return `The wizard with the sample website, ${runs.length} rounds; ${shifts} layout shifts\n${table}`;
}
