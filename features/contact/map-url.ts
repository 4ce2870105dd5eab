/** Opens the map app of a phone, and a page with a map elsewhere. */
export function mapUrl(addressLines: readonly string[]): string {
  const query = addressLines.join(", ");
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: "1", query })}`;
}
