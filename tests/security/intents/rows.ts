/** Types of the tables in this folder, which have one row per action and intent. */
import type { TestApp } from "#tests/support/app.ts";
import type { DnsServer } from "#tests/support/dns-server.ts";
import type { FilledCompany } from "#tests/support/filled-company.ts";

/** A text, several texts of one name, or a file. */
export type Fields = Record<string, string | string[] | File>;

export interface World {
  app: TestApp;
  /** The DNS server that domain lookups use. */
  dns: DnsServer;
  /** The company whose ids the form contains. */
  company: FilledCompany;
  /** Ids that `prepare` created besides the companies, by name. */
  made: Record<string, string>;
}

export interface Row {
  /** Defaults to the route's URL without ids. `asker` is the requester. */
  address?: (world: World, asker: FilledCompany) => string;
  /** Must be valid for the company's owner, with the company's ids. Excludes the intent, which is in the row's key. */
  fields?: (world: World, asker: FilledCompany) => Fields | Promise<Fields>;
  /** Creates what the action needs, for every company involved. */
  prepare?: (world: World) => Promise<unknown>;
  /** Runs only for the company that posts the form, after the form has been built. */
  beforeAsking?: (world: World) => Promise<unknown>;
  isInWizard?: true;
  /**
   * The response to another owner. "refused" is the default. With "own", the form contains no ids, so that it changes
   * the requester's own data, whatever ids are added. With "gone", deleting something that doesn't exist succeeds,
   * because of double clicks.
   */
  stranger?: "refused" | "own" | "gone";
  /**
   * Shows that the form is valid and finds its target. It changes the company's rows (the default), gets an answer that
   * isn't a refusal, or gets this status, which isn't 404.
   */
  proof?: "changes" | "answers" | number;
  /** Who may post it. Defaults to "owner". Everyone else except an operator gets a 404. */
  of?: "owner" | "operator" | "everybody";
  /** The form contains texts of the company, which the response repeats. */
  isQuoting?: true;
}

/**
 * Rows by route and intent, such as "main/dashboard/faqs save". Key for an action without intents is only the route.
 * A suffix in parentheses distinguishes rows of the same intent.
 */
export type Rows = Record<string, Row>;

/** Rows of routes whose action is the same function as that of another one. */
export const repeatedRows = new Set<string>();

/** Returns the same intents for each of several routes, which pass them to one action. */
export function atEach(routes: string[], rows: Record<string, Row>): Rows {
  for (const route of routes.slice(1))
    for (const intent of Object.keys(rows)) repeatedRows.add(`${route} ${intent}`);
  return Object.fromEntries(
    routes.flatMap((route) => Object.entries(rows).map(([intent, row]) => [`${route} ${intent}`, row])),
  );
}
