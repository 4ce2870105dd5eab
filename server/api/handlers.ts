import type { FileOperationId, OperationId } from "#features/api/operations.ts";
import { articleHandlers } from "./article-handlers.ts";
import type { AnyHandler, Handlers } from "./call.ts";
import { collectionHandlers } from "./collection-handlers.ts";
import { feedbackHandlers } from "./feedback-handlers.ts";
import { guideHandlers } from "./guide-handlers.ts";
import { guideVersionHandlers } from "./guide-version-handlers.ts";
import { helpDeskHandlers } from "./help-desk-handlers.ts";
import { messageHandlers } from "./message-handlers.ts";
import { questionHandlers } from "./question-handlers.ts";
import { readHandlers } from "./read-handlers.ts";
import { searchHandlers } from "./search-handlers.ts";
import { settingsHandlers } from "./settings-handlers.ts";
import { versionHandlers } from "./version-handlers.ts";
import { webhookHandlers } from "./webhook-handlers.ts";
import { websiteHandlers } from "./website-handlers.ts";

/** What each operation of the API does. */
const handlers: Handlers = {
  ...readHandlers,
  ...searchHandlers,
  ...messageHandlers,
  ...questionHandlers,
  ...articleHandlers,
  ...versionHandlers,
  ...guideVersionHandlers,
  ...guideHandlers,
  ...settingsHandlers,
  ...collectionHandlers,
  ...feedbackHandlers,
  ...helpDeskHandlers,
  ...websiteHandlers,
  ...webhookHandlers,
};

/** Without the types of each operation. Callers check a request against the operation's schemas first. */
export function handlerOf(id: Exclude<OperationId, FileOperationId>): AnyHandler {
  return handlers[id] as unknown as AnyHandler;
}
