/** Limits for videos from the specification, shared by browser and server. */

/** Per file: 500 MB as file managers count. */
export const maxVideoBytes = 500 * 1024 * 1024;
/** Chunk size; at most this much is resent after a lost connection or a crash. */
export const uploadChunkBytes = 10 * 1024 * 1024;
export const videoExtensions = ["mp4", "mov", "avi", "webm"] as const;
export type VideoExtension = (typeof videoExtensions)[number];
/** URL path for uploads. */
export const uploadsPath = "/dashboard/uploads";
/** Delay after the window regains focus before an empty file dialog counts as canceled. */
export const cancelledDialogMs = 300;
