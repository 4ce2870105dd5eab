const maxLength = 80;

/**
 * Normalizes a search for the owner's statistics. Returns null if the search is too long or may contain personal data
 * such as addresses, links or long numbers.
 */
export function storableQuery(query: string): string | null {
  const text = query
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\s]+/gu, " ")
    .trim()
    .toLowerCase();
  if (text.length < 2 || [...text].length > maxLength) return null;
  if (/@|:\/\/|www\./.test(text)) return null;
  // Matches phone, card, order and account numbers, however their digits are grouped.
  if (/\d(?:[\s./()-]*\d){4}/.test(text)) return null;
  return text;
}
