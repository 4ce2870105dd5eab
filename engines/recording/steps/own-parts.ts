/** Recognizes what isn't part of the recorded product: the browser's own bar, and Step's recorder. */
import { type Phrase, plainText } from "./phrases.ts";
import type { Screen } from "./screen.ts";
import type { Box } from "./types.ts";

const webAddress = /^(?:https?:\/\/\S+|localhost(?::\d+)?(?:\/\S*)?|[\w-]+(?:\.[\w-]+)+(?::\d+)?\/\S*)$/i;
/** Share of the screen's height in which the address bar can be. */
const maxBarShare = 0.16;
/** Share of the screens that show an address at the same height. A page may show one too, but not on every screen. */
const minScreenShare = 0.6;
const maxMovedPixels = 12;

/** Returns the tab strip and the address bar, or null if the recording shows only the page. */
export function findBrowserBar(screens: Screen[]): Box | null {
  const addresses = screens.flatMap((screen) => addressOf(screen) ?? []);
  const bottoms = addresses.map(({ box }) => box.y + box.height).sort((a, b) => a - b);
  const usual = bottoms[Math.floor(bottoms.length / 2)];
  if (usual === undefined) return null;
  const near = addresses.filter(({ box }) => Math.abs(box.y + box.height - usual) <= maxMovedPixels);
  if (near.length < screens.length * minScreenShare) return null;
  const margin = Math.max(...near.map(({ box }) => box.height));
  return { x: 0, y: 0, width: Math.max(...screens.map(({ width }) => width)), height: usual + margin };
}

export function isWebAddress(text: string): boolean {
  return webAddress.test(text.replace(/\s/g, ""));
}

/** Above the address are the titles of the tabs. A page's header has nothing above it. */
function addressOf({ phrases, height }: Screen): Phrase | null {
  const found = phrases.find(({ text, box }) => box.y < height * maxBarShare && isWebAddress(text));
  return found && phrases.some(({ box }) => box.y + box.height < found.box.y) ? found : null;
}

/** Texts of the recorder's dialog. Two of them on one screen are no coincidence. */
const recorderPhrases = new Set(
  [
    "Start Recording",
    "How it works",
    "Your voice",
    "Recording your voice",
    "Not recording your voice",
    "Thirty seconds is plenty. Longer is fine.",
    "Use this recording",
    "Record Again",
    "Recording completed!",
    "Save the recording as a file",
    "Review screenshots",
  ].map(plainText),
);
const momentsKept = /moments?keptsofar$/;

export function showsRecorder({ phrases }: Screen): boolean {
  const own = phrases.filter(({ text }) => {
    const plain = plainText(text);
    return recorderPhrases.has(plain) || momentsKept.test(plain);
  });
  return own.length >= 2;
}
