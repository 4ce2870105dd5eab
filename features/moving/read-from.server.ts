/** Chooses how a help desk or another help center is read. */
import type { Db } from "#platform/db/open-database.ts";
import type { Thread } from "#platform/threads/open-thread.ts";
import type { RenderPage } from "#shared/egress.ts";
import { type ApiSource, apiSources, type ImportSource } from "#shared/enumerations.ts";
import type { MovingTasks } from "./moving-thread.server.ts";
import { createPageReader } from "./page-reader.server.ts";
import { type ImportRow, readSource } from "./read-source.server.ts";
import { readWebsite } from "./read-website.server.ts";
import { createSourceApi } from "./source-api.server.ts";
import type { SourceRequestDeps } from "./source-requests.server.ts";
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

interface Reading extends SourceRequestDeps {
  db: Db;
  openThread(): Thread<MovingTasks>;
  /** Null if no browser is available. */
  render: RenderPage | null;
  /** The main language here. Null if it follows from the source. */
  language: string | null;
  /** Has the credentials. Null for what everyone may read. */
  authorization: string | null;
}

/** Returns the source's main locale. */
export async function readFrom(reading: Reading, row: ImportRow): Promise<string> {
  const source = jobSource(row.source);
  if (source === "website") {
    const pages = createPageReader(reading.openThread);
    return readWebsite({ ...reading, pages }, row).finally(() => pages.close());
  }
  const thread = reading.openThread();
  return readApi({ ...reading, source, tasks: thread.tasks }, row).finally(() => thread.close());
}

function readApi(
  {
    source,
    tasks,
    ...reading
  }: Reading & { source: Exclude<ApiSource, "website">; tasks: Thread<MovingTasks>["tasks"] },
  row: ImportRow,
): Promise<string> {
  const { db, language } = reading;
  const { tool, headers } = sources[source];
  const api = createSourceApi({ ...reading, tool, origin: row.origin, ...(headers && { headers }) });
  const shared = { db, api, language };
  switch (source) {
    case "zendesk":
      return readSource({ ...shared, source: sources.zendesk, convert: tasks.readZendesk }, row);
    case "intercom":
      return readSource({ ...shared, source: sources.intercom, convert: tasks.readIntercom }, row);
    case "help-scout":
      return readSource({ ...shared, source: sources["help-scout"], convert: tasks.readHelpScout }, row);
    case "freshdesk":
      return readSource({ ...shared, source: sources.freshdesk, convert: tasks.readFreshdesk }, row);
  }
}

/** Files are read when they are uploaded, not by the job. */
function jobSource(source: ImportSource): ApiSource {
  const found = apiSources.find((each) => each === source);
  if (!found) throw new Error(`${source} isn't read by the job`);
  return found;
}
