/** Turns stored entries into sentences. */
import type { AuditDetails } from "#db/schema/audit.ts";
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

const deletedPerson = "Deleted person";

export function presentEntry(row: StoredEntry, people: People): AuditEntryView {
  const text = actionText(row.action);
  const [before = "", after = ""] = (text?.sentence ?? "made a change").split("{subject}");
  const note = row.details.note ? ` ${row.details.note}` : "";
  const hasSubject = text?.sentence.includes("{subject}") === true;
  return {
    id: row.id,
    at: row.at.toISOString(),
    isPerson: row.actorKind === "person",
    actor: actorOf(row, people),
    before: before.trimEnd(),
    subject: hasSubject ? (text.subject ?? subjectOf(row, people)) : null,
    after: `${after}${note}`.trim(),
    path: text?.path ?? pathOf(row),
    changes: row.details.changes ?? [],
    device: row.device,
    ip: row.ip,
  };
}

/** Returns a sentence such as "Mara Ellison changed the role of Tom Becker". */
export function sentenceOf({ actor, before, subject, after }: AuditEntryView): string {
  return [actor, before, subject ?? "", after].filter(Boolean).join(" ");
}

/** Returns text such as "Support → Writer", for exported files. */
export function changeText({ label, from, to }: NonNullable<AuditDetails["changes"]>[number]): string {
  if (from === undefined && to === undefined) return label;
  return `${label}: ${from ?? "empty"} → ${to ?? "empty"}`;
}

export function personName(person: { name: string; email: string } | undefined): string {
  return person ? person.name.trim() || person.email : deletedPerson;
}

function actorOf({ actorKind, actorUserId, actorName, action }: StoredEntry, people: People): string {
  switch (actorKind) {
    case "person":
      return personName(people.get(actorUserId ?? ""));
    case "operator":
      return "The operator";
    case "command":
      return "The command line";
    case "key":
      return `${actorName ?? "Unnamed"} (API key)`;
    case "job":
      return actionText(action)?.job ?? "Step";
  }
}

function subjectOf({ subjectKind, subjectId, subjectTitle, details }: StoredEntry, people: People): string {
  const nouns = isSubjectKind(subjectKind) ? auditSubjects[subjectKind] : null;
  const { count } = details;
  if (subjectKind === "person" && subjectId) return personName(people.get(subjectId));
  if (subjectTitle) return subjectTitle;
  if (subjectKind === "invitation") return deletedPerson;
  if (count !== undefined && count !== 1) return `${count.toLocaleString("en")} ${nouns?.[1] ?? "things"}`;
  return nouns?.[0] ?? "something";
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
