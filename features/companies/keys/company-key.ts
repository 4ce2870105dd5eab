/** An API key of a company, as its team sees it. */
import { z } from "zod";
import { type KeyScope, keyScopes, withIncluded } from "#shared/key-scopes.ts";

export interface CompanyKey {
  id: string;
  name: string;
  scopes: KeyScope[];
  /** Such as "step_live_7Qm2…aFgB". The rest is shown only once. */
  tokenHint: string;
  createdBy: string | null;
  createdAt: Date;
  lastUsedAt: Date | null;
  lastUsedFor: string | null;
  /** Until when the key from before the last rotation works. Null if none does. */
  previousUntil: Date | null;
}

export const maxCompanyKeys = 20;
/** Of each key. */
export const requestsPerMinute = 120;
/** Programs have this long to switch to the new key after a rotation. */
export const rotationHours = 24;

export const scopeTexts: Record<KeyScope, string> = {
  read: "Read content, search, ask, feedback and settings",
  write: "Add and change drafts, send feedback and import questions",
  publish: "Publish, change what visitors can see, and check the website. Includes write",
  settings:
    "Change the name, words, links, colors, contact details, widget and webhooks, and import from help desks. Includes publish",
  inbox: "Read, send and delete messages",
};

const scopesSchema = z.array(z.enum(keyScopes)).min(1, "Select at least one scope").transform(withIncluded);

export const newCompanyKeySchema = z.object({
  name: z
    .string("Name the key")
    .transform((typed) =>
      typed
        .replace(/[\p{Cc}\s]+/gu, " ")
        .toWellFormed()
        .trim(),
    )
    .pipe(z.string().min(1, "Name the key").max(80, "Use at most 80 characters")),
  scopes: scopesSchema,
});
export type NewCompanyKey = z.infer<typeof newCompanyKeySchema>;
