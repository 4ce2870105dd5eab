/** A page that the visitor may not see: why, and where to go instead. Thrown as the data of a 403. */
export interface PageRefusal {
  title: string;
  message: string;
  link: { to: string; label: string };
}

export function readPageRefusal(value: unknown): PageRefusal | null {
  return value !== null && typeof value === "object" && "message" in value && "link" in value
    ? (value as PageRefusal)
    : null;
}
