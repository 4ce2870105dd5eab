/** Callouts as GitHub writes them: a quotation that begins with a line such as "[!NOTE]". */
export const calloutKinds = ["note", "tip", "important", "warning", "caution"] as const;
export type CalloutKind = (typeof calloutKinds)[number];

export function isCalloutKind(kind: string): kind is CalloutKind {
  return calloutKinds.some((known) => known === kind);
}

/** The kind that a quotation's first line names, and the length of that line with its break. */
export function readCalloutMark(text: string): { kind: CalloutKind; length: number } | null {
  const found = /^\[!([A-Za-z]+)\][ \t]*(?:\n|$)/.exec(text);
  const kind = found?.[1]?.toLowerCase() ?? "";
  return found && isCalloutKind(kind) ? { kind, length: found[0].length } : null;
}
