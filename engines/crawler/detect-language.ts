/** The primary language tag of a text; null if there is too little text. */
export async function detectLanguage(text: string): Promise<string | null> {
  if (text.length < 40) return null;
  // Lazy import: its tables take 50 ms to unpack, and most pages declare their language.
  const { detect } = await import("tinyld");
  return detect(text.slice(0, 3000)) || null;
}
