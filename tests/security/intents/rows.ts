/** The shape of the tables beside this file: one row for each action and each intent that it knows. */
import type { TestApp } from "#tests/support/app.ts";
import type { DnsServer } from "#tests/support/dns-server.ts";
import type { FilledCompany } from "#tests/support/filled-company.ts";

/** Text, several of one name, or a file. */
export type Fields = Record<string, string | string[] | File>;

export interface World {
  app: TestApp;
  /** Where domains are looked up. */
  dns: DnsServer;
  /** Whose ids the form names. */
  company: FilledCompany;
  /** What `prepare` made beside the companies, by a name of its choice. */
  made: Record<string, string>;
}

export interface Row {
  /** Default: the address of the route, which then names nothing. `asker`: whose request it is. */
  address?: (world: World, asker: FilledCompany) => string;
  /** Valid for the owner of the company; what it names is theirs. Without the intent, which comes from the key of the row. */
  fields?: (world: World, asker: FilledCompany) => Fields | Promise<Fields>;
  /** Makes what the action needs; for every company that takes part. */
  prepare?: (world: World) => Promise<unknown>;
  /** Only for the company that posts the form, after it is written. */
  beforeAsking?: (world: World) => Promise<unknown>;
  /** Whose companies are still in the wizard. */
  isInWizard?: true;
  /**
   * What another owner is told:
   * "refused" (default);
   * "own": the form names nothing, so it changes what is theirs, whatever ids are added to it;
   * "gone": what is not there any more is a success as well, for a second click.
   */
  stranger?: "refused" | "own" | "gone";
  /**
   * What proves that the form is valid and finds what it names: it changes the company's rows (default), it is answered
   * without a refusal, or with this status, which is no 404.
   */
  proof?: "changes" | "answers" | number;
  /** Who may post it at all; default "owner". For everybody else but an operator there is no such page. */
  of?: "owner" | "operator" | "everybody";
  /** The form itself holds texts of the company, which the answer repeats. */
  isQuoting?: true;
}

/**
 * By route and intent, such as "main/dashboard/faqs save"; the route alone for an action without intents. Several rows
 * of one intent differ by what follows in brackets.
 */
export type Rows = Record<string, Row>;

/** The same intents at each of several addresses. */
export function atEach(routes: string[], rows: Record<string, Row>): Rows {
  return Object.fromEntries(
    routes.flatMap((route) => Object.entries(rows).map(([intent, row]) => [`${route} ${intent}`, row])),
  );
}
