export const videosFolder = "step-recordings";
/** As in recordings that browsers keep since earlier versions. */
export const videoFile = "film";
/** VideoFacts as JSON. */
export const factsFile = "facts.json";
/** The length so far, for a recording that was never finished. */
export const secondsFile = "seconds";
