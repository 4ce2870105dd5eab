/** Turns stored entries into sentences. */
import type { AuditDetails } from "#db/schema/audit.ts";
import type { TeamTexts } from "#engines/messages/team/team-texts.ts";
import { partsOfDevice } from "#shared/device-label.ts";
import { type AuditSubjectKind, actionText, auditSubjects } from "./audit-actions.ts";

export interface AuditEntryView {
  id: string;
  /** ISO 8601. */
  at: string;
  isPerson: boolean;
  actor: string;
  /** The sentence around the subject. */
  before: string;
  subject: string | null;
  after: string;
  /** The page that shows the subject. */
  path: string | null;
  changes: NonNullable<AuditDetails["changes"]>;
  device: string | null;
  ip: string | null;
}

/** The stored row; see db/schema/audit.ts. */
interface StoredEntry {
  id: string;
  at: Date;
  actorKind: "person" | "operator" | "job" | "command" | "key";
  actorUserId: string | null;
  actorName: string | null;
  action: string;
  subjectKind: string | null;
  subjectId: string | null;
  subjectTitle: string | null;
  details: AuditDetails;
  device: string | null;
  ip: string | null;
}

type People = Map<string, { name: string; email: string }>;

export type EntryTexts = TeamTexts<"auditEntries">;

export function presentEntry(row: StoredEntry, people: People, texts: EntryTexts): AuditEntryView {
  const { said, t } = texts;
  const text = actionText(row.action);
  const [before = "", after = ""] = said(text?.sentence ?? "made a change").split("{subject}");
  const note = row.details.note ? ` ${said(row.details.note)}` : "";
  const hasSubject = text?.sentence.includes("{subject}") === true;
  return {
    id: row.id,
    at: row.at.toISOString(),
    isPerson: row.actorKind === "person",
    actor: actorOf(row, people, texts),
    before: before.trimEnd(),
    subject: hasSubject ? (text.subject ? t(text.subject) : subjectOf(row, people, texts)) : null,
    after: `${after}${note}`.trim(),
    path: text?.path ?? pathOf(row),
    changes: (row.details.changes ?? []).map((change) => wordedChange(change, texts)),
    device: row.device && deviceName(row.device, texts),
    ip: row.ip,
  };
}

/** Stored as "Firefox on Windows". */
function deviceName(stored: string, { t, said }: EntryTexts): string {
  const parts = partsOfDevice(stored);
  return parts ? t("{browser} on {system}", parts) : said(stored);
}

/** Returns a sentence such as "Mara Ellison changed the role of Tom Becker". */
export function sentenceOf({ actor, before, subject, after }: AuditEntryView): string {
  return [actor, before, subject ?? "", after].filter(Boolean).join(" ");
}

type Change = NonNullable<AuditDetails["changes"]>[number];

/** Returns text such as "Support → Writer", for exported files. */
export function changeText({ label, from, to }: Change, { t }: EntryTexts): string {
  if (from === undefined && to === undefined) return label;
  return `${label}: ${from ?? t("empty")} → ${to ?? t("empty")}`;
}

/** Their values are the product's words. Other values are what the team typed. */
const wordedFields = new Set(["Role", "Plan", "Readers", "From a file"]);

function wordedChange({ label, from, to }: Change, { said }: EntryTexts): Change {
  const isWorded = (value: string) => wordedFields.has(label) || value === "on" || value === "off";
  const worded = (value: string | null) => (value !== null && isWorded(value) ? said(value) : value);
  return {
    label: said(label),
    ...(from === undefined ? {} : { from: worded(from) }),
    ...(to === undefined ? {} : { to: worded(to) }),
  };
}

export function personName(person: { name: string; email: string } | undefined, { t }: EntryTexts): string {
  return person ? person.name.trim() || person.email : t("Deleted person");
}

function actorOf(
  { actorKind, actorUserId, actorName, action }: StoredEntry,
  people: People,
  texts: EntryTexts,
): string {
  const { t } = texts;
  switch (actorKind) {
    case "person":
      return personName(people.get(actorUserId ?? ""), texts);
    case "operator":
      return t("The operator");
    case "command":
      return t("The command line");
    case "key":
      return t("{name} (API key)", { name: actorName ?? t("Unnamed") });
    case "job": {
      const job = actionText(action)?.job;
      return job ? t(job) : "Step";
    }
  }
}

function subjectOf(
  { subjectKind, subjectId, subjectTitle, details }: StoredEntry,
  people: People,
  texts: EntryTexts,
): string {
  const { t, number } = texts;
  const nouns = isSubjectKind(subjectKind) ? auditSubjects[subjectKind] : null;
  const { count } = details;
  if (subjectKind === "person" && subjectId) return personName(people.get(subjectId), texts);
  if (subjectTitle) return subjectTitle;
  if (subjectKind === "invitation") return t("Deleted person");
  if (count !== undefined && count !== 1) return `${number(count)} ${t(nouns?.[1] ?? "things")}`;
  return t(nouns?.[0] ?? "something");
}

function isSubjectKind(kind: string | null): kind is AuditSubjectKind {
  return kind !== null && Object.hasOwn(auditSubjects, kind);
}

function pathOf({ action, subjectKind, subjectId }: StoredEntry): string | null {
  if (action === "content.deleted" || action === "message.deleted") return null;
  switch (subjectKind) {
    case "question":
      return subjectId ? `/dashboard/faqs?edit=${subjectId}` : "/dashboard/faqs";
    case "category":
      return "/dashboard/faqs";
    case "article":
      return subjectId ? `/dashboard/articles/${subjectId}` : "/dashboard/articles";
    case "guide":
      return "/dashboard/getting-started";
    case "step guide":
      return "/dashboard/guides";
    case "video":
      return "/dashboard/videos";
    case "message":
      return "/dashboard/inbox";
    case "contradiction":
    case "proposal":
      return "/dashboard/faqs/website";
    case "person":
    case "invitation":
      return "/dashboard/team";
    default:
      return null;
  }
}
