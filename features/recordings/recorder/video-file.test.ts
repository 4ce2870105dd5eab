import { expect, test } from "vitest";
import { createVideoFile, type SyncHandle, writeWhole } from "./video-file.ts";

/** Simulates a browser with a full disk: how much of the chunk it writes, and what it returns. */
type Refusal = (bytes: Uint8Array, room: number) => { fitting: number; answer: number };

const refusals: Record<string, Refusal> = {
  "that throws": () => {
    throw new DOMException("full", "QuotaExceededError");
  },
  "that writes what fits": (_, room) => ({ fitting: room, answer: room }),
  // FILE_ERROR_NO_SPACE (-8) as an unsigned number.
  "that answers with the number of an error": () => ({ fitting: 0, answer: 4_294_967_288 }),
  "that writes a part and answers with the number of an error": (_, room) => ({
    fitting: room,
    answer: 4_294_967_288,
  }),
};

/** Creates a file that holds this many bytes. */
function createFile({ roomBytes = Number.POSITIVE_INFINITY, refusal = refusals["that throws"]! } = {}) {
  let content = new Uint8Array();
  const file = {
    isClosed: false,
    roomBytes,
    content: () => content,
    text: () => Buffer.from(content).toString(),
  };
  function grow(sizeBytes: number): void {
    const grown = new Uint8Array(Math.max(content.length, sizeBytes));
    grown.set(content);
    content = grown;
  }
  const handle: SyncHandle = {
    write(bytes, { at }) {
      const room = Math.max(0, file.roomBytes - at);
      const { fitting, answer } =
        bytes.length <= room ? { fitting: bytes.length, answer: bytes.length } : refusal(bytes, room);
      grow(at + fitting);
      content.set(bytes.subarray(0, fitting), at);
      return answer;
    },
    truncate(sizeBytes) {
      if (sizeBytes > file.roomBytes) throw new DOMException("full", "QuotaExceededError");
      grow(sizeBytes);
      content = content.slice(0, sizeBytes);
    },
    flush() {},
    close() {
      file.isClosed = true;
    },
  };
  return Object.assign(file, { handle });
}

const piece = (length: number, value: number) => new Uint8Array(length).fill(value);

test.each(Object.entries(refusals))(
  "ends the recording with the last chunk that fit on a full disk, in a browser %s",
  (_, refusal) => {
    const video = createFile({ roomBytes: 25, refusal });
    const seconds = createFile();
    const file = createVideoFile({ video: video.handle, seconds: seconds.handle });
    file.write(piece(10, 1), 0.1);
    file.write(piece(10, 2), 1.2);
    expect(() => file.write(piece(10, 3), 2.3)).toThrow(
      expect.objectContaining({ name: "QuotaExceededError" }),
    );
    // This chunk would fit, because another file may have been deleted. But it would leave a gap.
    expect(() => file.write(piece(3, 4), 2.4)).toThrow();
    video.roomBytes = 1_000;
    expect(() => file.write(piece(10, 5), 2.5)).toThrow();
    file.close();
    expect(video.content()).toEqual(new Uint8Array([...piece(10, 1), ...piece(10, 2)]));
    expect(seconds.text()).toBe("1.2");
    expect([video.isClosed, seconds.isClosed]).toEqual([true, true]);
  },
);

test.each(Object.entries(refusals))(
  "fails to write a longer text on a full disk, and can write the previous one again, in a browser %s",
  (_, refusal) => {
    const facts = createFile({ roomBytes: 9, refusal });
    writeWhole(facts.handle, '{"id":17}');
    expect(() => writeWhole(facts.handle, '{"id":17,"seconds":4}')).toThrow();
    writeWhole(facts.handle, '{"id":17}');
    expect(facts.text()).toBe('{"id":17}');
  },
);

test("replaces the whole of a longer text", () => {
  const facts = createFile();
  writeWhole(facts.handle, "100.4");
  writeWhole(facts.handle, "7.0");
  expect(facts.text()).toBe("7.0");
});

test("closes files that can't be written anymore", () => {
  const [video, seconds] = [createFile(), createFile()];
  video.handle.flush = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  expect(() => createVideoFile({ video: video.handle, seconds: seconds.handle }).close()).toThrow();
  expect([video.isClosed, seconds.isClosed]).toEqual([true, true]);
});
