import { z } from "zod";

export interface ApiKey {
  id: string;
  name: string;
  /** The first characters of the key. The rest is shown only once. */
  tokenStart: string;
  /** Per calendar month (UTC). Null if unlimited. */
  monthlyPages: number | null;
  pagesThisMonth: number;
  concurrency: number;
  lastUsedAt: Date | null;
  revokedAt: Date | null;
  createdAt: Date;
}

const emptyIsAbsent = (value: unknown) =>
  typeof value === "string" && value.trim() === "" ? undefined : value;

/** Entered in the operator's form or on the command line. */
export const newApiKeySchema = z.object({
  name: z
    .string("Enter who will use this key")
    .trim()
    .min(1, "Enter who will use this key")
    .max(80, "At most 80 characters"),
  monthlyPages: z
    .preprocess(
      emptyIsAbsent,
      z.coerce
        .number("Enter a number of pages")
        .int("Enter a whole number")
        .min(0, "0 or more")
        .max(100_000_000, "Too many")
        .optional(),
    )
    .transform((value) => value ?? null),
  concurrency: z
    .preprocess(
      emptyIsAbsent,
      z.coerce
        .number("From 1 to 20")
        .int("From 1 to 20")
        .min(1, "From 1 to 20")
        .max(20, "From 1 to 20")
        .optional(),
    )
    .transform((value) => value ?? 2),
});
export type NewApiKey = z.infer<typeof newApiKeySchema>;

/** Returns the UTC month, such as "2026-11". */
export function monthOf(now: Date): string {
  return now.toISOString().slice(0, 7);
}
