/**
 * Whether an MP4 or QuickTime file ends before its content does, by the sizes that its outer boxes state. Nothing is
 * decoded.
 */

interface ReadableFile {
  sizeBytes: number;
  read(range: { start: number; end: number }): Promise<Buffer>;
}

/** Files have about five. Hostile ones could have millions. */
const maxBoxes = 100;
const headerBytes = 8;

export async function isCutOff({ sizeBytes, read }: ReadableFile): Promise<boolean> {
  let hasIndex = false;
  let start = 0;
  for (let boxes = 0; boxes < maxBoxes && start + headerBytes <= sizeBytes; boxes += 1) {
    const { type, size } = boxOf(await read({ start, end: Math.min(start + 15, sizeBytes - 1) }));
    // A fragmented file plays up to its last complete fragment.
    if (type === "moof") return false;
    if (type === "moov") hasIndex = true;
    const isToTheEnd = size === 0;
    if (isToTheEnd || size < headerBytes) break;
    if (start + size > sizeBytes) {
      // Some programs append bytes that aren't boxes, which players ignore.
      if (hasIndex && !/^[a-z0-9 ]{4}$/i.test(type)) break;
      return true;
    }
    start += size;
  }
  return !hasIndex;
}

function boxOf(head: Buffer): { type: string; size: number } {
  const type = head.toString("latin1", 4, 8);
  const size = head.readUInt32BE(0);
  if (size !== 1 || head.length < 16) return { type, size };
  return { type, size: Number(head.readBigUInt64BE(8)) };
}
