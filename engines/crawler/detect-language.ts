/** Primary language tag of a text; null when there is too little to tell by. */
export async function detectLanguage(text: string): Promise<string | null> {
  if (text.length < 40) return null;
  // Its tables take 50 ms to unpack, and most pages declare their language.
  const { detect } = await import("tinyld");
  return detect(text.slice(0, 3000)) || null;
}
