/** The Markdown edits of the toolbar and its shortcuts. */

export interface Selection {
  text: string;
  start: number;
  end: number;
}

/** Replaces `from` to `to` with `insert`, then selects `start` to `end`. */
export interface Edit {
  from: number;
  to: number;
  insert: string;
  start: number;
  end: number;
}

export const markdownCommands = [
  "h1",
  "h2",
  "h3",
  "bold",
  "italic",
  "code",
  "quote",
  "list",
  "link",
  "image",
] as const;
export type MarkdownCommand = (typeof markdownCommands)[number];

const marks: Partial<Record<MarkdownCommand, { mark: string; placeholder: string }>> = {
  bold: { mark: "**", placeholder: "bold text" },
  italic: { mark: "*", placeholder: "italic text" },
  code: { mark: "`", placeholder: "code" },
};

const linePrefixes: Partial<Record<MarkdownCommand, string>> = {
  h1: "# ",
  h2: "## ",
  h3: "### ",
  quote: "> ",
  list: "- ",
};

/** Each command is a toggle, so applying it twice restores the text. */
export function editMarkdown(command: MarkdownCommand, selection: Selection): Edit {
  const mark = marks[command];
  if (mark) {
    const isBlock = command === "code" && selection.text.slice(selection.start, selection.end).includes("\n");
    return isBlock ? fence(selection) : toggleMark(selection, mark);
  }
  const prefix = linePrefixes[command];
  if (prefix) return toggleLines(selection, { prefix, isHeading: command.startsWith("h") });
  return command === "image" ? insertLink(selection, "!") : insertLink(selection, "");
}

/** Inserts an uploaded image at the cursor. */
export function insertPicture({ text, start, end }: Selection, picture: { url: string; alt: string }): Edit {
  const before = start === 0 || text[start - 1] === "\n" ? "" : "\n\n";
  const insert = `${before}![${picture.alt.replace(/[[\]\n]/g, " ")}](${picture.url})\n`;
  const caret = start + insert.length;
  return { from: start, to: end, insert, start: caret, end: caret };
}

function toggleMark(
  { text, start, end }: Selection,
  { mark, placeholder }: { mark: string; placeholder: string },
): Edit {
  const length = mark.length;
  const inner = text.slice(start, end);
  const isAround =
    text.slice(start - length, start) === mark &&
    text.slice(end, end + length) === mark &&
    // One of the two stars of bold text isn't an italic mark.
    !(mark === "*" && (text[start - 2] === "*" || text[end + 1] === "*"));
  if (isAround)
    return {
      from: start - length,
      to: end + length,
      insert: inner,
      start: start - length,
      end: end - length,
    };
  const words = inner || placeholder;
  return {
    from: start,
    to: end,
    insert: mark + words + mark,
    start: start + length,
    end: start + length + words.length,
  };
}

function fence({ text, start, end }: Selection): Edit {
  const inner = text.slice(start, end).replace(/\n$/, "");
  const before = start === 0 || text[start - 1] === "\n" ? "" : "\n";
  const open = `${before}\`\`\`\n`;
  return {
    from: start,
    to: end,
    insert: `${open}${inner}\n\`\`\`\n`,
    start: start + open.length,
    end: start + open.length + inner.length,
  };
}

/** Changes whole lines, even if only part of them is selected. */
function toggleLines(
  { text, start, end }: Selection,
  { prefix, isHeading }: { prefix: string; isHeading: boolean },
): Edit {
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const next = text.indexOf("\n", end > start && text[end - 1] === "\n" ? end - 1 : end);
  const to = next === -1 ? text.length : next;
  const lines = text.slice(from, to).split("\n");
  const has = lines.every((line) => line.startsWith(prefix));
  const insert = lines
    .map((line) => {
      if (has) return line.slice(prefix.length);
      return prefix + (isHeading ? line.replace(/^#{1,6} /, "") : line);
    })
    .join("\n");
  return {
    from,
    to,
    insert,
    start: lines.length === 1 ? from + insert.length : from,
    end: from + insert.length,
  };
}

function insertLink({ text, start, end }: Selection, sign: "" | "!"): Edit {
  const inner = text.slice(start, end);
  const isAddress = /^(?:https?:\/\/|mailto:|\/)\S+$/.test(inner);
  const words = isAddress || inner === "" ? (sign ? "alt text" : "link text") : inner;
  const address = isAddress ? inner : "https://";
  const insert = `${sign}[${words}](${address})`;
  const wordsAt = start + sign.length + 1;
  const addressAt = wordsAt + words.length + 2;
  // Selects the placeholder, which the author replaces next.
  const [from, length] = inner !== "" && !isAddress ? [addressAt, address.length] : [wordsAt, words.length];
  return { from: start, to: end, insert, start: from, end: from + length };
}
