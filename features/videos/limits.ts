/** Limits for videos from the specification, shared by the browser and the server. */

/** Limit per file: 500 MB in binary units, like file managers. */
export const maxVideoBytes = 500 * 1024 * 1024;
/** Chunk size. At most this much is sent again after a lost connection or a crash. */
export const uploadChunkBytes = 10 * 1024 * 1024;
export const videoExtensions = ["mp4", "mov", "avi", "webm"] as const;
export type VideoExtension = (typeof videoExtensions)[number];
/** URL path for uploads. */
export const uploadsPath = "/dashboard/uploads";
/** Delay after the window regains focus before an empty file dialog counts as canceled. */
export const cancelledDialogMs = 300;
