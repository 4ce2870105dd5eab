/** Which part of a file a request wants, by RFC 9110. */

export interface ByteRange {
  start: number;
  /** Belongs to the range. */
  end: number;
}

/**
 * Null: the whole file, also for other units and multiple ranges, which a server may answer with the whole file.
 * "unsatisfiable": nothing of what was asked for is there.
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
