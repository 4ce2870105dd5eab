/** Addresses on the main host that the recorder extension uses. */
export const extensionPaths = {
  /** Where a member creates a code and disconnects browsers. */
  page: "/dashboard/extension",
  /** Followed by "/chrome" or "/firefox". */
  download: "/dashboard/extension/download",
  connections: "/extension/connections",
  recordings: "/extension/recordings",
} as const;
