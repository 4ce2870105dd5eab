/** Types of the tables in this folder: one row per action and intent. */
import type { TestApp } from "#tests/support/app.ts";
import type { DnsServer } from "#tests/support/dns-server.ts";
import type { FilledCompany } from "#tests/support/filled-company.ts";

/** A text, several of one name, or a file. */
export type Fields = Record<string, string | string[] | File>;

export interface World {
  app: TestApp;
  /** The DNS server of domain lookups. */
  dns: DnsServer;
  /** The company whose ids the form contains. */
  company: FilledCompany;
  /** Ids created by `prepare` besides the companies, by name. */
  made: Record<string, string>;
}

export interface Row {
  /** Default: the route's URL without ids. `asker`: the requester. */
  address?: (world: World, asker: FilledCompany) => string;
  /** Valid for the owner of the company, with that company's ids. Without the intent, which is in the row's key. */
  fields?: (world: World, asker: FilledCompany) => Fields | Promise<Fields>;
  /** Creates what the action needs, for every company involved. */
  prepare?: (world: World) => Promise<unknown>;
  /** Only for the company that posts the form, after the form is built. */
  beforeAsking?: (world: World) => Promise<unknown>;
  /** The companies are still in the wizard. */
  isInWizard?: true;
  /**
   * The response to another owner: "refused" (default); "own": the form contains no ids, so it changes the
   * requester's own data, whatever ids are added; "gone": deleting something that doesn't exist succeeds too, because
   * of double clicks.
   */
  stranger?: "refused" | "own" | "gone";
  /**
   * Evidence that the form is valid and finds its target: it changes the company's rows (default), is answered
   * without a refusal, or with this status other than 404.
   */
  proof?: "changes" | "answers" | number;
  /** Who may post it; default "owner". Everyone else but an operator gets a 404. */
  of?: "owner" | "operator" | "everybody";
  /** The form itself contains texts of the company, which the response repeats. */
  isQuoting?: true;
}

/**
 * Keyed by route and intent, such as "main/dashboard/faqs save"; only the route for an action without intents. A
 * suffix in parentheses distinguishes rows of the same intent.
 */
export type Rows = Record<string, Row>;

/** The same intents at each of several routes. */
export function atEach(routes: string[], rows: Record<string, Row>): Rows {
  return Object.fromEntries(
    routes.flatMap((route) => Object.entries(rows).map(([intent, row]) => [`${route} ${intent}`, row])),
  );
}
