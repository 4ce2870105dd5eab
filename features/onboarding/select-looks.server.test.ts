import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { onboardingLogos } from "#db/schema.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { startWizardBench, type WizardBench } from "#tests/support/wizard.ts";
import { purgeOnboarding } from "./purge-onboarding.server.ts";
import { saveColors, selectLogo, selectWordmark, uploadLogo } from "./select-looks.server.ts";
import { runWizardAction } from "./wizard-actions.server.ts";
import { getWizardState } from "./wizard-state.server.ts";

let bench: WizardBench;
let scope: OwnerScope;

beforeAll(async () => {
  bench = await startWizardBench({ works: false });
});
beforeEach(async () => {
  scope = await bench.newOwner();
});
afterAll(() => bench?.close());

function picture(color: string, format: "png" | "jpeg" = "png"): Promise<Uint8Array> {
  const base = sharp({ create: { width: 60, height: 30, channels: 3, background: "#fff" } }).composite([
    { input: { create: { width: 40, height: 20, channels: 3, background: color } } },
  ]);
  return base.toFormat(format).toBuffer();
}

async function stateOf() {
  const state = await getWizardState(bench.services, scope);
  if (!state) throw new Error("the wizard is finished");
  return state;
}

async function addFoundLogo(): Promise<string> {
  const storageKey = `company-logos/${scope.companyId}/found.png`;
  await bench.services.storage.put(storageKey, await picture("#00f"), { contentType: "image/png" });
  const [row] = await bench.services.db
    .insert(onboardingLogos)
    .values({ companyId: scope.companyId, kind: "found", storageKey, width: 40, height: 20 })
    .returning({ id: onboardingLogos.id });
  return row!.id;
}

const keyOf = (url: string) => url.replace("/files/", "");

describe("colors", () => {
  test("start with readable defaults", async () => {
    const { colors } = await stateOf();
    expect(colors).toMatchObject({
      primary: "#6E0AD6",
      secondary: "#121212",
      origin: "default",
      extracted: [],
    });
    for (const { ratio } of colors.verdict.samples) expect(ratio).toBeGreaterThanOrEqual(4.5);
  });

  test("are saved as entered, with a note about shades that were adjusted", async () => {
    expect(await saveColors(bench.services, scope, { primary: "fc0", secondary: " #1b4d3e " })).toEqual({
      primary: "#FFCC00",
      secondary: "#1B4D3E",
    });
    const { colors, preview } = await stateOf();
    expect(colors).toMatchObject({ primary: "#FFCC00", secondary: "#1B4D3E", origin: "chosen" });
    expect(colors.verdict.changes.map(({ text }) => text).join(" ")).toMatch(
      /Links on light pages use #[0-9a-f]{6} instead of #ffcc00\. Contrast goes from 1\.\d : 1 to \d+\.\d : 1\./,
    );
    expect(preview.theme).toMatchObject({ primaryColor: "#FFCC00" });
  });

  test.each(["", "red", "#12345", "#1234567", "#ggg", "}body{display:none}"])(
    "are rejected if entered as %j",
    async (typed) => {
      const message = "Please enter a color such as #6E0AD6";
      const saved = saveColors(bench.services, scope, { primary: "#000000", secondary: typed });
      expect(await saved).toEqual({ field: "secondary", message });
      expect((await stateOf()).colors.origin).toBe("default");
    },
  );
});

describe("a logo", () => {
  test("found on the site is used until the owner selects one", async () => {
    expect((await stateOf()).selectedLogo).toEqual({ kind: "wordmark", isChosen: false });
    const id = await addFoundLogo();
    expect((await stateOf()).selectedLogo).toMatchObject({ kind: "found", id, isChosen: false });
    await selectWordmark(bench.services, scope);
    expect((await stateOf()).selectedLogo).toEqual({ kind: "wordmark", isChosen: true });
    await selectLogo(bench.services, scope, { logoId: id });
    expect((await stateOf()).selectedLogo).toMatchObject({ kind: "found", id, isChosen: true });
  });

  test("uploaded by the owner is re-encoded, stored under the company and selected instead", async () => {
    const foundId = await addFoundLogo();
    await selectLogo(bench.services, scope, { logoId: foundId });
    await uploadLogo(bench.services, scope, { bytes: await picture("#f00") });
    const { selectedLogo, logos } = await stateOf();
    expect(logos.map(({ id }) => id)).toEqual([foundId]);
    if (selectedLogo.kind !== "uploaded") throw new Error("the uploaded logo is not chosen");
    expect(selectedLogo.url).toMatch(
      new RegExp(`^/files/avatars/${scope.companyId}/logo/[0-9a-f]{16}\\.png$`),
    );
    expect(selectedLogo).toMatchObject({ width: 40, height: 20 });
    expect(await bench.services.storage.get(keyOf(selectedLogo.url))).not.toBeNull();
    await selectLogo(bench.services, scope, { logoId: foundId });
    expect((await stateOf()).selectedLogo).toMatchObject({ kind: "found", id: foundId });
  });

  test("is deleted with its file after it was replaced", async () => {
    const { services } = bench;
    await uploadLogo(services, scope, { bytes: await picture("#f00") });
    const first = (await stateOf()).selectedLogo;
    await uploadLogo(services, scope, { bytes: await picture("#0f0", "jpeg") });
    const second = (await stateOf()).selectedLogo;
    if (first.kind === "wordmark" || second.kind === "wordmark") throw new Error("no logo is chosen");
    await purgeOnboarding(services);
    expect(await services.storage.get(keyOf(first.url))).not.toBeNull();
    const later = { now: () => new Date(Date.now() + 3_600_000), monotonicMs: () => 0 };
    await purgeOnboarding({ ...services, clock: later });
    expect(await services.storage.get(keyOf(first.url))).toBeNull();
    expect(await services.storage.get(keyOf(second.url))).not.toBeNull();
    // Uploading the same picture again restores it.
    await uploadLogo(services, scope, { bytes: await picture("#f00") });
    expect((await stateOf()).selectedLogo).toMatchObject({ url: first.url });
    expect(await services.storage.get(keyOf(first.url))).not.toBeNull();
  });

  test("uploaded several times concurrently is stored once", async () => {
    const bytes = await picture("#f0f");
    await Promise.all([1, 2, 3].map(() => uploadLogo(bench.services, scope, { bytes })));
    const rows = await bench.services.db
      .select()
      .from(onboardingLogos)
      .where(eq(onboardingLogos.companyId, scope.companyId));
    expect(rows).toHaveLength(1);
    expect(rows[0]?.discardedAt).toBeNull();
  });

  test.each([
    ["a page", new TextEncoder().encode("<html><script>alert(1)</script></html>"), /upload an image/],
    ["a program", new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 1, 1, 1]), /upload an image/],
    ["too large", new Uint8Array(10_000_001), /less than 10MB/],
  ])("is rejected with a reason at the field if it is %s", async (_, bytes, message) => {
    const form = new FormData();
    form.set("intent", "upload-logo");
    form.set("logo", new Blob([bytes], { type: "image/png" }), "../../logo.png");
    expect(await runWizardAction(bench.services, scope, form)).toMatchObject({
      ok: false,
      field: "logo",
      message: expect.stringMatching(message),
    });
    expect((await stateOf()).selectedLogo.kind).toBe("wordmark");
  });
});
