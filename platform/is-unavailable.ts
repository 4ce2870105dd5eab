import { isDatabaseAway } from "./db/is-database-away.ts";
import { BucketError } from "./storage/bucket-error.ts";

/** Whether the database or the bucket failed, which is worth another try. Answers are a 503 then. */
export function isUnavailable(error: unknown): boolean {
  return error instanceof BucketError || isDatabaseAway(error);
}
