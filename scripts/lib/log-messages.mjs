// Extracts the log messages from the sources, for docs/logs.md.
import { parseSync, Visitor } from "vite";

/** Most files don't match and need no parsing. */
const mayLog = /[lL]og\s*\.(?:error|warn|info|debug)|refusalOf\(/;
const levels = ["error", "warn", "info", "debug"];

/**
 * Finds calls such as `log.warn({ err }, "message")` and the events of `refusalOf`. Returns each as `{ level, message,
 * fields }`.
 */
export function logMessagesIn(path, source) {
  if (!mayLog.test(source)) return [];
  const found = [];
  new Visitor({
    CallExpression({ callee, arguments: [first, second] }) {
      if (callee.type !== "MemberExpression" || !levels.includes(callee.property.name)) return;
      if (!/(?:^|\.)(?:\w+L|l)og$/.test(source.slice(callee.object.start, callee.object.end))) return;
      const message = second ?? first;
      if (message?.type !== "Literal") return;
      found.push({
        level: callee.property.name,
        message: message.value,
        fields: fieldsOf(second && first),
      });
    },
    VariableDeclarator({ id, init }) {
      // `const event = "…"` or `const [event, problem] = ["…", …]`
      const [name, value] = id.type === "ArrayPattern" ? [id.elements[0], init?.elements?.[0]] : [id, init];
      if (name?.name !== "event" || value?.type !== "Literal" || !source.includes("refusalOf(")) return;
      found.push({ level: "error", message: value.value, fields: ["err"] });
    },
  }).visit(parseSync(path, source).program);
  return found;
}

function fieldsOf(object) {
  if (object?.type !== "ObjectExpression") return [];
  return object.properties.map((property) => (property.type === "SpreadElement" ? "…" : property.key.name));
}

/** Renders docs/logs.md with one table per level, sorted by message. */
export function renderLogPage(messages) {
  const sections = levels.map((level) => {
    const rows = messages
      .filter((message) => message.level === level)
      .toSorted((a, b) => (a.message < b.message ? -1 : 1))
      .map(({ message, fields }) => `| ${message} | ${fields.join(", ") || "–"} |`);
    return [`## ${level}`, "", "| Message | Fields |", "|---|---|", ...rows].join("\n");
  });
  return `${introduction}\n\n${sections.join("\n\n")}\n`;
}

const introduction = `# Log messages

<!-- Generated from the sources: node scripts/write-log-page.mjs -->

Step writes one JSON object per line to standard output, or readable lines on a terminal. \`LOG_LEVEL\` sets the lowest level.
Search for \`msg\`. Lines that belong to a request have its \`requestId\`; lines of a job have \`job\` and \`jobId\`. \`err\` holds the
error's type, message and stack, without values that users typed. Security events have a \`security\` field instead
([operating.md](operating.md) explains them).`;
