export const inboxPageSize = 25;

export const inboxViews = ["inbox", "spam"] as const;
export type InboxView = (typeof inboxViews)[number];

export const inboxActions = ["read", "unread", "spam", "not-spam", "delete", "restore"] as const;
export type InboxAction = (typeof inboxActions)[number];

/** Toast shown after the action. Null if the owner sees the effect anyway. */
export const inboxDone: Record<InboxAction, string | null> = {
  read: null,
  unread: null,
  spam: "Moved to spam. New messages from this address go there, too.",
  "not-spam": "Moved to the inbox",
  delete: "Message deleted",
  restore: "Message restored",
};

/** The opposite of each action, which the undo button runs. */
export const inboxUndo: Partial<Record<InboxAction, InboxAction>> = {
  spam: "not-spam",
  "not-spam": "spam",
  delete: "restore",
};

export const inboxFailed = "That didn't work. Try again.";
