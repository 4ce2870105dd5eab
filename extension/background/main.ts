/** The background script: receives what recorded tabs and the popup say. Browsers suspend it between messages. */
import type { ContentMessage, PopupMessage } from "../messages.ts";
import {
  describeRecording,
  endSession,
  keepTyped,
  preparePicture,
  recordUse,
  startSession,
  undoStep,
  updateSession,
} from "./recorder.ts";
import { loadSession } from "./session.ts";
import { insertRecorder, pause } from "./take-picture.ts";

/** Messages are worked on in order. A reply at the end keeps the browser from suspending the script before. */
let queue: Promise<unknown> = Promise.resolve();
/** Only the newest quiet state is worth a picture. */
let newestQuiet = 0;

function inOrder<T>(work: () => Promise<T>): Promise<T> {
  const done = queue.then(work);
  queue = done.catch(() => undefined);
  return done;
}

chrome.runtime.onMessage.addListener((message: ContentMessage | PopupMessage, sender, reply) => {
  if (sender.id !== chrome.runtime.id) return false;
  const work = sender.tab && !isOwnPage(sender) ? fromPage(message as ContentMessage, sender) : null;
  void (work ?? inOrder(() => fromPopup(message as PopupMessage))).then(reply, () => reply(null));
  return true;
});

/** Pages of the extension may be open in tabs, too. */
function isOwnPage({ url }: chrome.runtime.MessageSender): boolean {
  return url?.startsWith(chrome.runtime.getURL("")) ?? false;
}

async function fromPage(message: ContentMessage, sender: chrome.runtime.MessageSender): Promise<void> {
  const tabId = sender.tab?.id;
  const { documentId = "", frameId = 0 } = sender;
  if (tabId === undefined) return;
  const from = { tabId, documentId, frame: `${tabId}:${frameId}:${documentId}` };
  const nowMs = Date.now();
  // Not in order with pictures: what is typed into the frame before is unknown.
  if (message.kind === "frame") return recordFrames(tabId);
  if (message.kind === "typed") return inOrder(() => keepTyped(from, message));
  if (message.kind === "used")
    return inOrder(async () => {
      await recordUse(from, message, nowMs);
      await showCount();
    });
  newestQuiet += 1;
  const mine = newestQuiet;
  const prepare = () =>
    inOrder(async () => mine !== newestQuiet || (await preparePicture(from, message.quiet)));
  for (let tries = 0; tries < maxTries && !(await prepare()); tries += 1) await pause();
}

async function recordFrames(tabId: number): Promise<void> {
  const session = await loadSession();
  if (session?.tabIds.includes(tabId)) await insertRecorder(tabId);
}

/** A tab that is being shown or a busy machine has no picture at first. Clicks don't wait for these tries. */
const maxTries = 5;

async function fromPopup(message: PopupMessage) {
  switch (message.kind) {
    case "start":
      await insertRecorder(message.tabId);
      await startSession(message.tabId, Date.now());
      break;
    case "join":
      await join(message.tabId);
      break;
    case "pause":
      await updateSession((session) => ({ ...session, isPaused: message.isPaused }));
      break;
    case "undo":
      await undoStep();
      break;
    case "stop":
      await endSession();
      break;
  }
  await showCount();
  return describeRecording("tabId" in message ? message.tabId : null);
}

async function join(tabId: number): Promise<void> {
  await insertRecorder(tabId);
  await updateSession((session) => ({
    ...session,
    tabIds: [...session.tabIds.filter((known) => known !== tabId), tabId],
  }));
}

async function showCount(): Promise<void> {
  const { recording, steps } = await describeRecording(null);
  await chrome.action.setBadgeBackgroundColor({ color: "#6e0ad6" });
  await chrome.action.setBadgeText({ text: recording ? String(steps.length) : "" });
}

/** A page that loads in a recorded tab. Without the right to its site, the popup offers to continue there. */
chrome.tabs.onUpdated.addListener((tabId, { status }) => {
  if (status === undefined) return;
  void inOrder(async () => {
    const session = await loadSession();
    if (!session?.tabIds.includes(tabId)) return;
    try {
      await insertRecorder(tabId);
      await chrome.action.setTitle({ tabId, title: "Step Recorder" });
    } catch {
      if (status === "complete")
        await chrome.action.setTitle({ tabId, title: "Click to record on this website, too" });
    }
  });
});

/** Links and scripts of a recorded tab open others, which belong to the same task. */
chrome.tabs.onCreated.addListener(({ id, openerTabId }) => {
  if (id === undefined || openerTabId === undefined) return;
  void inOrder(async () => {
    const session = await loadSession();
    if (!session?.tabIds.includes(openerTabId)) return;
    await updateSession((now) => ({ ...now, tabIds: [...now.tabIds, id] }));
    await insertRecorder(id);
  }).catch(() => undefined);
});

chrome.tabs.onRemoved.addListener((tabId) => {
  void inOrder(() =>
    updateSession((session) => ({ ...session, tabIds: session.tabIds.filter((id) => id !== tabId) })),
  );
});
