/** File names in a recording's folder in the origin private file system. */
export const filmsFolder = "step-recordings";
export const filmFile = "film";
/** FilmFacts as JSON. */
export const factsFile = "facts.json";
/** The length so far in seconds, for a recording that was never finished. */
export const secondsFile = "seconds";
