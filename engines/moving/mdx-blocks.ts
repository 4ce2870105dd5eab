/**
 * Lets Markdown read what is in components of MDX: blank lines around their tags, no indentation inside, and callouts
 * for components that are callouts. Code keeps its bytes.
 */
import { fencedLines } from "./fenced-lines.ts";
import { attributeOf } from "./html-in-markdown.ts";

const opening = /^([ \t]*)<([A-Z][\w.]*)((?:\s[^<>]*)?)(?<![/=])>[ \t]*$/;
const closing = /^[ \t]*<\/([A-Z][\w.]*)>[ \t]*$/;
const whole = /^([ \t]*)<([A-Z][\w.]*)((?:\s[^<>]*)?)(?<![/=])>(.*?)<\/\2>[ \t]*$/;
const namedCallout = /^(?:Note|Tip|Info|Warning|Caution|Danger|Important)$/;

interface Open {
  name: string;
  indent: string;
  /** Indentation of what is in the component. */
  inner: string;
  end: string;
}

export function openComponents(lines: readonly string[]): string[] {
  const isFenced = fencedLines(lines);
  const lastEnds = endsOf(lines, isFenced);
  const open: Open[] = [];
  /** How many are open of each name. */
  const counts = new Map<string, number>();
  const count = (name: string, by: 1 | -1) => counts.set(name, (counts.get(name) ?? 0) + by);
  let isFenceDedented = false;
  return lines.flatMap((source, at) => {
    const line = dedented(source, open.at(-1));
    if (isFenced[at] && !isFenced[at - 1]) isFenceDedented = line !== source;
    if (isFenced[at]) return [isFenceDedented ? line : source];
    const [, ofWhole = "", named = "", values = "", text = ""] = whole.exec(line) ?? [];
    const start = callout(named, values);
    if (start !== null) return ["", ofWhole + start, ofWhole + text.trim(), `${ofWhole}:::`, ""];
    const [, indent = "", name = "", attributes = ""] = opening.exec(line) ?? [];
    // What has no end is a placeholder, such as "<YOUR_KEY>", and has nothing in it.
    if (name !== "" && (lastEnds.get(name) ?? 0) > at) {
      const first = callout(name, attributes);
      let next = at + 1;
      while (lines[next]?.trim() === "") next += 1;
      const inner = /^[ \t]*/.exec(lines[next] ?? "")![0];
      count(name, 1);
      open.push({ name, indent, inner, end: first === null ? `</${name}>` : ":::" });
      return ["", indent + (first ?? line.trim()), ""];
    }
    const ended = closing.exec(line)?.[1] ?? "";
    if (!counts.get(ended)) return [line];
    // Components inside that lack their own end are closed, too.
    const closed = open.splice(open.findLastIndex(({ name: each }) => each === ended)).reverse();
    for (const each of closed) count(each.name, -1);
    return ["", ...closed.flatMap((each) => [each.indent + each.end, ""])];
  });
}

/** The last line that ends a component of each name. */
function endsOf(lines: readonly string[], isFenced: readonly boolean[]): ReadonlyMap<string, number> {
  return new Map(
    lines.flatMap((line, at) => {
      const name = isFenced[at] ? undefined : closing.exec(line)?.[1];
      return name === undefined ? [] : [[name, at] as const];
    }),
  );
}

function dedented(line: string, open: Open | undefined): string {
  if (!open || open.inner.length <= open.indent.length || !line.startsWith(open.inner)) return line;
  return open.indent + line.slice(open.inner.length);
}

/** The first line of the callout that a component is. */
function callout(name: string, attributes: string): string | null {
  if (!/^(?:Aside|Admonition|Callout)$/.test(name) && !namedCallout.test(name)) return null;
  const kind = namedCallout.test(name) ? name : (attributeOf(attributes, "type") ?? "");
  const title = attributeOf(attributes, "title")?.replace(/[[\]]/g, "") ?? "";
  return `:::${/^[a-z]+$/i.test(kind) ? kind.toLowerCase() : "note"}${title === "" ? "" : `[${title}]`}`;
}
