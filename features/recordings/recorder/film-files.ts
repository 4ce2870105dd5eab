/** What lies in a recording's folder in the browser's file system. */
export const filmsFolder = "step-recordings";
export const filmFile = "film";
/** FilmFacts as JSON. */
export const factsFile = "facts.json";
/** How long it is so far, for one that was never finished. */
export const secondsFile = "seconds";
