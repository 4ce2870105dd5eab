/** Videos that this tab has read, by their recordings. Some are nowhere else: not every browser can store them. */
const remembered = new Map<string, Blob>();

export function rememberVideo(id: string, file: Blob): void {
  remembered.set(id, file);
}

export function rememberedVideo(id: string): Blob | null {
  return remembered.get(id) ?? null;
}

/** Frees its memory. */
export function forgetVideo(id: string): void {
  remembered.delete(id);
}
