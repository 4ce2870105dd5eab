import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cpuMs } from "#tests/support/cpu-time.ts";
import { cuesOf, readCaptions, writeCaptions } from "./captions.ts";

const read = (text: string) => readCaptions(new Uint8Array(Buffer.from(text)));

describe("captions", () => {
  test("reads SubRip with its times, without numbers and markup", () => {
    const srt =
      "\uFEFF1\r\n00:00:01,500 --> 00:00:04,000\r\n<i>Open</i> the {\\an8}list.\r\n\r\n2\r\n00:01:05,25 --> 00:01:07,000\r\nPress <b>Save</b> &amp;\r\nwait.\r\n";
    expect(read(srt)).toEqual([
      { startSeconds: 1.5, endSeconds: 4, text: "Open the list." },
      { startSeconds: 65.25, endSeconds: 67, text: "Press Save &\nwait." },
    ]);
  });

  test("drops styles, notes, names and positions from WebVTT", () => {
    const vtt =
      "WEBVTT - a video\n\nSTYLE\n::cue { background: url(https://evil.example/x) }\n\nNOTE a comment\n\nintro\n00:02.000 --> 00:03.000 line:0 align:start\n<v Ann>Hello there</v>\n";
    expect(read(vtt)).toEqual([{ startSeconds: 2, endSeconds: 3, text: "Hello there" }]);
    expect(writeCaptions(read(vtt) ?? [])).toBe("WEBVTT\n\n00:00:02.000 --> 00:00:03.000\nHello there\n");
  });

  test("sorts cues by time and drops those that end before they start", () => {
    const vtt =
      "WEBVTT\n\n00:05.000 --> 00:06.000\nsecond\n\n00:01.000 --> 00:02.000\nfirst\n\n00:09.000 --> 00:08.000\nnever\n";
    expect(read(vtt)?.map(({ text }) => text)).toEqual(["first", "second"]);
  });

  test("reads legacy encodings", () => {
    const cue = "00:00:01,000 --> 00:00:02,000\nGrüße\n";
    expect(readCaptions(new Uint8Array(Buffer.from(cue, "latin1")))?.[0]?.text).toBe("Grüße");
    const utf16 = new Uint8Array(Buffer.from(`\uFEFF${cue}`, "utf16le"));
    expect(readCaptions(utf16)?.[0]?.text).toBe("Grüße");
  });

  test.each([
    ["nothing", ""],
    ["a web page", "<!doctype html><script>alert(1)</script>"],
    ["a header without a cue", "WEBVTT\n\n"],
    ["a video", "\0\0\0\x18ftypmp42"],
    ["times without words", "00:00:01,000 --> 00:00:02,000\n\n"],
    ["more cues than any video has", `WEBVTT\n\n${"00:01.000 --> 00:02.000\na\n\n".repeat(10_001)}`],
    ["too large a file", "00:00:01,000 --> 00:00:02,000\n".padEnd(500_001, "a")],
  ])("returns null for %s", (_name, text) => {
    expect(read(text)).toBeNull();
  });

  test("escapes text that would end its cue, start another or add markup", () => {
    const hostile =
      "WEBVTT\n\n00:01.000 --> 00:02.000\n&lt;script&gt; 00:00.000 --&gt; 99:00.000 <img src=x onerror=alert(1)>x\n";
    const cues = read(hostile);
    expect(cues).toHaveLength(1);
    expect(writeCaptions(cues ?? []).match(/-->/g)).toHaveLength(1);
    expect(writeCaptions(cues ?? [])).not.toMatch(/<\w/);
  });

  test("reads any bytes quickly, and reads its own output back unchanged", () => {
    const line = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.constantFrom("00:01.000 --> 00:02.000", "1", "WEBVTT", "&amp;lt;", "<b", "-->", ""),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
        const cues = read(lines.join("\n"));
        if (!cues) return;
        expect(cuesOf(writeCaptions(cues))).toEqual(cues);
      }),
    );
    fc.assert(fc.property(fc.uint8Array(), (bytes) => void readCaptions(bytes)));
    const startedMs = cpuMs();
    read(`WEBVTT\n\n00:01.000 --> 00:02.000\n${"<".repeat(250_000)}${"{\\".repeat(100_000)}`);
    expect(cpuMs() - startedMs).toBeLessThan(1_000);
  });
});
