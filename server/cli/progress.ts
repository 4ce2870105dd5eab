/** Shows the progress of an import, with a progress bar on a terminal and plain lines elsewhere. */

import type { MovingProgress } from "#features/moving/follow-moved-center.server.ts";
import type { ImportEvent } from "#features/websites/import/import-events.ts";
import { presentBrandEvent } from "#features/websites/import/present-brand-event.ts";
import type { ReadingEvent } from "#features/websites/read/read-site.server.ts";
import { askingLine } from "#features/websites/write/generation-log.ts";
import { printable } from "./print-list.ts";

export interface Progress {
  reading(event: ReadingEvent): void;
  importing(event: ImportEvent): void;
  moving(progress: MovingProgress): void;
  end(): void;
}

const barWidth = 20;
const maxLineLength = 300;
/** The largest number of pages in the specification's crawl strategies, which is strategy 1. */
const expectedPages = 15;

export function showProgress(stream: NodeJS.WriteStream): Progress {
  let share = 0;
  let shown = false;

  function line(said: string): void {
    const text = plain(said);
    if (!stream.isTTY) {
      stream.write(`${text}\n`);
      return;
    }
    const filled = Math.round(share * barWidth);
    const bar = "█".repeat(filled) + "░".repeat(barWidth - filled);
    const width = Math.max(20, (stream.columns ?? 80) - barWidth - 8);
    stream.write(`\r\x1b[2K${bar} ${String(Math.round(share * 100)).padStart(3)} % ${text.slice(0, width)}`);
    shown = true;
  }

  function keep(said: string): void {
    if (shown) stream.write("\r\x1b[2K");
    shown = false;
    stream.write(`${plain(said)}\n`);
  }

  function importing(event: ImportEvent): void {
    switch (event.type) {
      case "progress":
        share = Math.max(share, event.progress === 100 ? 0.85 : event.progress / 100);
        if (event.progress === 10) line("Connecting …");
        break;
      case "page":
        share = Math.max(share, 0.3 + 0.5 * Math.min(1, event.pages / expectedPages));
        line(`Read ${event.title ?? event.url} (${event.words} words)`);
        break;
      case "brand":
        share = 0.9;
        if (event.colorNote) keep(event.colorNote);
        line(`Found ${event.companyName ?? "no name"}, ${event.primaryColor ?? "no color"}`);
        break;
      case "writing":
        share = 0.95;
        line(`Writing questions from ${event.pages} pages …`);
        break;
      case "asking":
        share = 0.97;
        line(`${askingLine(event)} …`);
        break;
      case "asked":
        // Prints these lines above the progress bar, so that it doesn't overwrite them.
        for (const said of event.lines) keep(said);
        break;
      case "skip":
        break;
    }
  }

  function moving({ phase, status, done, total }: MovingProgress): void {
    if (status === "completed") {
      share = 0.95;
      line("Reading the brand …");
    } else if (phase === "plan") {
      share = 0.05;
      line(`Read ${done} texts …`);
    } else {
      share = Math.max(share, 0.1 + 0.85 * (total > 0 ? done / total : 0));
      line(`Stored ${done} of ${total} texts …`);
    }
  }

  return {
    importing,
    moving: onChange(moving),
    reading(event) {
      importing(event.type === "brand" ? presentBrandEvent(event.brand) : event);
    },
    end() {
      if (shown) stream.write("\r\x1b[2K");
      shown = false;
    },
  };
}

/** Drops repetitions, which only add lines to a log. */
function onChange<Value>(show: (value: Value) => void): (value: Value) => void {
  let shown = "";
  return (value) => {
    const key = JSON.stringify(value);
    if (key === shown) return;
    shown = key;
    show(value);
  };
}

function plain(said: string): string {
  return printable(said.slice(0, maxLineLength));
}
