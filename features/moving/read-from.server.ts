/** Chooses how a help desk is read. */

import type { Thread } from "#platform/threads/open-thread.ts";
import { type ApiSource, apiSources, type ImportSource } from "#shared/enumerations.ts";
import type { MovingTasks } from "./moving-thread.server.ts";
import { type ApiReading, type ImportRow, readSource } from "./read-source.server.ts";
import { freshdeskSource } from "./sources/freshdesk-source.server.ts";
import { helpScoutSource } from "./sources/help-scout-source.server.ts";
import { intercomSource } from "./sources/intercom-source.server.ts";
import { zendeskSource } from "./sources/zendesk-source.server.ts";

const sources = {
  zendesk: zendeskSource,
  intercom: intercomSource,
  "help-scout": helpScoutSource,
  freshdesk: freshdeskSource,
};

interface Reading extends Pick<ApiReading<never>, "db" | "api" | "language"> {
  tasks: Thread<MovingTasks>["tasks"];
}

/** For the requests and the messages about them. */
export function sourceToolOf(source: ImportSource): { tool: string; headers?: Record<string, string> } {
  const { tool, headers } = sources[apiSource(source)];
  return { tool, ...(headers && { headers }) };
}

/** Returns the source's main locale. */
export function readFrom({ tasks, ...reading }: Reading, row: ImportRow): Promise<string> {
  switch (apiSource(row.source)) {
    case "zendesk":
      return readSource({ ...reading, source: sources.zendesk, convert: tasks.readZendesk }, row);
    case "intercom":
      return readSource({ ...reading, source: sources.intercom, convert: tasks.readIntercom }, row);
    case "help-scout":
      return readSource({ ...reading, source: sources["help-scout"], convert: tasks.readHelpScout }, row);
    case "freshdesk":
      return readSource({ ...reading, source: sources.freshdesk, convert: tasks.readFreshdesk }, row);
  }
}

/** Files are read when they are uploaded, not by the job. */
function apiSource(source: ImportSource): ApiSource {
  const found = apiSources.find((each) => each === source);
  if (!found) throw new Error(`${source} isn't read by the job`);
  return found;
}
