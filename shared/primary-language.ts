/** "pt" for "pt-BR". English if the language isn't known. */
export function primaryLanguage(tag: string | null | undefined): string {
  return tag?.split("-")[0]?.toLowerCase() || "en";
}
