/** Ids and secrets are injected, so that tests are deterministic. */
import { randomBytes, randomUUID } from "node:crypto";

export interface Ids {
  uuid(): string;
  /** 256 random bits, URL-safe, for links that grant access. Stored only as a hash. */
  secret(): string;
}

export const randomIds: Ids = {
  uuid: () => randomUUID(),
  secret: () => randomBytes(32).toString("base64url"),
};
