/**
 * Makes a video of a flow from screenshots with a drawn pointer. Its times are those of a recording by a patient person, however
 * busy the machine is.
 */
import type { Browser, CDPSession, Page } from "playwright-core";
import sharp from "sharp";
import { createViewMarker } from "#engines/recording/frames/create-view-marker.ts";
import { type GrayPicture, grayFromLuma } from "#engines/recording/frames/gray-frame.ts";
import type { Mark } from "#engines/recording/frames/mark.ts";
import { drawVideo, type VideoPicture } from "#tests/support/draw-video.ts";
import type { Flow, FlowAction } from "../flows.ts";
import type { KeptFlow } from "../record-flow-video.ts";
import { drawPointer, type PointerAt, pointerAt } from "./drawn-pointer.ts";
import { markListed, openAccessibility } from "./list-controls.ts";
import { performQuickly, placeIn } from "./press.ts";

/** As large as the page of the browser that is recorded. */
export const drawnViewport = { width: 1280, height: 632 };

interface DrawOptions {
  address: string;
  /** A page that can encode videos. */
  encoder: Page;
}

/** An action whose control isn't there ends the video. */
export async function drawFlow(
  browser: Browser,
  flow: Flow,
  { address, encoder }: DrawOptions,
): Promise<KeptFlow> {
  const app = await (await browser.newContext({ viewport: drawnViewport })).newPage();
  try {
    const session = await openAccessibility(app);
    await app.goto(address, { waitUntil: "networkidle" });
    for (const action of flow.setup ?? []) await performQuickly(app, action);
    const film = createFilm(app);
    const times: number[] = [];
    for (const action of flow.actions) {
      const time = await draw({ app, session, film }, action);
      if (time === null) break;
      times.push(time);
    }
    await film.take(endSeconds);
    const { pictures, durationSeconds } = film;
    return {
      video: await drawVideo(encoder, pictures),
      marks: (await marksOf(pictures)).map(({ look: _, ...mark }) => mark),
      durationSeconds: durationSeconds(),
      times,
    };
  } finally {
    await app.context().close();
  }
}

/** The pause after an action, for which the pointer stays where it was, and after the last one. */
const [afterSeconds, endSeconds] = [1, 1.2];
/** After the pointer has moved, and after a press: when each picture is taken, in seconds. */
const [hoverSeconds, pressSeconds] = [
  [0.3, 0.9],
  [0.3, 0.5],
];
const typingSeconds = 0.4;

interface Film {
  pictures: VideoPicture[];
  durationSeconds(): number;
  /** Takes a picture that is shown for this long. */
  take(seconds: number): Promise<void>;
  pointAt(pointer: PointerAt): void;
}

function createFilm(app: Page): Film {
  const pictures: VideoPicture[] = [];
  let pointer: PointerAt | null = null;
  return {
    pictures,
    durationSeconds: () => pictures.reduce((sum, { seconds }) => sum + seconds, 0),
    async take(seconds) {
      const png = await app.screenshot({ type: "png" });
      const look = pointer && (await pointerAt(app, pointer));
      pictures.push({ bytes: look ? await drawPointer(png, look) : png, seconds });
    },
    pointAt(place) {
      pointer = place;
    },
  };
}

/** Returns the time of the press. */
async function draw(
  { app, session, film }: { app: Page; session: CDPSession; film: Film },
  action: FlowAction,
): Promise<number | null> {
  const { target, kind, key, value = "" } = action;
  await film.take(afterSeconds);
  if (!(await markListed(app, session, action))) return null;
  const control = app.locator(target).first();
  const [x, y] = await placeIn(control);
  await app.mouse.move(x, y, { steps: 2 });
  film.pointAt({ x, y });
  for (const seconds of hoverSeconds) await after(app, seconds, film);
  const time = film.durationSeconds();
  if (kind === "choose") await control.selectOption({ label: value });
  else await app.mouse.click(x, y);
  for (const seconds of pressSeconds) await after(app, seconds, film);
  if (kind !== "type") return time;
  const middle = Math.ceil(value.length / 2);
  for (const part of [value.slice(0, middle), value.slice(middle)]) {
    await app.keyboard.type(part);
    await after(app, typingSeconds, film);
  }
  if (key) await app.keyboard.press(key);
  return time;
}

async function after(app: Page, seconds: number, film: Film): Promise<void> {
  await app.waitForTimeout(seconds * 1000);
  await film.take(seconds);
}

/** As the recorder watches the screen. */
const [looksPerSecond, marginSeconds] = [6, 0.3];

async function marksOf(pictures: VideoPicture[]): Promise<Mark[]> {
  const marker = createViewMarker({ marginSeconds });
  let [from, looks] = [0, 0];
  for (const { bytes, seconds } of pictures) {
    const gray = await grayOf(bytes);
    for (; looks / looksPerSecond < from + seconds; looks += 1)
      marker.push({ ...gray, timestampSeconds: looks / looksPerSecond });
    from += seconds;
  }
  return marker.end();
}

async function grayOf(png: Buffer): Promise<GrayPicture> {
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return grayFromLuma({ width, height, stride: width, offset: 0, bytes: data });
}
