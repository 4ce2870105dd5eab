/** Query parameter that names the company of a mailed link, because its reader may have another one open. */
export const companyQuery = "company";

export function companyPage(
  path: string,
  { origin, companyId }: { origin: string; companyId: string },
): string {
  const url = new URL(path, origin);
  url.searchParams.set(companyQuery, companyId);
  return url.href;
}
