/** What the tests and the benchmark of frames call in the page. */
import { chooseFrames } from "#engines/recording/frames/choose-frames.ts";
import { keepFrames } from "#features/recordings/frames/keep-frames.ts";
import { watchScreen } from "#features/recordings/frames/watch-screen.ts";

const calls = { keepFrames, watchScreen, chooseFrames };
export type FramesPageCalls = typeof calls;

Object.assign(globalThis, { frames: calls });
document.body.dataset.ready = "";
