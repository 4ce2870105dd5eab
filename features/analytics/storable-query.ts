const maxLength = 80;

/**
 * A search as it is kept for the owner: lower case, one space between words. Null for what is too long to be a
 * search, and for whatever might say something about a person: addresses, links, long numbers.
 */
export function storableQuery(query: string): string | null {
  const text = query
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\s]+/gu, " ")
    .trim()
    .toLowerCase();
  if (text.length < 2 || [...text].length > maxLength) return null;
  if (/@|:\/\/|www\./.test(text)) return null;
  // Telephone, card, order and account numbers, however they are grouped.
  if (/\d(?:[\s./()-]*\d){4}/.test(text)) return null;
  return text;
}
