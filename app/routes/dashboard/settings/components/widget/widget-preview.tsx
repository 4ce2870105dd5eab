import { Moon, Sun } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import type { WidgetSide } from "#shared/widget-settings.ts";
import { cn } from "#ui/primitives/cn.ts";
import { Segments } from "../theme-preview.tsx";

/** The widget and its button, in this page, as visitors see them. Needs JavaScript. */
export function WidgetPreview({ base, side }: { base: string; side: WidgetSide }) {
  const { t } = useTeamTexts("widget");
  const [scheme, setScheme] = useState<"Light" | "Dark">("Light");
  const panelPlace = useRef<HTMLDivElement>(null);
  const buttonPlace = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an open widget keeps the scheme that it was opened in
  useEffect(() => {
    const panel = document.createElement("step-help");
    const button = document.createElement("step-help");
    for (const element of [panel, button]) element.setAttribute("center", base);
    panel.setAttribute("open", "");
    panelPlace.current?.append(panel);
    buttonPlace.current?.append(button);
    const address = `${base}/widget.js`;
    if (![...document.scripts].some(({ src }) => src === address)) {
      const script = document.createElement("script");
      script.async = true;
      script.src = address;
      script.dataset.button = "none";
      document.body.append(script);
    }
    return () => {
      panel.remove();
      button.remove();
    };
  }, [base, scheme]);
  return (
    <section aria-labelledby="preview" className="min-w-0 max-lg:order-first">
      <div className="max-w-108 lg:sticky lg:top-8">
        <div className="mb-3 flex flex-wrap items-end justify-between gap-3">
          <h2 id="preview" className="text-16 font-semibold">
            {t("Preview")}
          </h2>
          <div className="[@media(scripting:none)]:hidden">
            <Segments
              label="Scheme"
              options={[
                { value: "Light", Icon: Sun },
                { value: "Dark", Icon: Moon },
              ]}
              value={scheme}
              onChange={setScheme}
            />
          </div>
        </div>
        <div
          className={cn(
            "rounded-lg border border-border p-4 [@media(scripting:none)]:hidden",
            scheme === "Light" ? "bg-[#f6f6f7]" : "bg-[#17171d]",
          )}
        >
          <div ref={panelPlace} />
          <div ref={buttonPlace} className={cn("mt-4", side === "end" && "text-end")} />
        </div>
        <p className="mt-3 text-13 text-text-3 [@media(scripting:none)]:hidden">
          {t("Your widget as visitors see it. You can use it here.")}
        </p>
        <noscript>
          <p className="text-14 text-text-2">
            {t("The preview needs JavaScript. Everything else on this page works without.")}
          </p>
        </noscript>
      </div>
    </section>
  );
}
