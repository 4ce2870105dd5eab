/** Keys and clients of the company API. */
import { createCompanyKey } from "#features/companies/keys/company-keys.server.ts";
import type { KeyScope } from "#shared/key-scopes.ts";
import { ownerScope } from "#shared/owner-scope.ts";
import type { TestApp } from "./app.ts";
import type { TestUser } from "./sign-in.ts";
import { StepApi } from "./step-api.ts";

export interface TestKey {
  id: string;
  token: string;
  api: StepApi;
}

/** A key that the company's owner created, and a client that uses it. */
export async function makeKey(
  { services, origin }: Pick<TestApp, "services" | "origin">,
  { userId, companyId, email }: Pick<TestUser, "userId" | "companyId" | "email">,
  scopes: KeyScope[] = ["read"],
): Promise<TestKey> {
  if (companyId === null) throw new Error("the user has no company");
  const scope = ownerScope({ userId, companyId, email });
  const { id, token } = await createCompanyKey(services, scope, { name: "Website build", scopes });
  return { id, token, api: new StepApi({ origin, key: token }) };
}
