/** A node of Chromium's accessibility tree. */
import { sameRoles } from "#engines/recording/clicks/control-roles.ts";

interface AxValue {
  value?: unknown;
}

export interface AxNode {
  nodeId: string;
  parentId?: string;
  ignored: boolean;
  backendDOMNodeId?: number;
  role?: AxValue;
  name?: AxValue;
  description?: AxValue;
  value?: AxValue;
  properties?: { name: string; value: AxValue }[];
}

export function roleOf(node: Pick<AxNode, "role" | "ignored" | "properties">): string {
  const value = node.ignored ? "" : textOf(node.role).toLowerCase();
  // Editable text has no role of its own, or that of a paragraph.
  if (/^(?:generic|paragraph)$/.test(value) && propertyOf(node, "editable") === "richtext") return "textbox";
  return sameRoles[value] ?? value;
}

export function propertyOf({ properties = [] }: Pick<AxNode, "properties">, wanted: string): unknown {
  return properties.find(({ name }) => name === wanted)?.value.value;
}

export function textOf(value: AxValue | undefined): string {
  return typeof value?.value === "string" ? value.value : "";
}
