export const videosFolder = "step-recordings";
/** Matches the name in recordings that browsers still keep from earlier versions. */
export const videoFile = "film";
/** VideoFacts as JSON. */
export const factsFile = "facts.json";
/** The length so far, for a recording that was never finished. */
export const secondsFile = "seconds";
