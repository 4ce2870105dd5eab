/** The Content-Disposition of a download. Header values have Latin letters only, so other names are encoded. */
export function downloadOf(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\]/g, "_");
  const isPlain = plain === name;
  return `attachment; filename="${plain}"${isPlain ? "" : `; filename*=UTF-8''${encoded(name)}`}`;
}

/** `encodeURIComponent` leaves characters that have a meaning there. */
function encoded(name: string): string {
  return encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
