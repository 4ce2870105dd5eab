/** Addresses on the main host that the recorder extension uses. */
export const extensionPaths = {
  /** Where a member creates a code and disconnects browsers. */
  page: "/dashboard/extension",
  connections: "/extension/connections",
  recordings: "/extension/recordings",
} as const;
