/** Screens reach the outbox through this feature. */
export { findMail, listMails, maxListedMails } from "#platform/mail/list-mails.ts";
