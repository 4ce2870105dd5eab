import { mendFilm } from "../frames/mend-film.ts";

/**
 * Returns a copy with duration and index, so that players can show the length and seek. Recorders don't write these.
 * Falls back to the recording itself.
 */
export async function playableFilm(film: Blob): Promise<Blob> {
  if (!film.type.startsWith("video/webm")) return film;
  return (await mendFilm(film, { hasSound: true })) ?? film;
}
