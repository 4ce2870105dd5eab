/** The controls that a person can press on a page, by the accessibility tree of Chromium. */
import type { CDPSession, Page } from "playwright-core";
import type { ActionKind, FlowAction } from "../flows.ts";
import { type ControlFacts, readControlFacts } from "./control-facts.ts";
import { markPressed } from "./press.ts";

export interface ListedControl extends ControlFacts {
  role: string;
  /** Of the accessibility tree. May be empty. */
  name: string;
  kind: ActionKind;
}

const kinds: Record<string, ActionKind> = {
  button: "click",
  link: "navigate",
  tab: "navigate",
  treeitem: "navigate",
  menuitem: "option",
  menuitemcheckbox: "option",
  menuitemradio: "option",
  option: "option",
  switch: "toggle",
  checkbox: "toggle",
  radio: "toggle",
  combobox: "open",
  textbox: "type",
  searchbox: "type",
};

/** Chromium builds the tree of a page only if it is wanted. */
export async function openAccessibility(app: Page): Promise<CDPSession> {
  const session = await app.context().newCDPSession(app);
  await session.send("Accessibility.enable");
  return session;
}

export async function listControls(session: CDPSession): Promise<ListedControl[]> {
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  const listed: ListedControl[] = [];
  for (const { role, name, backendDOMNodeId, ignored } of nodes) {
    const kind = kinds[String(role?.value ?? "")];
    if (ignored || !kind || backendDOMNodeId === undefined) continue;
    const facts = await factsOf(session, backendDOMNodeId);
    if (!facts || listed.some(({ path }) => String(path) === String(facts.path))) continue;
    const isNative = facts.tag === "select";
    if (isNative && facts.otherOptions.length === 0) continue;
    const own = isNative ? "choose" : kind === "type" && !facts.isTypable ? "open" : kind;
    listed.push({ ...facts, role: String(role?.value), name: String(name?.value ?? "").trim(), kind: own });
  }
  return listed;
}

/** Marks the control of an action for `pressedTarget`. What pages show meanwhile, such as messages, changes the places in the document. */
export async function markListed(app: Page, session: CDPSession, action: FlowAction): Promise<boolean> {
  if (!action.path) return true;
  const listed = await listControls(session);
  const named = listed.filter(({ role, name, lines }) => {
    return role === action.role && action.control[0] === (name || lines.join(" "));
  });
  const own = named.find(({ path }) => String(path) === String(action.path)) ?? named[0];
  return own !== undefined && (await markPressed(app, own.path));
}

async function factsOf(session: CDPSession, backendNodeId: number): Promise<ControlFacts | null> {
  try {
    const { object } = await session.send("DOM.resolveNode", { backendNodeId });
    const { result } = await session.send("Runtime.callFunctionOn", {
      objectId: object.objectId ?? "",
      functionDeclaration: `function () { return (${readControlFacts.toString()})(this); }`,
      returnByValue: true,
    });
    return (result.value ?? null) as ControlFacts | null;
  } catch {
    // The page has removed the control meanwhile.
    return null;
  }
}
