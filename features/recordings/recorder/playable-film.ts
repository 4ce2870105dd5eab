/**
 * What a recorder writes has no length and no index, so a player could neither show how long it is nor jump in it. A
 * copy with both is made without decoding anything.
 */

/** Above this the copy would need too much memory, and the player gets the film as it is. */
const maxCopyBytes = 256 * 1024 * 1024;

/** The film itself when it can't be copied. Loads mediabunny. */
export async function playableFilm(film: Blob): Promise<Blob> {
  if (film.size > maxCopyBytes || !film.type.startsWith("video/webm")) return film;
  try {
    const { ALL_FORMATS, BlobSource, BufferTarget, Conversion, Input, Output, WebMOutputFormat } =
      await import("mediabunny");
    const input = new Input({ formats: ALL_FORMATS, source: new BlobSource(film) });
    const target = new BufferTarget();
    const output = new Output({ format: new WebMOutputFormat(), target });
    const conversion = await Conversion.init({ input, output, showWarnings: false });
    if (conversion.isValid) await conversion.execute();
    input.dispose();
    return target.buffer ? new Blob([target.buffer], { type: film.type }) : film;
  } catch {
    return film;
  }
}
