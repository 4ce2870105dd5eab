/** The specification's numbers for videos; shared by the browser and the server. */

/** One file, 500 MB counted as file managers count them. */
export const maxVideoBytes = 500 * 1024 * 1024;
/** Sent at once; the most that a lost connection or a killed server makes the browser send again. */
export const uploadChunkBytes = 10 * 1024 * 1024;
export const videoExtensions = ["mp4", "mov", "avi", "webm"] as const;
export type VideoExtension = (typeof videoExtensions)[number];
/** Where uploads are sent to. */
export const uploadsPath = "/dashboard/uploads";
/** A file dialog that was left without a choice is noticed this long after the window has the focus again. */
export const cancelledDialogMs = 300;
