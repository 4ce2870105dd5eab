import { isMemberSince } from "#features/accounts/is-member-since.server.ts";
import type { PrivateCenter } from "#features/readers/private-center.ts";
import { mayRead, type Reader } from "#features/readers/read-access.server.ts";
import type { Services } from "#platform/services.ts";

/** Whether a request may read a private help center. */
export function mayReadCenter(
  services: Pick<Services, "db" | "clock" | "readerPasses">,
  center: PrivateCenter,
  reader: Reader,
): Promise<boolean> {
  return mayRead({ ...services, isMemberSince }, center, reader);
}
