/** The code that connects a browser's recorder extension with a company. */

/** Without characters that look alike. 32 of them, so that each byte of the random text gives one fairly. */
const letters = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const length = 8;

export const codeMinutes = 5;

/** `random`: 256 random bits in base64url. Returns 40 of them, such as "4K7P2QXN". */
export function newPairingCode(random: string): string {
  const bytes = Buffer.from(random, "base64url").subarray(0, length);
  return [...bytes].map((byte) => letters[byte % letters.length]).join("");
}

/** Returns the code however it was typed. Null if the text isn't one. */
export function readPairingCode(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[\s-]/g, "");
  return code.length === length && [...code].every((letter) => letters.includes(letter)) ? code : null;
}
