/**
 * The widget's loader, with this help center's settings in front of it. A company's website loads it as a classic
 * script, and everything else only when a visitor opens the widget.
 */
import { centerReaderContext, pageNotesContext } from "#app/context.ts";
import { centerMessages } from "#engines/messages/center-messages.ts";
import { textsOf } from "#engines/messages/texts.ts";
import { languagesIn, type PublicScope } from "#features/help-center/public-scope.ts";
import { themeOf } from "#features/help-center/theme-settings.ts";
import loaderScript from "#features/widget/client/widget-loader.ts?worker&url";
import panelScript from "#features/widget/client/widget-panel.ts?worker&url";
import type { LoaderConfig } from "#features/widget/wire.ts";
import { directionOf } from "#shared/language-tag.ts";
import type { HelpCenterArgs } from "./require-public-scope.server.ts";
import { findMovedAddress, findOpenScope, originOf } from "./require-widget.server.ts";

const headers = {
  "content-type": "text/javascript; charset=utf-8",
  "cross-origin-resource-policy": "cross-origin",
  "access-control-allow-origin": "*",
};

const gone = `console.warn("Step: this help center has no widget.");\n`;

export async function loader(args: HelpCenterArgs): Promise<Response> {
  const { context } = args;
  const scope = await findOpenScope(args);
  if (!scope) {
    const location = await findMovedAddress(args, "/widget.js");
    if (location !== null) return new Response(null, { status: 301, headers: { ...headers, location } });
    return new Response(gone, { status: 404, headers: { ...headers, "cache-control": "no-store" } });
  }
  context.get(pageNotesContext).companyId = scope.companyId;
  const host = originOf(args);
  const config = configOf(scope, { origin: host });
  const start = `(self.StepHelp=self.StepHelp||[]).push(${asScript(config)});`;
  const code = await readScript(context.get(centerReaderContext)(""));
  return new Response(start + (code ?? `import(${JSON.stringify(host + loaderScript)})`), { headers });
}

const scripts = new Map<string, string>();

/** Null in development, where the script is served from its source. */
async function readScript(reader: {
  read(path: string): Promise<{ content: unknown } | null>;
}): Promise<string | null> {
  const known = scripts.get(loaderScript);
  if (known !== undefined) return known;
  const file = await reader.read(loaderScript);
  if (!(file?.content instanceof Uint8Array)) return null;
  const code = new TextDecoder().decode(file.content);
  scripts.set(loaderScript, code);
  return code;
}

function configOf(scope: PublicScope, { origin }: { origin: string }): LoaderConfig {
  const { widgetSettings, themeSettings, messageOverrides } = scope.company;
  const { sign } = themeOf(themeSettings);
  const { label, side = "end", hasShortcut = false } = widgetSettings;
  const { main } = scope.view;
  return {
    base: `${origin}${scope.rootPath}`,
    panel: `${origin}${panelScript}`,
    labels: languagesIn(scope).map((language) => {
      const text = textsOf(centerMessages(language, messageOverrides)).t("widget.help");
      return [language, language === main && label ? label : text];
    }),
    side,
    isRightToLeft: directionOf(main) === "rtl",
    hasShortcut,
    colors: [sign.ground, sign.ink],
  };
}

/** JSON is JavaScript, and this one can also stand inside a script element. */
function asScript(config: LoaderConfig): string {
  return JSON.stringify(config).replaceAll("<", "\\u003c");
}
