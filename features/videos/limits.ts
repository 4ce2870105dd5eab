/** The specification says 500 MB. We count in binary units, as file managers do. */
export const maxVideoBytes = 500 * 1024 * 1024;
/** After a lost connection or a crash, at most one chunk is sent again. */
export const uploadChunkBytes = 10 * 1024 * 1024;
export const uploadsPath = "/dashboard/uploads";
/** If the window regains focus and no file is selected within this time, the file dialog counts as canceled. */
export const cancelledDialogMs = 300;
