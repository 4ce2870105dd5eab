/** Encrypts stored values that must be readable again, such as the secret of an authenticator app. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

export interface SecretBox {
  /** The result is bound to `owner`, so a copy of it can't be used in another row. */
  seal(text: string, owner: string): string;
  /** Throws if the value was changed or belongs to another owner. */
  open(sealed: string, owner: string): string;
}

const algorithm = "aes-256-gcm";
const nonceBytes = 12;
const tagBytes = 16;

/** `secret` is the server's; a purpose-specific key is derived from it. */
export function createSecretBox(secret: string): SecretBox {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "secret-box", 32));
  return {
    seal(text, owner) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, key, nonce, { authTagLength: tagBytes }).setAAD(
        Buffer.from(owner),
      );
      const encrypted = [cipher.update(text, "utf8"), cipher.final()];
      return Buffer.concat([nonce, cipher.getAuthTag(), ...encrypted]).toString("base64url");
    },
    open(sealed, owner) {
      const bytes = Buffer.from(sealed, "base64url");
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes), {
        authTagLength: tagBytes,
      })
        .setAAD(Buffer.from(owner))
        .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
      const opened = [decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()];
      return Buffer.concat(opened).toString("utf8");
    },
  };
}
