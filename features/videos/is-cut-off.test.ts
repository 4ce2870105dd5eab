import { expect, test } from "vitest";
import { isCutOff } from "./is-cut-off.ts";

function box(type: string, bytes: number): Buffer {
  const whole = Buffer.alloc(8 + bytes, 7);
  whole.writeUInt32BE(whole.length, 0);
  whole.write(type, 4, "latin1");
  return whole;
}

/** With the size in 64 bits, as large videos have it. */
function largeBox(type: string, bytes: number): Buffer {
  const whole = Buffer.alloc(16 + bytes, 7);
  whole.writeUInt32BE(1, 0);
  whole.write(type, 4, "latin1");
  whole.writeBigUInt64BE(BigInt(whole.length), 8);
  return whole;
}

function toTheEnd(type: string, bytes: number): Buffer {
  const whole = box(type, bytes);
  whole.writeUInt32BE(0, 0);
  return whole;
}

function check(file: Buffer): Promise<boolean> {
  return isCutOff({
    sizeBytes: file.length,
    read: async ({ start, end }) => file.subarray(start, end + 1),
  });
}

const ftyp = box("ftyp", 16);
const index = box("moov", 40);

test.each<[string, Buffer[]]>([
  ["its index at the start", [ftyp, index, box("mdat", 300)]],
  ["its index at the end", [ftyp, box("free", 0), box("mdat", 300), index]],
  ["large boxes", [ftyp, largeBox("mdat", 300), index]],
  ["a last box that reaches to the end", [ftyp, index, toTheEnd("mdat", 300)]],
  ["fragments, of which the last is short", [ftyp, index, box("moof", 20), box("mdat", 300).subarray(0, 99)]],
  ["zeros behind it", [ftyp, box("mdat", 300), index, Buffer.alloc(50)]],
  ["other bytes behind it", [ftyp, box("mdat", 300), index, Buffer.alloc(50, 0xfe)]],
])("a video with %s is complete", async (_, boxes) => {
  expect(await check(Buffer.concat(boxes))).toBe(false);
});

test.each<[string, Buffer]>([
  ["in its pictures, before the index", Buffer.concat([ftyp, box("mdat", 300), index]).subarray(0, 200)],
  ["in its pictures, after the index", Buffer.concat([ftyp, index, box("mdat", 300)]).subarray(0, 200)],
  ["in a large box", Buffer.concat([ftyp, index, largeBox("mdat", 300)]).subarray(0, 200)],
  ["in its index", Buffer.concat([ftyp, box("mdat", 30), index]).subarray(0, -1)],
  ["between its pictures and the index", Buffer.concat([ftyp, box("mdat", 30)])],
  ["before the recorder wrote the index", Buffer.concat([ftyp, toTheEnd("mdat", 300)])],
])("a video that ends %s is cut off", async (_, file) => {
  expect(await check(file)).toBe(true);
});
