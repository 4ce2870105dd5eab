/** Runs the forms of the API settings that change keys. */
import { refusalOf } from "#platform/refusal-of.ts";
import type { Services } from "#platform/services.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { newCompanyKeySchema } from "./company-key.ts";
import { createCompanyKey, type MadeKey, revokeCompanyKey, rotateCompanyKey } from "./company-keys.server.ts";

type Deps = Pick<Services, "db" | "ids" | "clock" | "log">;

export interface TypedKey {
  name: string;
  scopes: string[];
}

export type KeyErrors = Partial<Record<"name" | "scopes", string>>;

export type KeyActionResult =
  | { made: MadeKey }
  | { revoked: string }
  | { errors: KeyErrors; typed: TypedKey }
  | { problem: string; status: number };

const goneText = "This key was already revoked.";
const failedText = "We couldn't change your API keys. Try again.";

/** Null for a form of something else. Throws only if the database is unavailable. */
export async function runKeyAction(
  deps: Deps,
  scope: OwnerScope,
  form: FormData,
): Promise<KeyActionResult | null> {
  const intent = form.get("intent");
  try {
    switch (intent) {
      case "create-key":
        return await create(deps, scope, form);
      case "rotate-key": {
        const id = idIn(form);
        const made = id && (await rotateCompanyKey(deps, scope, id));
        return made ? { made } : { problem: goneText, status: 404 };
      }
      case "revoke-key": {
        const id = idIn(form);
        const revoked = id && (await revokeCompanyKey(deps, scope, id));
        return revoked ? { revoked: revoked.name } : { problem: goneText, status: 404 };
      }
      default:
        return null;
    }
  } catch (error) {
    const event = "API key action failed";
    const refusal = refusalOf(error, { log: deps.log, event, fields: { intent }, problem: failedText });
    return { problem: refusal.problem, status: refusal.status };
  }
}

async function create(deps: Deps, scope: OwnerScope, form: FormData): Promise<KeyActionResult> {
  const name = form.get("name");
  const typed = { name: typeof name === "string" ? name : "", scopes: form.getAll("scopes").map(String) };
  const input = newCompanyKeySchema.safeParse(typed);
  if (input.success) return { made: await createCompanyKey(deps, scope, input.data) };
  const errors: KeyErrors = {};
  for (const { path, message } of input.error.issues)
    errors[path[0] === "name" ? "name" : "scopes"] ??= message;
  return { errors, typed };
}

function idIn(form: FormData): string | null {
  const id = form.get("id");
  return typeof id === "string" && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id) ? id : null;
}
