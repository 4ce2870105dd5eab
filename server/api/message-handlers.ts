/** The company's inbox. */
import type { z } from "zod";
import { pageOf } from "#features/api/cursor.ts";
import type { message } from "#features/api/resources.ts";
import { findMessage, listMessagePage, type StoredMessage } from "#features/contact/message-pages.server.ts";
import { found, type HandlersOf } from "./call.ts";
import { rowsOfPage } from "./content-query.ts";

export const messageHandlers: HandlersOf<"listMessages" | "getMessage"> = {
  async listMessages({ scope, query }, db) {
    const rows = await listMessagePage(db, scope, { ...rowsOfPage(query), spam: query.folder === "spam" });
    const page = pageOf(rows, { limit: query.limit, timeOf: ({ createdAt }) => createdAt });
    return { body: { data: page.rows.map(presentMessage), nextCursor: page.nextCursor } };
  },

  async getMessage({ scope, params: { id } }, db) {
    return { body: presentMessage(found(await findMessage(db, scope, id))) };
  },
};

function presentMessage(row: StoredMessage): z.input<typeof message> {
  const { id, name, email, message: text, readAt, isSpam, createdAt } = row;
  return {
    id,
    name,
    email,
    message: text,
    isRead: readAt !== null,
    isSpam,
    createdAt: createdAt.toISOString(),
  };
}
