/** The usual spelling of a language tag (BCP 47), or null for anything else. */
export function readLanguageTag(tag: string): string | null {
  if (!/^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(tag) || tag.length > 35) return null;
  try {
    return new Intl.Locale(tag).toString();
  } catch {
    return null;
  }
}
