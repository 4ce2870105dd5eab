/** The company's inbox. */

import type { z } from "zod";
import { pageOf } from "#features/api/cursor.ts";
import { ProblemError } from "#features/api/problems.ts";
import type { message } from "#features/api/resources.ts";
import { lockOwnCompany } from "#features/companies/company-record.server.ts";
import { changeMessage } from "#features/contact/inbox.server.ts";
import type { InboxAction } from "#features/contact/inbox-texts.ts";
import {
  findMessage,
  findSentMessage,
  listMessagePage,
  type StoredMessage,
} from "#features/contact/message-pages.server.ts";
import { presentContact } from "#features/contact/present.ts";
import { readContactMessage } from "#features/contact/schema.ts";
import { sendContactMessage } from "#features/contact/send-contact-message.server.ts";
import { findRecipient } from "#features/help-center/contact-recipient.server.ts";
import { found, type HandlersOf, invalidField } from "./call.ts";
import { rowsOfPage } from "./content-query.ts";

export const messageHandlers: HandlersOf<
  "listMessages" | "getMessage" | "sendMessage" | "updateMessage" | "deleteMessage"
> = {
  async listMessages({ scope, query }, db) {
    const rows = await listMessagePage(db, scope, { ...rowsOfPage(query), spam: query.folder === "spam" });
    const page = pageOf(rows, { limit: query.limit, timeOf: ({ createdAt }) => createdAt });
    return { body: { data: page.rows.map(presentMessage), nextCursor: page.nextCursor } };
  },

  async getMessage({ scope, params: { id } }, db) {
    return { body: presentMessage(found(await findMessage(db, scope, id))) };
  },

  async sendMessage({ findCenter, services, scope, body: typed }, tx) {
    const read = readContactMessage(typed);
    if ("field" in read) throw invalidField(`body.${read.field}`, `The ${read.field} isn't valid.`);
    const { scope: center } = await findCenter();
    const outcome = await sendContactMessage({ ...services, db: tx }, scope, {
      message: read,
      isTrapped: false,
      // All messages come from the same program, so the limit is by sender.
      visitorAddress: read.email.toLowerCase(),
      recipient: await findRecipient(tx, scope, presentContact(center.company.contactDetails).email),
      language: center.company.language,
    });
    if (outcome === "limited")
      throw new ProblemError("too-many-requests", { detail: "Too many messages within an hour." });
    const body = presentMessage(found(await findSentMessage(tx, scope, read)));
    return { body, location: `/messages/${body.id}` };
  },

  async updateMessage({ services, scope, params: { id }, body: { isRead, isSpam }, requireMatch }, tx) {
    await lockOwnCompany(tx, scope, "answer messages");
    requireMatch(presentMessage(found(await findMessage(tx, scope, id))));
    const actions: InboxAction[] = [
      ...(isRead === undefined ? [] : [isRead ? ("read" as const) : ("unread" as const)]),
      ...(isSpam === undefined ? [] : [isSpam ? ("spam" as const) : ("not-spam" as const)]),
    ];
    for (const action of actions) await changeMessage({ ...services, db: tx }, scope, { id, action });
    return { body: presentMessage(found(await findMessage(tx, scope, id))) };
  },

  async deleteMessage({ services, scope, params: { id }, requireMatch }, tx) {
    await lockOwnCompany(tx, scope, "answer messages");
    requireMatch(presentMessage(found(await findMessage(tx, scope, id))));
    await changeMessage({ ...services, db: tx }, scope, { id, action: "delete" });
    return { body: null };
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
