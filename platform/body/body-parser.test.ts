import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cpuMs } from "#tests/support/cpu-time.ts";
import { bodyRefusals, type FormBound, type JsonBodyBound } from "./body-bound.ts";
import { type BodyParser, formParser, jsonParser } from "./body-parser.ts";

const wide: FormBound = {
  kind: "form",
  maxBytes: 100_000_000,
  maxTextBytes: 100_000_000,
  maxFields: 10_000_000,
  maxFiles: 1_000,
};
const wideJson: JsonBodyBound = { kind: "json", maxBytes: 1e8, maxDepth: 1e7, maxTokens: 1e8 };
const urlencoded = "application/x-www-form-urlencoded";
const multipart = "multipart/form-data; boundary=x";

async function parse<Value>(parser: BodyParser<Value> | null, bytes: Buffer, pieceBytes = 65_536) {
  if (!parser) throw new Error("no parser for this content type");
  for (let at = 0; at < bytes.length; at += pieceBytes) {
    const refused = parser.push(Buffer.from(bytes.subarray(at, at + pieceBytes)));
    if (refused) return { refused };
  }
  return parser.end();
}

async function entriesOf(form: FormData) {
  return Promise.all(
    [...form].map(async ([name, value]) =>
      typeof value === "string"
        ? { name, value }
        : { name, file: value.name, type: value.type, bytes: [...(await value.bytes())] },
    ),
  );
}

const text = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc.constantFrom("", "?", "&=+%", "%zz", "a\r\nb", "é\u{1F600}"),
);
const fileName = text.map((name) => name.replace(/[\\/\0]/g, ""));
const file = fc.record({ bytes: fc.uint8Array(), name: fileName });

describe("a form", () => {
  test("parses like the platform's own parser, however its bytes are chunked", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(text, text), { maxLength: 8 }),
        fc.array(fc.tuple(text, file), { maxLength: 3 }),
        fc.integer({ min: 1, max: 200 }),
        async (fields, files, pieceBytes) => {
          const plain = new URLSearchParams(
            fields.map(([name, value]) => [name.toWellFormed(), value.toWellFormed()]),
          );
          const form = new FormData();
          for (const [name, value] of fields) form.append(`f${name}`, value);
          for (const [name, { bytes, name: called }] of files)
            form.append(`f${name}`, new File([bytes], `f${called}`, { type: "image/png" }));
          for (const body of [plain, form]) {
            const sent = new Response(body);
            const type = sent.headers.get("content-type") ?? "";
            const bytes = Buffer.from(await sent.clone().arrayBuffer());
            const read = await parse(formParser(type, wide), bytes, pieceBytes);
            if (!("value" in read)) throw new Error(read.refused.text);
            expect(await entriesOf(read.value)).toEqual(await entriesOf(await sent.formData()));
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  test("accepts exactly as many fields, files and text bytes as its bound", async () => {
    const bound: FormBound = { kind: "form", maxBytes: 10_000, maxTextBytes: 100, maxFields: 5, maxFiles: 2 };
    const part = (extra: string, value = "") =>
      `--x\r\nContent-Disposition: form-data; name="a"${extra}\r\n\r\n${value}\r\n`;
    const read = async (type: string, body: string) => {
      const result = await parse(formParser(type, bound), Buffer.from(body));
      return "value" in result ? [...result.value].length : result.refused;
    };
    const parts = (fields: number, files: number) =>
      `${part("").repeat(fields)}${part('; filename="b"').repeat(files)}--x--\r\n`;
    expect(await read(urlencoded, "a&a&a&a&a")).toBe(5);
    expect(await read(urlencoded, "a&a&a&a&a&a")).toEqual(bodyRefusals.tooManyFields);
    expect(await read(multipart, parts(5, 2))).toBe(7);
    expect(await read(multipart, parts(6, 0))).toEqual(bodyRefusals.tooManyFields);
    expect(await read(multipart, parts(0, 3))).toEqual(bodyRefusals.tooManyFields);
    expect(await read(multipart, `${part("", "a".repeat(100))}--x--\r\n`)).toBe(1);
    expect(await read(multipart, `${part("", "a".repeat(101))}--x--\r\n`)).toEqual(
      bodyRefusals.tooLarge(100),
    );
  });

  test.each([
    ["garbage", "garbage"],
    ["a part that is cut off", '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb'],
    ["a part without a name", "--x\r\nContent-Disposition: form-data\r\n\r\nb\r\n--x--\r\n"],
  ])("is refused for %s", async (_, body) => {
    expect(await parse(formParser(multipart, wide), Buffer.from(body))).toEqual({
      refused: bodyRefusals.unreadableForm,
    });
  });

  test.each(["", "text/plain", "application/json", "multipart/form-data", `${multipart}${"y".repeat(300)}`])(
    "isn't parsed for content type %j",
    (type) => {
      expect(formParser(type, wide)).toBeNull();
    },
  );
});

describe("JSON", () => {
  const bound: JsonBodyBound = { kind: "json", maxBytes: 1_000, maxDepth: 3, maxTokens: 8 };
  test.each([
    ['{"a":[{"b":"[[[{{{,,,\\"[["}]}', true],
    ["[[[]]]", true],
    ["[[[[]]]]", false],
    ["[[],[],[],[]]", true],
    ["[[],[],[],[],[]]", false],
  ])("%s is within the bound: %s", async (body, isWithin) => {
    const read = await parse(jsonParser(bound), Buffer.from(body), 3);
    expect(read).toEqual(isWithin ? { value: JSON.parse(body) } : { refused: bodyRefusals.tooComplex });
  });

  test("answers malformed JSON with a client error", async () => {
    for (const body of ["", "{", "nul"])
      expect(await parse(jsonParser(bound), Buffer.from(body))).toEqual({
        refused: bodyRefusals.unreadableJson,
      });
  });
});

const part = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n';
const fileOf = (bytes: string) =>
  `--x\r\nContent-Disposition: form-data; name="a"; filename="b"\r\n\r\n${bytes}\r\n--x--\r\n`;

describe("parsing time is linear in the bytes", () => {
  const form = (type: string) => () => formParser(type, wide);
  test.each<[string, () => BodyParser<unknown> | null, (times: number) => string]>([
    ["fields", form(urlencoded), (times) => "a&".repeat(times * 20_000)],
    ["escapes", form(urlencoded), (times) => `a=${"%41".repeat(times * 300_000)}`],
    ["parts", form(multipart), (times) => `${part.repeat(times * 3_000)}--x--\r\n`],
    ["headers", form(multipart), (times) => `--x\r\n${"a:b\r\n".repeat(times * 100_000)}\r\n--x--\r\n`],
    ["almost a boundary", form(multipart), (times) => fileOf("\r\n--".repeat(times * 500_000))],
    ["levels", () => jsonParser(wideJson), (times) => `[${"[[[[]]]],".repeat(times * 50_000)}[]]`],
    ["values", () => jsonParser(wideJson), (times) => `[${"{},".repeat(times * 100_000)}{}]`],
    ["one string", () => jsonParser(wideJson), (times) => `"${'\\"'.repeat(times * 500_000)}"`],
  ])("of %s", async (_, parser, bodyOf) => {
    const bodies = [bodyOf(0.5), bodyOf(2)].map((body) => Buffer.from(body));
    const measured = async (body: Buffer) => {
      const startedMs = cpuMs();
      await parse(parser(), body);
      return cpuMs() - startedMs;
    };
    // The minimum of several runs excludes warm-up, garbage collection and what the other half of the processor does.
    const least = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    // Four times the bytes would take 16 times as long if parsing were quadratic.
    const isLinear = () => least[1]! < Math.max(50, 8 * least[0]!);
    for (let round = 0; round < 50 && (round < 2 || !isLinear()); round++)
      for (const [index, body] of bodies.entries())
        least[index] = Math.min(least[index]!, await measured(body));
    expect(isLinear(), `${least[0]} ms, ${least[1]} ms`).toBe(true);
  });
});
