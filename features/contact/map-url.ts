/** A search on OpenStreetMap, which shows a map without an account or advertisements. */
export function mapUrl(addressLines: readonly string[]): string {
  const query = addressLines.join(", ");
  return `https://www.openstreetmap.org/search?${new URLSearchParams({ query })}`;
}
