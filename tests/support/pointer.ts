/**
 * Moves the pointer of a test screen and presses its button, as a hand would. It is the real pointer, which screen
 * recordings include, unlike Playwright's mouse. Speaks X11 and its XTEST extension through the screen's socket.
 */
import { once } from "node:events";
import { createConnection, type Socket } from "node:net";
import type { Locator, Page } from "playwright-core";

export interface TestPointer {
  moveTo(target: Locator, place?: { across: number; down: number }): Promise<void>;
  /** Moves to the target first. */
  click(target: Locator): Promise<void>;
  press(): void;
  /** Moves to these screen coordinates. */
  move(x: number, y: number): void;
  close(): void;
}

const event = { press: 4, release: 5, motion: 6 } as const;

/** `display` is such as ":7". */
export async function openPointer(display: string): Promise<TestPointer> {
  const socket = createConnection(`/tmp/.X11-unix/X${display.slice(1)}`);
  await once(socket, "connect");
  const read = reader(socket);
  const root = await greet(socket, read);
  const xtest = await opcodeOf("XTEST", socket, read);
  socket.resume();

  function fake(type: number, detail: number, x = 0, y = 0): void {
    const request = Buffer.alloc(36);
    request.writeUInt8(xtest, 0);
    request.writeUInt8(2, 1);
    request.writeUInt16LE(9, 2);
    request.writeUInt8(type, 4);
    request.writeUInt8(detail, 5);
    request.writeUInt32LE(root, 12);
    request.writeInt16LE(x, 24);
    request.writeInt16LE(y, 26);
    socket.write(request);
  }
  async function moveTo(target: Locator, { across = 0.6, down = 0.55 } = {}): Promise<void> {
    const box = await target.boundingBox();
    if (!box) throw new Error(`${target} is not on the page`);
    const { x, y } = await placeOf(target.page());
    // People rarely hit the center, and stay near the left of wide elements.
    const inside = Math.min(box.width * across, box.width / 2 + 20);
    fake(event.motion, 0, Math.round(x + box.x + inside), Math.round(y + box.y + box.height * down));
  }
  function press(): void {
    fake(event.press, 1);
    fake(event.release, 1);
  }
  return {
    moveTo,
    press,
    async click(target) {
      await moveTo(target);
      press();
    },
    move: (x, y) => fake(event.motion, 0, x, y),
    close: () => socket.destroy(),
  };
}

/** Returns the screen coordinates of the page's top left corner. */
export function placeOf(page: Page): Promise<{ x: number; y: number }> {
  return page.evaluate(() => ({
    x: window.screenX + (window.outerWidth - window.innerWidth) / 2,
    y: window.screenY + window.outerHeight - window.innerHeight,
  }));
}

type Read = (bytes: number) => Promise<Buffer>;

function reader(socket: Socket): Read {
  return async (bytes) => {
    for (;;) {
      const chunk = socket.read(bytes) as Buffer | null;
      if (chunk) return chunk;
      await once(socket, "readable");
    }
  };
}

/**
 * Connects without an authorization key, because test screens need none. Returns the id of the first screen's root
 * window.
 */
async function greet(socket: Socket, read: Read): Promise<number> {
  socket.write(Buffer.from([0x6c, 0, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0]));
  const head = await read(8);
  const body = await read(head.readUInt16LE(6) * 4);
  if (head[0] !== 1) throw new Error(`the screen does not answer: ${body.toString("latin1")}`);
  const vendor = body.readUInt16LE(16);
  const formats = body.readUInt8(21);
  return body.readUInt32LE(32 + Math.ceil(vendor / 4) * 4 + formats * 8);
}

async function opcodeOf(name: string, socket: Socket, read: Read): Promise<number> {
  const request = Buffer.alloc(8 + Math.ceil(name.length / 4) * 4);
  request.writeUInt8(98, 0);
  request.writeUInt16LE(request.length / 4, 2);
  request.writeUInt16LE(name.length, 4);
  request.write(name, 8, "latin1");
  socket.write(request);
  const answer = await read(32);
  if (answer[8] !== 1) throw new Error(`the screen has no ${name}`);
  return answer.readUInt8(9);
}
