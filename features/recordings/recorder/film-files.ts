export const filmsFolder = "step-recordings";
export const filmFile = "film";
/** FilmFacts as JSON. */
export const factsFile = "facts.json";
/** The length so far, for a recording that was never finished. */
export const secondsFile = "seconds";
