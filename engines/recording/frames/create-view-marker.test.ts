import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createViewMarker } from "./create-view-marker.ts";
import { type GrayFrame, grayFromLuma, grayFromRgba, graySize } from "./gray-frame.ts";
import type { Mark } from "./mark.ts";

const width = 320;
const height = 180;
const perSecond = 8;

type Draw = (seconds: number, paint: Paint) => void;
type Paint = (x: number, y: number, w: number, h: number, gray: number) => void;

/** Frames of a screen that `draw` paints, with simulated compression noise. */
function framesOf(seconds: number, draw: Draw, { flicker = 4 } = {}): GrayFrame[] {
  let seed = 7;
  const random = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed / 2_147_483_648;
  };
  return Array.from({ length: Math.round(seconds * perSecond) }, (_, i) => {
    const pixels = new Uint8Array(width * height).fill(245);
    draw(i / perSecond, (x, y, w, h, gray) => {
      for (let row = Math.max(0, Math.round(y)); row < Math.min(height, Math.round(y + h)); row++)
        for (let column = Math.max(0, Math.round(x)); column < Math.min(width, Math.round(x + w)); column++)
          pixels[row * width + column] = gray;
    });
    for (let at = 0; at < pixels.length; at++)
      pixels[at] = Math.max(0, Math.min(255, pixels[at]! + Math.round((random() - 0.5) * 2 * flicker)));
    return { width, height, timestampSeconds: i / perSecond, pixels };
  });
}

function marksOf(frames: GrayFrame[], events: Parameters<typeof createViewMarker>[0] = {}): Mark[] {
  const marker = createViewMarker(events);
  for (const frame of frames) marker.push(frame);
  return marker.end();
}

/** Lines of text, longer than the screen and different for each seed. */
function text(paint: Paint, seed: number, { top = 30, scrolled = 0 } = {}): void {
  let random = seed * 7919;
  const next = (most: number) => {
    random = (random * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((random / 2_147_483_648) * most);
  };
  let y = top;
  for (let line = 0; line < 40; line++) {
    const [size, end] = [2 + next(3), 60 + next(220)];
    for (let x = 20 + next(10); x < end; ) {
      const word = 4 + next(24);
      paint(x, y - scrolled, word, size, 40 + next(110));
      x += word + 3;
    }
    y += size + 3 + next(8);
  }
}

const pointer = (paint: Paint, x: number, y: number) => paint(x, y, 2, 4, 0);

describe("createViewMarker", () => {
  test("makes one view per page and takes its frame before the change", () => {
    const marks = marksOf(framesOf(9, (t, paint) => text(paint, t < 3 ? 1 : t < 6 ? 2 : 3)));
    expect(marks).toHaveLength(3);
    expect(marks[0]!.timestampSeconds).toBeLessThan(3);
    expect(marks[0]!.timestampSeconds).toBeGreaterThan(2.5);
    expect(marks[1]!.timestampSeconds).toBeLessThan(6);
    expect(marks.map((mark) => mark.endedBy)).toEqual(["change", "change", "end"]);
    expect(marks[2]!.changed).toBeNull();
  });

  test("ignores a moving pointer, a blinking caret and compression noise", { tags: "long" }, () => {
    const marks = marksOf(
      framesOf(12, (t, paint) => {
        text(paint, 1);
        pointer(paint, 40 + t * 20, 60 + 40 * Math.sin(t));
        if (Math.floor(t * 2) % 2 === 0) paint(150, 20, 1, 3, 40);
      }),
    );
    expect(marks).toHaveLength(1);
  });

  test("reports a dialog with its bounding box", () => {
    const marks = marksOf(
      framesOf(6, (t, paint) => {
        text(paint, 1);
        if (t >= 3) paint(100, 50, 120, 80, 200);
      }),
    );
    expect(marks[0]!.changed).toEqual({
      x: expect.closeTo(100 / 320, 1),
      y: expect.closeTo(50 / 180, 1),
      width: expect.closeTo(120 / 320, 1),
      height: expect.closeTo(80 / 180, 1),
    });
    expect(marks[0]!.endedBy).toBe("change");
  });

  test("waits until a page that slides in is still", () => {
    const marks = marksOf(
      framesOf(8, (t, paint) => {
        text(paint, 1);
        const slide = Math.min(1, Math.max(0, (t - 4) / 0.4));
        if (slide > 0) paint(320 - 200 * slide, 0, 200, 180, 60);
      }),
    );
    expect(marks).toHaveLength(2);
    expect(marks[1]!.stillFromSeconds).toBeGreaterThanOrEqual(4.25);
  });

  test("finds views and changes beside a video that plays on the page", { tags: "long" }, () => {
    const marks = marksOf(
      framesOf(12, (t, paint) => {
        text(paint, t < 6 ? 1 : 2, { top: 80 });
        for (let x = 0; x < 320; x += 8)
          paint(x, 0, 8, 60, 60 + ((x * 31 + Math.round(t * perSecond) * 47) % 180));
      }),
    );
    expect(marks).toHaveLength(2);
    expect(marks[0]!.stillUntilSeconds).toBeLessThan(6);
    expect(marks[1]!.stillFromSeconds).toBeLessThan(7);
  });

  test("treats content pushed down by something new as a change, unless the page was scrolled down before", () => {
    const shown = framesOf(6, (seconds, paint) => text(paint, 1, { scrolled: seconds < 3 ? 0 : -20 }), {
      flicker: 0,
    });
    expect(marksOf(shown).map(({ endedBy }) => endedBy)).toEqual(["change", "end"]);
    const there = (seconds: number) => (seconds < 3 ? 0 : seconds < 6 ? 30 : 0);
    const moved = framesOf(9, (seconds, paint) => text(paint, 1, { scrolled: there(seconds) }), {
      flicker: 0,
    });
    expect(marksOf(moved).map(({ endedBy }) => endedBy)).toEqual(["scroll", "scroll", "end"]);
  });

  test("gives each mark its view's last look, with the pointer as it was then", () => {
    const shown = framesOf(6, (seconds, paint) => {
      text(paint, seconds < 3 ? 1 : 2);
      pointer(paint, seconds < 2 ? 10 : 250, 10);
    });
    const [first] = marksOf(shown);
    expect(first?.look?.pixels[11 * width + 250]).toBeLessThan(20);
    expect(first?.look?.pixels[11 * width + 10]).toBeGreaterThan(200);
  });

  test("reports scrolling as scrolling", () => {
    const marks = marksOf(
      framesOf(8, (t, paint) => {
        text(paint, 1, { scrolled: Math.min(1, Math.max(0, (t - 3) / 0.6)) * 70 });
        paint(0, 0, 320, 20, 120);
      }),
    );
    expect(marks.map((mark) => mark.endedBy)).toEqual(["scroll", "end"]);
  });

  test("doesn't take a closing window on an even ground for scrolling", () => {
    const marks = marksOf(
      framesOf(6, (t, paint) => {
        if (t < 3) paint(100, 40, 120, 80, 90);
      }),
    );
    expect(marks.map((mark) => mark.endedBy)).toEqual(["change", "end"]);
  });

  test("doesn't take a closing list above a form for scrolling", () => {
    const marks = marksOf(
      framesOf(6, (t, paint) => {
        for (const y of [60, 90, 120, 150]) paint(100, y, 60, 3, 60);
        if (t >= 3) return;
        paint(98, 66, 124, 56, 225);
        for (const y of [72, 82, 92, 102, 112]) paint(104, y, 30, 3, 60);
      }),
    );
    expect(marks.map((mark) => mark.endedBy)).toEqual(["change", "end"]);
  });

  test("finds a ticked box when the pointer moves away", () => {
    const marks = marksOf(
      framesOf(8, (t, paint) => {
        text(paint, 1);
        if (t >= 3) paint(200, 100, 3, 3, 0);
        if (t < 2) pointer(paint, 50, 150);
        else if (t < 4) pointer(paint, 201, 101);
        else pointer(paint, 260, 150);
      }),
    );
    expect(marks).toHaveLength(2);
  });

  test("ignores what flashes and disappears", () => {
    let nothing = 0;
    const marks = marksOf(
      framesOf(6, (t, paint) => {
        text(paint, 1);
        if (t >= 3 && t < 3.2) paint(50, 50, 200, 60, 100);
      }),
      { onNothing: () => nothing++ },
    );
    expect(marks).toHaveLength(1);
    expect(nothing).toBe(1);
  });

  test("begins a new view when a window is resized", () => {
    const [small] = framesOf(1, (_, paint) => text(paint, 1));
    const later = framesOf(2, (_, paint) => text(paint, 1)).map((frame) => ({
      ...frame,
      timestampSeconds: frame.timestampSeconds + 2,
    }));
    const narrow = { ...small!, width: 160, height: 360 };
    const frames = [
      ...[0, 0.2, 0.4, 0.6].map((timestampSeconds) => ({ ...narrow, timestampSeconds })),
      ...later,
    ];
    expect(marksOf(frames)).toHaveLength(2);
  });

  test("keeps marks in order and within the recording for any input", () => {
    const anyFrames = fc.array(
      fc.record({
        step: fc.double({ min: 0.02, max: 2, noNaN: true }),
        gray: fc.integer({ min: 0, max: 255 }),
        x: fc.nat(40),
      }),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(anyFrames, (parts) => {
        let at = 0;
        const frames = parts.map(({ step, gray, x }) => {
          at += step;
          const pixels = new Uint8Array(48 * 27).fill(gray);
          pixels.fill(255 - gray, x * 10, x * 20);
          return { width: 48, height: 27, timestampSeconds: at, pixels };
        });
        const marks = marksOf(frames);
        let last = 0;
        for (const mark of marks) {
          expect(mark.stillFromSeconds).toBeGreaterThanOrEqual(last);
          expect(mark.timestampSeconds).toBeGreaterThanOrEqual(mark.stillFromSeconds);
          expect(mark.timestampSeconds).toBeLessThanOrEqual(mark.stillUntilSeconds);
          last = mark.stillUntilSeconds;
        }
        expect(last).toBeLessThanOrEqual(at);
        expect(marksOf(frames)).toEqual(marks);
      }),
      { numRuns: 60 },
    );
  });
});

describe("gray copies", () => {
  test("keep the aspect ratio and are never larger than the frame", () => {
    expect(graySize(1920, 1080)).toEqual({ width: 320, height: 180 });
    expect(graySize(100, 50)).toEqual({ width: 100, height: 50 });
    expect(graySize(1080, 1920)).toEqual({ width: 180, height: 320 });
  });

  test("average a padded luma plane block by block", () => {
    const plane = new Uint8Array(10 + 1000 * 640).fill(9);
    for (let y = 0; y < 360; y++) plane.fill(200, 10 + y * 1000, 10 + y * 1000 + 640);
    const gray = grayFromLuma({ width: 640, height: 360, stride: 1000, offset: 10, bytes: plane });
    expect(new Set(gray.pixels)).toEqual(new Set([200]));
  });

  test("weigh color channels by perceived brightness", () => {
    const rgba = new Uint8Array([255, 255, 255, 255, 0, 255, 0, 255, 0, 0, 255, 255]);
    const { pixels } = grayFromRgba(rgba, { width: 3, height: 1 });
    expect([...pixels]).toEqual([255, 149, 28]);
  });
});

test("sees a short word that is typed while the pointer leaves its field", () => {
  const marks = marksOf(
    framesOf(6, (seconds, paint) => {
      text(paint, 3, { top: 60 });
      if (seconds >= 2) paint(40, 20, Math.min(6, (seconds - 2) * 12), 2, 150);
      // The text cursor is thinner than other pointers.
      if (seconds < 2.2) paint(90, 18, 1, 3, 90);
      else pointer(paint, Math.min(200, 90 + (seconds - 2.2) * 200), 18 + Math.min(30, (seconds - 2.2) * 60));
    }),
  );
  expect(marks.map(({ endedBy }) => endedBy)).toEqual(["change", "end"]);
  expect(marks[0]?.stillUntilSeconds).toBeLessThan(2.6);
});
