/** What reading a help desk's API needs to know about that help desk. */
import type { ImportCursor } from "#db/schema/center-imports.ts";
import type { FormerPath } from "#engines/moving/source-center.ts";
import type { SourceApi } from "../source-api.server.ts";

/** One page of articles, or one article. */
export type SourceRequest = ImportCursor["requests"][number];

export interface SourceReader<Article = unknown> {
  /** Such as "Zendesk". */
  tool: string;
  /** Sent with every request. */
  headers?: Record<string, string>;
  /** Reads the collections, and lists the requests that articles come from. */
  begin(api: SourceApi, wishes: { language: string | null }): Promise<ImportCursor>;
  /** `following` are read next. */
  read(
    api: SourceApi,
    request: SourceRequest,
    cursor: Pick<ImportCursor, "main" | "others" | "collections">,
  ): Promise<{ articles: Article[]; following: SourceRequest[]; formerPaths?: FormerPath[] }>;
}
