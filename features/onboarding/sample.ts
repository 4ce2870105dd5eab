/** Name of the demo help center; reserved, so that nobody else can take it. */
export const sampleSubdomain = "sample";
