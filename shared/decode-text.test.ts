import { expect, test } from "vitest";
import { decodeText } from "./decode-text.ts";

const bytes = (...values: number[]) => new Uint8Array(values);

test("reads UTF-8, and UTF-16 with a byte order mark, in every language", () => {
  for (const language of ["en", "ja", "ru", null]) {
    expect(decodeText(Buffer.from("Größe 配送"), language)).toBe("Größe 配送");
    expect(decodeText(Buffer.from("\uFEFFGröße"), language)).toBe("Größe");
    expect(decodeText(Buffer.from("\uFEFFGröße 配送", "utf16le"), language)).toBe("Größe 配送");
    expect(decodeText(Buffer.from("\uFEFFGröße", "utf16le").swap16(), language)).toBe("Größe");
  }
});

test("reads what spreadsheets write in each language", () => {
  expect(decodeText(bytes(0x47, 0x72, 0xf6, 0xdf, 0x65, 0x20, 0x80), "de")).toBe("Größe €");
  expect(decodeText(bytes(0x94, 0x7a, 0x91, 0x97), "ja")).toBe("配送");
  expect(decodeText(bytes(0xd6, 0xe5, 0xed, 0xe0), "ru")).toBe("Цена");
  expect(decodeText(bytes(0x63, 0xe3, 0x72, 0xfe, 0x69), "ro")).toBe("cărţi");
  expect(decodeText(bytes(0xc4, 0xe3, 0xba, 0xc3), "zh-CN")).toBe("你好");
  expect(decodeText(bytes(0xa7, 0x41, 0xa6, 0x6e), "zh-TW")).toBe("你好");
  // Not valid in the encoding of the language.
  expect(decodeText(bytes(0x47, 0x72, 0xf6, 0xdf, 0x65, 0xff), "ja")).toBe("Größeÿ");
});

test("takes no binary file", () => {
  expect(decodeText(bytes(0x50, 0x4b, 0x03, 0x04, 0x00, 0xe4), "de")).toBeNull();
});
