/** Parses a Range header (RFC 9110). */

export interface ByteRange {
  start: number;
  /** Inclusive. */
  end: number;
}

/**
 * Null: send the whole file. This includes other units and multiple ranges, for which RFC 9110 allows it.
 * "unsatisfiable": no byte of the range exists.
 */
export function readByteRange(
  header: string | undefined,
  sizeBytes: number,
): ByteRange | "unsatisfiable" | null {
  const parts = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i.exec(header ?? "");
  if (!parts) return null;
  const [, from = "", to = ""] = parts;
  if (from === "" && to === "") return null;
  if (from === "") {
    const length = Math.min(Number(to), sizeBytes);
    return length === 0 ? "unsatisfiable" : { start: sizeBytes - length, end: sizeBytes - 1 };
  }
  const start = Number(from);
  if (to !== "" && Number(to) < start) return null;
  if (start >= sizeBytes) return "unsatisfiable";
  return { start, end: to === "" ? sizeBytes - 1 : Math.min(Number(to), sizeBytes - 1) };
}
