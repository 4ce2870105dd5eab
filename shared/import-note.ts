/** What an owner should look at after an import from another tool, or what couldn't be taken along. */
export type ImportNoteKind =
  | "dead-link"
  | "missing-picture"
  | "component"
  | "attachment"
  | "video"
  | "form"
  | "shortened"
  | "unreadable";

export interface ImportNote {
  kind: ImportNoteKind;
  /** Such as the link or the name of the component. */
  text: string;
  /** The words of a dead link. */
  linkText?: string;
  /** Someone has replaced the dead link, or keeps only its words. */
  isDone?: boolean;
}
