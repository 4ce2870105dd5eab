/**
 * What the widget reads and sends, as JSON for the websites that the owner allows. Requests need no preflight: they are
 * plain GETs and form posts without credentials.
 */

import type { z } from "zod";
import { bodyContext, clientAddressContext, languageContext, servicesContext } from "#app/context.ts";
import { countSolved } from "#features/analytics/count-solved.server.ts";
import { presentContact } from "#features/contact/present.ts";
import { readContactForm } from "#features/contact/schema.ts";
import { sendContactMessage } from "#features/contact/send-contact-message.server.ts";
import { castVote } from "#features/feedback/cast-vote.server.ts";
import { readItem } from "#features/feedback/feedback-item.ts";
import { answerMessage } from "#features/help-center/ask/answer-message.server.ts";
import { findRecipient } from "#features/help-center/contact-recipient.server.ts";
import { findVotable } from "#features/help-center/find-votable.server.ts";
import { languagesIn, type PublicScope, scopeIn } from "#features/help-center/public-scope.ts";
import { isolateTexts } from "#features/help-center/widget/isolate-texts.ts";
import { readTopic } from "#features/help-center/widget/list-topics.server.ts";
import { hasForm, openWidget } from "#features/help-center/widget/open-widget.server.ts";
import { readPage } from "#features/help-center/widget/read-page.server.ts";
import { readTour } from "#features/help-center/widget/read-tour.server.ts";
import { answerCard, searchWidget } from "#features/help-center/widget/search-widget.server.ts";
import type { WidgetCenter } from "#features/help-center/widget/widget-center.ts";
import tourScript from "#features/widget/client/widget-tour.ts?worker&url";
import {
  foreignTokenText,
  tokenProblems,
  verifyIdentity,
  type WidgetIdentity,
} from "#features/widget/identity.server.ts";
import type { WidgetPost } from "#features/widget/widget-address.ts";
import { hasTurn, mayStoreRefusal } from "#features/widget/widget-limits.server.ts";
import { allowedOrigins, readOriginHeader } from "#features/widget/widget-origins.ts";
import {
  answerForm,
  identifyForm,
  messageExtras,
  openQuery,
  problemOf,
  readQuery,
  searchQuery,
  topicQuery,
  voteForm,
} from "#features/widget/widget-requests.ts";
import { audienceOf, listValidSecrets } from "#features/widget/widget-secrets.server.ts";
import { recordOpened, recordRefused } from "#features/widget/widget-sightings.server.ts";
import { bindToken } from "#features/widget/widget-tokens.server.ts";
import type { MessageAnswer, OfferAnswer, TourAnswer } from "#features/widget/wire.ts";
import type { HelpCenterArgs } from "./require-public-scope.server.ts";
import { findOpenScope, originOf, presentWidget } from "./require-widget.server.ts";

/** What is wrong with a request, as its status and a sentence. */
class WidgetProblem {
  readonly status: number;
  readonly text: string;
  readonly retryAfterSeconds: number | undefined;
  /** Problems of single fields. */
  readonly errors: Record<string, string> | undefined;
  constructor(
    status: number,
    text: string,
    {
      retryAfterSeconds,
      errors,
    }: { retryAfterSeconds?: number | undefined; errors?: Record<string, string> } = {},
  ) {
    this.status = status;
    this.text = text;
    this.retryAfterSeconds = retryAfterSeconds;
    this.errors = errors;
  }
}

type Fields = Record<string, string>;
/** `fields` are those of the query or of the form. */
type Answer = (
  args: HelpCenterArgs,
  widget: WidgetCenter,
  asked: { origin: string; fields: Fields },
) => Promise<object>;

const reads: Record<string, Answer> = {
  async open(args, { scope }, { origin, fields }) {
    const services = args.context.get(servicesContext);
    const { lang, ...page } = check(openQuery, fields);
    const widget = await presentWidget(args, inReadersLanguage(args, scope, lang));
    if (!isOurs(args, origin)) {
      const path = page.path.replace(/[?#].*$/s, "").slice(0, 300);
      await recordOpened(services, scope, { origin, path });
    }
    return openWidget(services, widget, page);
  },
  async search(args, widget, { fields }) {
    const services = args.context.get(servicesContext);
    const { q } = check(searchQuery, fields);
    if (!widget.center.shows.search) throw new WidgetProblem(404, "Search is off in this help center.");
    const { found, counted } = await searchWidget(services, widget, q);
    if (counted)
      services.visits.countSearch(
        widget.scope.companyId,
        { "user-agent": args.request.headers.get("user-agent") ?? undefined },
        counted,
      );
    return found;
  },
  async topic(args, widget, { fields }) {
    const { slug } = check(topicQuery, fields);
    const { db } = args.context.get(servicesContext);
    return found(await readTopic(db, widget, slug), widget);
  },
  async read(args, widget, { origin, fields }) {
    const { page } = check(readQuery, fields);
    const services = args.context.get(servicesContext);
    return found(await readPage(services, widget, { page, website: origin }), widget);
  },
  async tour(args, widget, { origin, fields }) {
    const { page } = check(readQuery, fields);
    const { db } = args.context.get(servicesContext);
    const tour = found(await readTour(db, widget, { page, website: origin }), widget);
    return { ...tour, script: `${originOf(args)}${tourScript}` } satisfies TourAnswer;
  },
};

const posts: Record<WidgetPost, Answer> = {
  async identify(args, { scope }, { origin, fields }) {
    const { token } = check(identifyForm, fields);
    const identity = await identify(args, scope, { token, origin });
    if ("problem" in identity) throw new WidgetProblem(401, identity.problem);
    return { name: identity.name, email: identity.email };
  },
  async message(args, widget, { origin, fields }) {
    const { scope, texts } = widget;
    requireForm(widget);
    const { page, token } = check(messageExtras, fields);
    const identity = token === "" ? null : await identify(args, scope, { token, origin });
    const posted = new FormData();
    for (const [name, value] of Object.entries(fields)) posted.set(name, value);
    const read = readContactForm(posted);
    if ("state" in read) {
      const errors = Object.entries(read.state.errors).map(([field, key]) => [field, texts.t(key)]);
      throw new WidgetProblem(400, texts.t("contact.incomplete"), { errors: Object.fromEntries(errors) });
    }
    // A message is worth more than its proof: a visitor who reads for ten minutes can still write.
    const isProven =
      identity !== null &&
      "id" in identity &&
      identity.email.toLowerCase() === read.message.email.toLowerCase();
    const services = args.context.get(servicesContext);
    const outcome = await sendContactMessage(services, scope, {
      ...read,
      recipient: await findRecipient(services.db, scope, presentContact(scope.company.contactDetails).email),
      language: scope.company.language,
      visitorAddress: args.context.get(clientAddressContext),
      pageUrl: page,
      signedInAs: isProven ? identity.id : null,
    });
    if (outcome === "limited")
      throw new WidgetProblem(429, texts.t("contact.tooMany"), { retryAfterSeconds: 3_600 });
    return { isSent: true } satisfies MessageAnswer;
  },
  async answer(args, widget, { fields }) {
    requireForm(widget);
    const { message } = check(answerForm, fields);
    const found = await answerMessage(args.context.get(servicesContext).db, widget.scope, message);
    return { answer: found && answerCard(widget, found) } satisfies OfferAnswer;
  },
  async solved(args, widget, { origin }) {
    requireForm(widget);
    const { context } = args;
    // Owners who try it in their settings don't count as visitors.
    if (!isOurs(args, origin))
      await countSolved(context.get(servicesContext), widget.scope, context.get(clientAddressContext));
    return {};
  },
  async vote(args, { scope, texts }, { fields }) {
    const services = args.context.get(servicesContext);
    const { item: named, vote } = check(voteForm, fields);
    const item = readItem(named);
    const votable = item && (await findVotable(services.db, scope, item));
    if (!item || !votable) throw new WidgetProblem(404, texts.t("error.notFoundText"));
    const { outcome } = await castVote(services, scope, {
      kind: item.kind,
      itemId: votable.id,
      isHelpful: vote === "yes",
      visitor: {
        address: args.context.get(clientAddressContext),
        userAgent: args.request.headers.get("user-agent") ?? "",
      },
    });
    if (outcome === "limited")
      throw new WidgetProblem(429, texts.t("feedback.tooMany"), { retryAfterSeconds: 3_600 });
    return { thanks: texts.t("feedback.thanks") };
  },
};

export function loader(args: HelpCenterArgs): Promise<Response> {
  const { searchParams } = new URL(args.request.url);
  return answer(args, reads, async () => Object.fromEntries(searchParams));
}

export function action(args: HelpCenterArgs): Promise<Response> {
  return answer(args, posts, () => formOf(args));
}

async function answer(
  args: HelpCenterArgs,
  answers: Record<string, Answer>,
  readFields: () => Promise<Fields>,
): Promise<Response> {
  const part = args.params.part ?? "";
  const scope = await findOpenScope(args);
  const given = args.request.headers.get("origin");
  const headers = { ...shared, "access-control-allow-origin": readOriginHeader(given) ?? "null" };
  try {
    const fields = await readFields();
    if (!scope) throw new WidgetProblem(404, "There is no public help center at this address.");
    const run = Object.hasOwn(answers, part) ? answers[part] : undefined;
    if (!run) throw new WidgetProblem(404, "The widget has no such address.");
    const widget = await presentWidget(args, scope);
    const origin = await requireOrigin(args, widget);
    await requireTurn(args, widget, origin);
    return Response.json(isolateTexts(await run(args, widget, { origin, fields })), { headers });
  } catch (error) {
    if (!(error instanceof WidgetProblem)) throw error;
    const { status, text, retryAfterSeconds, errors } = error;
    const retry: Record<string, string> =
      retryAfterSeconds === undefined ? {} : { "retry-after": String(retryAfterSeconds) };
    return Response.json({ error: text, errors }, { status, headers: { ...headers, ...retry } });
  }
}

const shared = {
  "cache-control": "private, no-store",
  "cross-origin-resource-policy": "cross-origin",
  vary: "origin",
  "x-robots-tag": "noindex",
};

function requireForm(widget: WidgetCenter): void {
  if (!hasForm(widget)) throw new WidgetProblem(404, "This help center takes no messages.");
}

function isOurs(args: HelpCenterArgs, origin: string): boolean {
  return origin === originOf(args) || origin === args.context.get(servicesContext).origin;
}

/** Our own pages are always allowed, for the owner's preview. Browsers send no Origin with their reads. */
async function requireOrigin(args: HelpCenterArgs, { scope, texts }: WidgetCenter): Promise<string> {
  const services = args.context.get(servicesContext);
  const { headers } = args.request;
  const given = headers.get("origin");
  const isOwnPage = given === null && headers.get("sec-fetch-site") === "same-origin";
  const origin = isOwnPage ? originOf(args) : readOriginHeader(given);
  if (origin === null)
    throw new WidgetProblem(403, "The widget answers browsers only. Send the Origin of a website.");
  if (isOurs(args, origin) || allowedOrigins(scope.company).includes(origin)) return origin;
  if (await mayStoreRefusal(services, scope)) await recordRefused(services, scope, { origin });
  throw new WidgetProblem(403, texts.t("widget.refused"));
}

async function requireTurn(
  { context }: HelpCenterArgs,
  { scope: { companyId }, texts }: WidgetCenter,
  origin: string,
): Promise<void> {
  const visitorAddress = context.get(clientAddressContext);
  if (!(await hasTurn(context.get(servicesContext), { companyId, origin, visitorAddress })))
    throw new WidgetProblem(429, texts.t("widget.busy"), { retryAfterSeconds: 60 });
}

async function identify(
  args: HelpCenterArgs,
  scope: PublicScope,
  { token, origin }: { token: string; origin: string },
): Promise<WidgetIdentity | { problem: string }> {
  const services = args.context.get(servicesContext);
  const secrets = await listValidSecrets(services, scope);
  const identity = await verifyIdentity(services, { token, secrets, audience: audienceOf(scope.company) });
  if ("problem" in identity) return { problem: tokenProblems[identity.problem] };
  return (await bindToken(services, scope, { token, origin })) ? identity : { problem: foreignTokenText };
}

/** The language of the website if the help center has it, else the address's. */
function inReadersLanguage({ context }: HelpCenterArgs, scope: PublicScope, lang: string): PublicScope {
  if (lang === "" || context.get(languageContext) !== null) return scope;
  const wanted = lang.toLowerCase();
  const offered = languagesIn(scope);
  const primary = (tag: string) => tag.toLowerCase().split("-")[0];
  const known =
    offered.find((each) => each.toLowerCase() === wanted) ??
    offered.find((each) => primary(each) === primary(wanted));
  return known === undefined ? scope : scopeIn(scope, known);
}

async function formOf({ context }: HelpCenterArgs): Promise<Fields> {
  const read = await context.get(bodyContext).form();
  if ("refused" in read) throw new WidgetProblem(read.refused.status, read.refused.text, read.refused);
  return Object.fromEntries(
    [...read.value].filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}

function check<Output>(schema: z.ZodType<Output>, values: Fields): Output {
  const parsed = schema.safeParse(values);
  if (parsed.success) return parsed.data;
  throw new WidgetProblem(400, problemOf(parsed.error));
}

function found<Value>(value: Value | null, { texts }: WidgetCenter): Value {
  if (value === null) throw new WidgetProblem(404, texts.t("error.notFoundText"));
  return value;
}
