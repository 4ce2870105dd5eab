import { describe, expect, test } from "vitest";
import { findAddressLines } from "./address-lines.ts";

describe("addresses with a part between street and postcode", () => {
  test.each([
    ["Avenida de la Luz, nº 8, 3º B, 41005 Sevilla", "Spanish"],
    ["C/ Norte, 14 bajo, 48003 Bilbao", "Spanish, abbreviated"],
    ["Rua das Flores 21, 2.º Dto., 4050-262 Porto", "Portuguese"],
    ["Rua Bela Vista, 804 - Centro, Curitiba - PR, 80010-150", "Brazilian"],
    ["Via dei Mille, 31/A - 50131 Firenze", "Italian"],
    ["7 ter, quai des Brumes, 29200 Brest", "French"],
    ["Lindenallee 4, Hinterhaus, 10245 Berlin", "German"],
    ["Singelstraat 18 C, 1012 AB Amsterdam", "Dutch"],
    ["Yeni Mah. Çınar Cad. No: 12/B, 34710 Kadıköy/İstanbul", "Turkish"],
    ["ul. Leśna 5, lok. 2, 00-950 Warszawa", "Polish"],
  ])("%s (%s)", (address) => {
    expect(findAddressLines(`Acme, ${address}, Tel.`)).toEqual([address]);
  });

  test("leaves out the words around an address", () => {
    expect(findAddressLines("© Acme 2024 - Lindenstraße 5, 10245 Berlin")).toEqual([
      "Lindenstraße 5, 10245 Berlin",
    ]);
    expect(findAddressLines("Endereço Rua Augusta 100, 1100-053 Lisboa")).toEqual([
      "Rua Augusta 100, 1100-053 Lisboa",
    ]);
    expect(findAddressLines("Vieille Rue du Temple, 75004 Paris")).toEqual([
      "Vieille Rue du Temple, 75004 Paris",
    ]);
    expect(findAddressLines("Visit our shop in calle Mayor 3, local 2, 28013 Madrid and say hello")).toEqual([
      "calle Mayor 3, local 2, 28013 Madrid",
    ]);
  });
});

test("ignores a town without a street and a street without a number", () => {
  expect(findAddressLines("Acme, our town, 28013 Madrid")).toEqual([]);
  expect(findAddressLines("Rua das Flores, Porto")).toEqual([]);
  expect(findAddressLines("via email, 10115 Berlin")).toEqual([]);
  expect(findAddressLines("Contatti Via Roma, 00184 Roma")).toEqual([]);
  expect(findAddressLines("Hôtel Place des Tilleuls, 29000 Quimper")).toEqual([]);
});

test("runs in linear time on an endless list of streets", () => {
  const started = process.cpuUsage();
  for (const piece of ["calle Mayor 3, ", "via via via ", "Lindenstraße ", "1 rue ", "12, "]) {
    findAddressLines(piece.repeat(Math.ceil(8_000 / piece.length)));
  }
  const { user, system } = process.cpuUsage(started);
  expect((user + system) / 1_000).toBeLessThan(1_000);
});
