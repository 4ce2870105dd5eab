/** Callouts as GitHub writes them: a quotation that begins with a line such as "[!NOTE]". */
const calloutKinds = ["note", "tip", "important", "warning", "caution"] as const;
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

/** GitHub's other two kinds look like one of these. */
export function calloutLook(kind: CalloutKind): CalloutLook {
  if (kind === "important") return "note";
  return kind === "caution" ? "warning" : kind;
}

export const calloutLooks = ["note", "tip", "warning"] as const;
export type CalloutLook = (typeof calloutLooks)[number];

/** Adds the words that screen readers announce. `html` comes from our own renderer. */
export function nameCallouts(html: string, nameOf: (look: CalloutLook) => string): string {
  return html.replace(/ data-callout="(note|tip|warning)"/g, (attribute, look: CalloutLook) => {
    const name = nameOf(look).replace(/[&"<>]/g, (character) => `&#${character.charCodeAt(0)};`);
    return `${attribute} aria-label="${name}"`;
  });
}
