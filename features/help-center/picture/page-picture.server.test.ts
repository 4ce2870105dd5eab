import sharp from "sharp";
import { expect, test } from "vitest";
import type { Log } from "#platform/log.ts";
import type { Storage } from "#platform/storage/create-storage.ts";
import type { PublicHelpCenter } from "../present.ts";
import type { PublicScope } from "../public-scope.ts";
import { drawPagePicture } from "./page-picture.server.ts";

async function draw({ logo, title }: { logo: string; title: string }) {
  const warnings: unknown[] = [];
  const bytes = new TextEncoder().encode(logo);
  const file = { bytes, contentType: "image/png", sizeBytes: bytes.length };
  const services = {
    storage: { get: async () => file } as Partial<Storage> as Storage,
    log: { warn: (what: unknown) => warnings.push(what) } as Partial<Log> as Log,
  };
  const scope = { company: { themeSettings: {} } } as PublicScope;
  const center = {
    name: "Acme",
    language: "en",
    logo: { url: "/files/company-logos/acme.png", width: null, height: null },
    canonicalBase: "https://help.acme.test",
  } as PublicHelpCenter;
  const png = await drawPagePicture(services, { scope, center, title });
  return { size: png ? await sharp(png).metadata() : null, warnings };
}

test("draws a picture despite an unreadable logo and a title with odd characters", async () => {
  const title = `\u202E\0\uD800 <svg/onload=alert(1)> ${"𝕏".repeat(300)} 👩‍🚀`;
  const { size, warnings } = await draw({ logo: "this is no picture", title });
  expect([size?.width, size?.height]).toEqual([1200, 630]);
  expect(warnings).toHaveLength(1);
});
