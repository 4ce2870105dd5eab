/** What a browser's passkey dialog returns, as JSON from a form. Null if it doesn't have this shape. */
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import { z } from "zod";

/** Base64url. The sizes are a multiple of what devices send. */
const bytes = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]*$/);

const credential = {
  id: bytes(2_000),
  rawId: bytes(2_000),
  type: z.literal("public-key"),
  clientExtensionResults: z.object({}),
};

const added = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(10_000),
    attestationObject: bytes(40_000),
    transports: z.array(z.string().max(40)).max(10).default([]),
  }),
});

const used = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(10_000),
    authenticatorData: bytes(10_000),
    signature: bytes(10_000),
  }),
});

export function addedPasskey(text: string): RegistrationResponseJSON | null {
  return read(added, text);
}

export function usedPasskey(text: string): AuthenticationResponseJSON | null {
  return read(used, text);
}

function read<Schema extends z.ZodType>(schema: Schema, text: string): z.infer<Schema> | null {
  try {
    return schema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
