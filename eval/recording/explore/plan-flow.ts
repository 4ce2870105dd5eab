/**
 * Makes a new flow for an interface: at each step, lists what a person can press, takes one by a seed that the written flow
 * doesn't use, and tries it. What changes nothing, or leaves the page, isn't taken.
 */
import type { Browser, CDPSession, Page } from "playwright-core";
import sharp from "sharp";
import type { Box } from "#engines/recording/steps/types.ts";
import type { Flow, FlowAction } from "../flows.ts";
import { drawnViewport } from "./draw-flow.ts";
import { type ListedControl, listControls, openAccessibility } from "./list-controls.ts";
import { markPressed, moveMouse, performQuickly, pressedTarget } from "./press.ts";

export interface PlanOptions {
  address: string;
  seed: number;
  /** How many actions the flow should have. It has fewer if nothing else can be pressed. */
  length: number;
}

export async function planFlow(
  browser: Browser,
  written: Flow,
  { address, seed, length }: PlanOptions,
): Promise<Flow> {
  const random = randomOf(`${seed} ${written.app}`);
  const setup = written.actions.slice(0, startOf(written, random));
  const known = new Set(written.actions.flatMap(({ role, control }) => `${role} ${control[0]}`));
  const actions: FlowAction[] = [];
  const banned = new Set<string>();
  let { app, session } = await openAt(browser, { address, done: setup });
  let before: ListedControl[] = [];
  for (
    let tries = 0;
    countNew(actions) < length && actions.length < length * 2 && tries < maxTries;
    tries++
  ) {
    const listed = await listControls(session);
    const free = listed.filter((control) => !known.has(keyOf(control)) && !banned.has(keyOf(control)));
    const control = draw(free, { before, random }) ?? drawBack(listed, { known, banned, random });
    if (!control) break;
    banned.add(keyOf(control));
    const action = actionOf(control, { last: actions.at(-1), random });
    if (known.has(keyOf(control))) action.isConnecting = true;
    const outcome = action.control.length === 0 ? "unnamed" : await tryAction(app, action);
    if (outcome === "used") {
      actions.push(action);
      before = listed;
    }
    if (outcome !== "left") continue;
    await app.context().close();
    ({ app, session } = await openAt(browser, { address, done: [...setup, ...actions] }));
  }
  await app.context().close();
  return { ...written, setup, actions };
}

const maxTries = 40;

/** Half of the flows start where the written one fills in its form, the others after its first action. */
function startOf({ actions }: Flow, random: () => number): number {
  const form = actions.findIndex(({ kind }) => kind === "type");
  return random() < 0.5 && form > 0 ? form : 1;
}

async function openAt(
  browser: Browser,
  { address, done }: { address: string; done: FlowAction[] },
): Promise<{ app: Page; session: CDPSession }> {
  const app = await (await browser.newContext({ viewport: drawnViewport })).newPage();
  const session = await openAccessibility(app);
  await app.goto(address, { waitUntil: "networkidle" });
  for (const action of done) await performQuickly(app, action);
  return { app, session };
}

function keyOf({ role, name, lines }: ListedControl): string {
  return `${role} ${name || lines.join(" ")}`;
}

function countNew(actions: FlowAction[]): number {
  return actions.filter(({ isConnecting }) => !isConnecting).length;
}

interface Draw {
  before: ListedControl[];
  random: () => number;
}

/** What has just opened comes first, and other pages last. Otherwise all roles are as likely. */
function draw(free: ListedControl[], { before, random }: Draw): ListedControl | undefined {
  const known = new Set(before.map(keyOf));
  const opened = free.filter((control) => control.kind === "option" && !known.has(keyOf(control)));
  const inPage = free.filter(({ kind }) => kind !== "navigate" && kind !== "option");
  const some = [before.length > 0 ? opened : [], inPage, free].find(({ length }) => length > 0) ?? [];
  const roles = [...new Set(some.map(({ role }) => role))].sort();
  const role = roles[Math.floor(random() * roles.length)];
  const ofRole = some.filter((control) => control.role === role);
  return ofRole[Math.floor(random() * ofRole.length)];
}

/** A control of the written flow leads to pages that aren't used up. It isn't counted. */
function drawBack(
  listed: ListedControl[],
  { known, banned, random }: Omit<Draw, "before"> & { known: Set<string>; banned: Set<string> },
): ListedControl | undefined {
  const some = listed.filter((control) => known.has(keyOf(control)) && !banned.has(keyOf(control)));
  const leading = some.filter(({ kind }) => kind === "navigate" || kind === "click" || kind === "option");
  return leading[Math.floor(random() * leading.length)];
}

function actionOf(
  control: ListedControl,
  { last, random }: { last: FlowAction | undefined; random: () => number },
): FlowAction {
  const { role, kind, path, otherOptions } = control;
  // A step may name the field instead of the option.
  const field = kind === "option" && last?.kind === "open" ? last.control : [];
  const value = kind === "choose" ? otherOptions[Math.floor(random() * otherOptions.length)] : typedValue;
  return {
    ...{ role, kind, path, target: pressedTarget },
    ...(kind === "type" || kind === "choose" ? { value: value ?? "" } : {}),
    control: [...namesOf(control), ...field],
  };
}

/** A made-up word, which no interface has. */
const typedValue = "Quorvel";

/**
 * Those that a reader would accept: the accessible one first, then what is visible on the control or before the field, and of a
 * check box in a row also the part of its name that the row shows.
 */
function namesOf(control: ListedControl): string[] {
  const { name, lines, rowLines, placeholder, textBefore, kind, tag } = control;
  const isField = kind === "type" || kind === "open" || tag === "select";
  const isUnlabelled = isField && (name === "" || name === placeholder || lines.includes(name));
  const visible = tag === "select" ? [] : lines.length <= maxLines ? [lines.join(" "), ...lines] : [];
  const inRow = kind === "toggle" ? rowLines.filter((line) => name.includes(line)) : [];
  const names = [name, ...visible, ...inRow, placeholder, ...(isUnlabelled ? [textBefore] : [])];
  return [...new Set(names.filter((one) => /\p{L}|\p{N}/u.test(one)))];
}

/** Of a control. More is a list. */
const maxLines = 3;

async function tryAction(app: Page, action: FlowAction): Promise<"used" | "unused" | "left"> {
  const { pathname } = new URL(app.url());
  const pages = app.context().pages().length;
  try {
    if (!action.path || !(await markPressed(app, action.path))) return "unused";
    await moveMouse(app, app.locator(pressedTarget).first());
    await app.waitForTimeout(hoverMs);
    const own = await app.locator(pressedTarget).first().boundingBox();
    const was = await pictureOf(app);
    await performQuickly(app, action);
    if (new URL(app.url()).pathname !== pathname || app.context().pages().length !== pages) return "left";
    // A press may only light the control.
    const ignored = action.kind === "click" || action.kind === "navigate" ? own : null;
    return hasChanged(was, await pictureOf(app), ignored) ? "used" : "unused";
  } catch {
    return "left";
  }
}

const hoverMs = 400;

async function pictureOf(app: Page): Promise<Buffer> {
  const png = await app.screenshot({ animations: "disabled", caret: "hide" });
  return sharp(png).greyscale().raw().toBuffer();
}

function hasChanged(was: Buffer, is: Buffer, ignored: Box | null): boolean {
  let changed = 0;
  for (const [index, level] of is.entries()) {
    const isIgnored =
      ignored && isNear(ignored, { x: index % drawnViewport.width, y: index / drawnViewport.width });
    if (!isIgnored && Math.abs(level - (was[index] ?? 0)) >= minDifference) changed += 1;
  }
  return changed >= minChanged;
}

function isNear({ x, y, width, height }: Box, at: { x: number; y: number }): boolean {
  const isAcross = at.x > x - edge && at.x < x + width + edge;
  return isAcross && at.y > y - edge && at.y < y + height + edge;
}

/** In pixels. */
const edge = 8;
/** In brightness levels, and pixels. */
const [minDifference, minChanged] = [24, 40];

/** A generator of pseudo-random numbers (mulberry32) that the text starts. */
function randomOf(text: string): () => number {
  let state = [...text].reduce(
    (sum, sign) => Math.imul(sum ^ (sign.codePointAt(0) ?? 0), 0x01000193),
    0x811c9dc5,
  );
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
