/** Lists the intents that the product's forms accept, from the source, so that tests notice a new one. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseSync } from "vite";

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

interface Node {
  type: string;
  [key: string]: unknown;
}

/** Returns the intents that each file compares, switches on or lists in a schema. Omits files without intents. */
export function listIntents(folders: string[]): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const file of folders.flatMap(sourcesIn)) {
    const intents = [...intentsOf(file)].sort();
    if (intents.length > 0) found[file] = intents;
  }
  return found;
}

function sourcesIn(folder: string): string[] {
  return (
    readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
      .filter(({ name }) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
      .map((entry) => relative(root, join(entry.parentPath, entry.name)))
      // Code that only runs in the browser makes no access decisions.
      .filter((file) => !/\/(components|enhance)\/|\/use-/.test(file))
      .sort()
  );
}

function intentsOf(file: string): Set<string> {
  const intents = new Set<string>();
  const text = readFileSync(join(root, file), "utf8");
  if (!text.includes("intent")) return intents;
  const { program } = parseSync(file, text);
  const add = (node: unknown) => {
    for (const value of textsOf(node, file)) intents.add(value);
  };
  visit(program, (node) => {
    // z.object({ intent: z.literal("a") }) or z.enum(names)
    if (node.type === "Property" && nameOf(node.key) === "intent" && isSchema(node.value))
      add(node.value as Node);
    // switch (form.get("intent")) { case "a": … }
    if (node.type === "SwitchStatement" && readsIntent(node.discriminant, text))
      for (const { test } of node.cases as { test: Node | null }[]) if (test) add(test);
    // form.get("intent") === "a"
    if (node.type === "BinaryExpression" && /^[!=]==$/.test(String(node.operator)))
      if (readsIntent(node.left, text)) add(node.right);
  });
  return intents;
}

function visit(node: unknown, see: (node: Node) => void): void {
  if (Array.isArray(node)) for (const each of node) visit(each, see);
  if (!isNode(node)) return;
  see(node);
  for (const value of Object.values(node)) visit(value, see);
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}

function nameOf(node: unknown): string | null {
  if (!isNode(node)) return null;
  if (node.type === "Identifier") return String(node.name);
  return node.type === "Literal" ? String(node.value) : null;
}

/** z.literal(…), z.enum(…), z.enum(…).exclude(…) */
function isSchema(node: unknown): boolean {
  if (!isNode(node) || node.type !== "CallExpression" || !isNode(node.callee)) return false;
  const { object } = node.callee;
  return nameOf(object) === "z" || isSchema(object);
}

/** True for form.get("intent") itself and for a variable that holds it. */
function readsIntent(node: unknown, text: string): boolean {
  if (!isNode(node)) return false;
  if (node.type === "CallExpression")
    return (
      nameOf((node.callee as Node).property) === "get" && nameOf((node.arguments as Node[])[0]) === "intent"
    );
  return nameOf(node) === "intent" && /\bintent = \w+\.get\("intent"\)/.test(text);
}

/** Returns the strings in a literal, a list or a schema. Finds names in this file and its imports. */
function textsOf(node: unknown, file: string): string[] {
  if (!isNode(node)) return [];
  if (node.type === "Literal") return typeof node.value === "string" ? [node.value] : [];
  if (node.type === "ArrayExpression")
    return (node.elements as unknown[]).flatMap((each) => textsOf(each, file));
  if (node.type === "TSAsExpression") return textsOf(node.expression, file);
  if (node.type === "Identifier") return textsOfName(String(node.name), file);
  if (node.type !== "CallExpression") return [];
  const { callee } = node;
  const given = (node.arguments as unknown[]).flatMap((each) => textsOf(each, file));
  if (isNode(callee) && nameOf(callee.property) === "exclude") {
    return textsOf(callee.object, file).filter((text) => !given.includes(text));
  }
  return given;
}

function textsOfName(name: string, file: string): string[] {
  const { program } = parseSync(file, readFileSync(join(root, file), "utf8"));
  let texts: string[] = [];
  visit(program, (node) => {
    if (node.type === "VariableDeclarator" && nameOf(node.id) === name) texts = textsOf(node.init, file);
    if (node.type !== "ImportDeclaration") return;
    const imported = (node.specifiers as Node[]).find(({ local }) => nameOf(local) === name);
    const from = String((node.source as Node).value);
    if (!imported) return;
    const target = from.startsWith("#") ? from.slice(1) : relative(root, resolve(root, dirname(file), from));
    texts = textsOfName(nameOf(imported.imported) ?? name, target);
  });
  if (texts.length === 0) throw new Error(`${file} takes its intents from ${name}, which lists none`);
  return texts;
}
