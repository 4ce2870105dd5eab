/**
 * What the extension needs of a browser, in one page: messages, storage and pictures. Browsers allow two pictures a
 * second, which is too few for a thousand forms.
 */

type Reply = (answer: unknown) => void;
type Listener = (message: unknown, sender: object, reply: Reply) => boolean;

declare global {
  interface Window {
    stepFake: FakeBrowser;
    /** By the test: a PNG of the page as a data URL. */
    takePagePicture(): Promise<string>;
    /** By the test: these scripts, to be inserted into frames again. */
    stepSource: string;
  }
}

interface FakeBrowser {
  send(message: unknown, from: { frameId: number; url: string } | null): Promise<unknown>;
  /** Resolves once every message is answered. */
  idle(): Promise<void>;
  /** What is in memory as JSON. */
  memory(): string;
}

const id = "step";
const tabId = 1;
const isMain = window === window.top;
const listeners: Listener[] = [];
const pending = new Set<Promise<unknown>>();
const session = storageArea();

function storageArea() {
  const values: Record<string, unknown> = {};
  return {
    values,
    get: async (key: string) => structuredClone(key in values ? { [key]: values[key] } : {}),
    set: async (changed: Record<string, unknown>) => void Object.assign(values, structuredClone(changed)),
    remove: async (key: string) => void delete values[key],
  };
}

function send(message: unknown, from: { frameId: number; url: string } | null): Promise<unknown> {
  const sender = from ? { id, tab: { id: tabId }, documentId: `document-${from.frameId}`, ...from } : { id };
  const sent = Promise.all(
    listeners.map((listener) => new Promise((resolve) => listener(message, sender, resolve))),
  ).then(([answer]) => answer);
  pending.add(sent);
  void sent.finally(() => pending.delete(sent));
  return sent;
}

async function idle(): Promise<void> {
  while (pending.size > 0) await Promise.all(pending);
}

type EvaluatingWindow = typeof window & { eval(source: string): unknown };

function allFrames(): Window[] {
  return [window, ...Array.from(window.frames, (_frame, index) => window.frames[index] as Window)];
}

async function executeScript({ func, args = [] }: { func?: () => unknown; args?: unknown[] }) {
  if (!func) {
    for (const frame of allFrames().slice(1)) (frame as EvaluatingWindow).eval(window.stepSource);
    return [];
  }
  return allFrames().map((frame, frameId) => {
    const inFrame = (frame as EvaluatingWindow).eval(`(${func.toString()})`);
    return {
      frameId,
      documentId: `document-${frameId}`,
      result: (inFrame as (...given: unknown[]) => unknown)(...args),
    };
  });
}

const nothing = async () => undefined;
const never = { addListener: () => undefined };
const frameId = isMain
  ? 0
  : Math.max(1, Array.from(parent.frames, (_one, at) => parent.frames[at]).indexOf(window) + 1);
Object.defineProperty(globalThis, "chrome", {
  value: {
    runtime: {
      id,
      getURL: (path: string) => `chrome-extension://${id}/${path}`,
      onMessage: { addListener: (listener: Listener) => listeners.push(listener) },
      sendMessage: (message: unknown) =>
        (window.top ?? window).stepFake.send(message, { frameId, url: location.href }),
    },
    storage: { session, local: storageArea() },
    tabs: {
      get: async () => ({ active: true, windowId: 1, url: location.href, title: document.title }),
      captureVisibleTab: () => window.takePagePicture(),
      ...{ onUpdated: never, onCreated: never, onRemoved: never },
    },
    scripting: { executeScript },
    action: { setBadgeText: nothing, setBadgeBackgroundColor: nothing, setTitle: nothing },
  },
  configurable: true,
});
window.stepFake = { send, idle, memory: () => JSON.stringify(session.values) };

// Makes this file a module, so that its types reach the window.
export {};
