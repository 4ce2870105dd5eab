/** Names, limits and texts of the inbox that the browser also needs. */

export const inboxPageSize = 25;

export const inboxViews = ["inbox", "spam"] as const;
export type InboxView = (typeof inboxViews)[number];

export const inboxActions = ["read", "unread", "spam", "not-spam", "delete", "restore"] as const;
export type InboxAction = (typeof inboxActions)[number];

/** Toast shown after the action; null if the effect is immediately visible. */
export const inboxDone: Record<InboxAction, string | null> = {
  read: null,
  unread: null,
  spam: "Moved to spam. New messages from this address go there, too.",
  "not-spam": "Moved to the inbox",
  delete: "Message deleted",
  restore: "Message restored",
};

/** The reverse of each action, for undo. */
export const inboxUndo: Partial<Record<InboxAction, InboxAction>> = {
  spam: "not-spam",
  "not-spam": "spam",
  delete: "restore",
};

export const inboxFailed = "That didn't work. Try again.";
