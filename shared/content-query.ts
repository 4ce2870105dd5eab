import type { PublicationStatus } from "./enumerations.ts";

/** Selects a page of a company's content, oldest first. */
export interface ContentQuery {
  /** The last item of the page before. */
  after: { at: Date; id: string } | null;
  limit: number;
  status?: PublicationStatus | undefined;
  /** Name of a category. */
  category?: string | undefined;
  updatedAfter?: Date | undefined;
}
