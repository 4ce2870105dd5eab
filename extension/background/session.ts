/** The recording in progress. Browsers suspend the background script, so it is in their memory: never on the disk. */
import type { SavedTexts } from "#features/recordings/clicks/record/typed-texts.ts";

export interface Session {
  startedAtMs: number;
  isPaused: boolean;
  tabIds: number[];
  /** Of the next step. */
  order: number;
  /** Of the step of the latest press. Dragging and marking text change no other. */
  pressed: number | null;
  typed: SavedTexts;
  prepared: PreparedPicture | null;
}

/** The page as it was when it was last quiet. Its pixels are in the store. */
interface PreparedPicture {
  tabId: number;
  documentId: string;
  quiet: number;
}

const key = "recording";

export async function loadSession(): Promise<Session | null> {
  const { [key]: saved } = await chrome.storage.session.get(key);
  return (saved as Session | undefined) ?? null;
}

export async function saveSession(session: Session | null): Promise<void> {
  if (session) await chrome.storage.session.set({ [key]: session });
  else await chrome.storage.session.remove(key);
}
