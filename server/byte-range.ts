export interface ByteRange {
  start: number;
  /** The last byte, included in the range. */
  end: number;
}

/**
 * Returns null to send the whole file, which RFC 9110 allows for other units and multiple ranges. Returns
 * "unsatisfiable" if none of the range is in the file.
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
