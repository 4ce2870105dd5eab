/** One question as visitors see it, in the company's colors and language. It brings its own style sheet. */

import { type ReactNode, useState } from "react";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import type { PublicSource } from "#features/faqs/present.ts";
import { SafeHtml } from "#ui/safe-html.tsx";
import previewStyles from "#ui/styles/help-center-answer-preview.css?url";
import type { AnswerPreviewCenter } from "../answer-preview.ts";
import { DrawnOnce, NamedIcon } from "./drawn-once.tsx";
import { ScopedStyle } from "./scoped-style.tsx";
import { SourceLine } from "./source-line.tsx";
import { TextsProvider } from "./texts.tsx";

export function AnswerPreview({
  center,
  question,
  html,
  source,
  children,
}: {
  center: AnswerPreviewCenter;
  question: string;
  /** Null while the renderer is loading. */
  html: string | null;
  source: PublicSource | null;
  /** Shown instead of an empty answer. */
  children: ReactNode;
}) {
  const { t } = useTeamTexts("faqs");
  const [isDark, setDark] = useState(false);
  return (
    <section aria-label={t("Preview of the answer")} className="hcap">
      <link rel="stylesheet" href={previewStyles} precedence="default" />
      <ScopedStyle css={center.themeCss} />
      <div className="hcap-bar">
        <span className="min-w-0 grow truncate">{center.address}</span>
        <button
          type="button"
          aria-pressed={isDark}
          onClick={() => setDark(!isDark)}
          className="h-7 rounded-sm px-2 hover:bg-hover pointer-coarse:h-11"
        >
          {t("Dark")}
        </button>
      </div>
      <TextsProvider messages={center.messages}>
        <div className="hcap-page" data-answer-preview data-theme={isDark ? "dark" : "light"}>
          <DrawnOnce />
          <details className="hc-item" open>
            <summary>
              <h3 dir="auto">{question}</h3>
              <NamedIcon name="plus" className="hc-plus" />
            </summary>
            <div className="hc-answer">
              {html === null ? children : <SafeHtml className="hc-prose" html={html} />}
              {source ? <SourceLine source={source} /> : null}
            </div>
          </details>
        </div>
      </TextsProvider>
    </section>
  );
}
