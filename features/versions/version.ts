/** Versions of articles, answers and guides. */
import type { VersionKind } from "#shared/enumerations.ts";
import type { ChangedLine } from "./lines-of-changes.ts";

export interface VersionText {
  title: string;
  content: string;
}

export interface VersionCard {
  id: string;
  number: number;
  kind: VersionKind;
  /** Null for a job, a command, an API key, or a person whose account was deleted. */
  authorId: string | null;
  /** Null unless an API key made the version. */
  keyName: string | null;
  addedWords: number;
  removedWords: number;
  /** ISO date. */
  createdAt: string;
}

/** What the page of an item's history shows. */
export interface History {
  versions: VersionCard[];
  /** The version that is compared with the current text. Null if there are no versions. */
  chosen: VersionCard | null;
  /** The chosen version is the current text. */
  isCurrent: boolean;
  isSideBySide: boolean;
  lines: ChangedLine[];
}
