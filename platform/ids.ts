/** Ids and secrets, injected so that tests can foresee them. */
import { randomBytes, randomUUID } from "node:crypto";

export interface Ids {
  /** A random UUID, for rows. */
  uuid(): string;
  /** 256 random bits, URL-safe: for links that grant something. Stored only as a hash. */
  secret(): string;
}

export const randomIds: Ids = {
  uuid: () => randomUUID(),
  secret: () => randomBytes(32).toString("base64url"),
};
