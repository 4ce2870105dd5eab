/**
 * Tells open pages of a help center about a new theme and about changed content. The stream is public, so it doesn't
 * say which content changed; pages reload theirs.
 */
import { findCompany } from "#features/companies/company-record.server.ts";
import { createEventStreamResponse, type StreamEvent } from "#platform/realtime/event-stream.ts";
import { createStreamLimit } from "#platform/realtime/stream-limit.ts";
import type { Services } from "#platform/services.ts";
import { networksOf } from "#platform/visitor-networks.ts";
import { themeOf } from "./theme-settings.ts";

type Deps = Pick<Services, "db" | "realtime" | "log">;

interface ThemeEvent {
  version: number;
  /** The compiled style sheet with colors and font. Missing if it didn't change. */
  css?: string;
}

/**
 * Limits per process. Pages only connect while they are visible. A visitor who gets no stream keeps the theme from the
 * last page load.
 */
const streams = createStreamLimit({ max: 500, maxPerKey: 6 });
/** The browser reconnects automatically when a stream ends. */
const maxStreamMs = 30 * 60_000;
const retryMs = 5_000;

interface Visit {
  companyId: string;
  /** An owner's preview need not be public. Any other stream ends when the help center is unpublished. */
  isUnlisted: boolean;
  visitorAddress: string;
  /** Aborts when the client closes the connection. */
  signal: AbortSignal;
}

/** Sends the current theme immediately, because the page may have been rendered with an older one. */
export function openThemeStream(
  services: Deps,
  { companyId, isUnlisted, visitorAddress, signal }: Visit,
): Response {
  return createEventStreamResponse({
    signal,
    limit: { streams, key: networksOf(visitorAddress) },
    open: (send, end) => followTheme(services, { companyId, isUnlisted, send, end }),
  });
}

interface Following {
  companyId: string;
  isUnlisted: boolean;
  send: (event: StreamEvent) => void;
  end: () => void;
}

/** Returns a function that stops following. */
function followTheme(services: Deps, { companyId, isUnlisted, send, end }: Following): () => void {
  let sent = "";
  let sentVersion = -1;
  let last: Promise<void> = Promise.resolve();
  async function tell(): Promise<void> {
    try {
      const company = await findCompany(services.db, { companyId });
      if (!company || !(company.isPublic || isUnlisted)) return end();
      const { css } = themeOf(company.themeSettings);
      const { contentVersion: version } = company;
      if (version === sentVersion) return;
      const event: ThemeEvent = css === sent ? { version } : { version, css };
      sent = css;
      sentVersion = version;
      send({ data: event, retryMs });
    } catch (error) {
      services.log.warn({ err: error }, "theme event stream closed; state read failed");
      end();
    }
  }
  const stopListening = services.realtime.onContentChanged((changed) => {
    // Sends one change after another, so that an older theme never arrives after a newer one.
    if (changed === companyId) last = last.then(tell);
  });
  const endTimer = setTimeout(end, maxStreamMs);
  last = last.then(tell);
  return () => {
    stopListening();
    clearTimeout(endTimer);
  };
}
