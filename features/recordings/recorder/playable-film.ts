import { mendFilm } from "../frames/mend-film.ts";

/**
 * A copy that players can show the length of and jump in, which what a recorder writes lacks; the film itself where
 * there is none.
 */
export async function playableFilm(film: Blob): Promise<Blob> {
  if (!film.type.startsWith("video/webm")) return film;
  return (await mendFilm(film, { hasSound: true })) ?? film;
}
