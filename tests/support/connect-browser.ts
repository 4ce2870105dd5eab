import { connectExtension, createPairingCode } from "#features/recordings/extension/connections.server.ts";
import type { Services } from "#platform/services.ts";
import { ownerScope } from "#shared/owner-scope.ts";
import type { TestUser } from "./sign-in.ts";

/** Connects a recorder extension. Returns its token. */
export async function connectBrowser(
  services: Services,
  { userId, companyId, email }: TestUser,
): Promise<string> {
  const scope = ownerScope({ userId, companyId: companyId ?? "", email });
  const { code } = await createPairingCode(services, scope);
  const device = "Chrome on Linux";
  const deps = { ...services, findWriter: async () => scope };
  const { token } = await connectExtension(deps, { typed: code, device, visitorAddress: "192.0.2.9" });
  return token;
}
