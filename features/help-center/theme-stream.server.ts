/**
 * Tells open pages of a help center how it looks from now on, and that something of it changed. Everybody may listen, so
 * what changed is not said: pages ask for themselves again.
 */
import { findCompany } from "#features/companies/company-record.server.ts";
import { networkOf } from "#platform/rate-limits.ts";
import { createEventStreamResponse, type StreamEvent } from "#platform/realtime/event-stream.ts";
import { createStreamLimit } from "#platform/realtime/stream-limit.ts";
import type { Services } from "#platform/services.ts";
import { themeOf } from "./theme-settings.ts";

type Deps = Pick<Services, "db" | "realtime" | "log">;

interface ThemeEvent {
  /** Rises with every change of what visitors see. */
  version: number;
  /** The page's style sheet of colours and font, made by the theme compiler; left out when it is the same as before. */
  css?: string;
}

/** Of one process; pages listen only while they are looked at. Whoever finds no place has the theme of the last load. */
const streams = createStreamLimit({ max: 500, maxPerKey: 6 });
/** Browsers come back by themselves. */
const maxStreamMs = 30 * 60_000;
const retryMs = 5_000;

interface Visit {
  companyId: string;
  /** The owner looks at a preview: it need not be public. Otherwise the stream ends when it is not. */
  isPreview: boolean;
  visitorAddress: string;
  /** Of the request. */
  signal: AbortSignal;
}

/** The theme that stands is sent at once: the page may be an older one. */
export function openThemeStream(
  services: Deps,
  { companyId, isPreview, visitorAddress, signal }: Visit,
): Response {
  return createEventStreamResponse({
    signal,
    limit: { streams, key: networkOf(visitorAddress) },
    open: (send, end) => followTheme(services, { companyId, isPreview, send, end }),
  });
}

interface Following {
  companyId: string;
  isPreview: boolean;
  send: (event: StreamEvent) => void;
  end: () => void;
}

/** Returns what ends it. */
function followTheme(services: Deps, { companyId, isPreview, send, end }: Following): () => void {
  let sent = "";
  let sentVersion = -1;
  let last: Promise<void> = Promise.resolve();
  async function tell(): Promise<void> {
    try {
      const company = await findCompany(services.db, { companyId });
      if (!company || !(company.isPublic || isPreview)) return end();
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
    // One after the other, so that an older theme never follows a newer one.
    if (changed === companyId) last = last.then(tell);
  });
  const endTimer = setTimeout(end, maxStreamMs);
  last = last.then(tell);
  return () => {
    stopListening();
    clearTimeout(endTimer);
  };
}
