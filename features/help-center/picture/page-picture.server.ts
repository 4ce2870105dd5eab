/** Draws the picture that link previews show for a page, in the company's colors. */
import { compileTheme } from "#engines/theme/compile-theme.ts";
import { drawPicture } from "#platform/picture/draw-picture.ts";
import type { Services } from "#platform/services.ts";
import type { PublicHelpCenter } from "../present.ts";
import type { PublicScope } from "../public-scope.ts";
import { themeInputOf } from "../theme-settings.ts";

const filesPrefix = "/files/";

/** Returns a PNG of 1200 × 630 pixels, or null if the queue is full or rendering fails. */
export async function drawPagePicture(
  { storage, log }: Pick<Services, "storage" | "log">,
  { scope, center, title }: { scope: PublicScope; center: PublicHelpCenter; title: string },
): Promise<Uint8Array<ArrayBuffer> | null> {
  const { light } = compileTheme(themeInputOf(scope.company.themeSettings));
  const logoUrl = center.logo?.url ?? "";
  const file = logoUrl.startsWith(filesPrefix)
    ? await storage.get(logoUrl.slice(filesPrefix.length), { forVisitor: true })
    : null;
  const facts = {
    colors: {
      ground: light.hero,
      text: light.text,
      quiet: light.text2,
      accent: light.solid,
      ink: light.ink,
    },
    language: center.language,
    name: center.name,
    title,
    address: (center.canonicalBase ?? "").replace(/^https?:\/\//, ""),
    isNameBeside: center.logo?.isNameBeside ?? null,
    logo: file ? Buffer.from(file.bytes).toString("base64") : null,
  };
  // If the logo can't be read, draws the picture without it. A failed link preview must not cause an error page.
  for (const each of facts.logo === null ? [facts] : [facts, { ...facts, logo: null }]) {
    try {
      return await drawPicture(each, { owner: scope.companyId });
    } catch (error) {
      log.warn({ err: error }, "page picture rendering failed");
    }
  }
  return null;
}
