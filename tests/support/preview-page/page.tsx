/** A product page with previews for tests, both without scripts and hydrated. */
import { useState } from "react";
import { HelpCenterPreview } from "#features/help-center/components/help-center-preview.tsx";
import pageStyles from "./page.css?url";
import { halfReadCenter, orangeCenter, unreadCenter, wholeCenter } from "./sample.ts";

const allPending = { name: true, logo: true, theme: true, questions: true, contact: true };

/** The states that the buttons select. */
const stages = {
  unread: { center: unreadCenter, pending: allPending },
  reading: { center: halfReadCenter, pending: { logo: true, questions: true, contact: true } },
  whole: { center: wholeCenter, pending: {} },
  orange: { center: orangeCenter, pending: {} },
};

type Stage = keyof typeof stages;

export function PreviewPage({ search }: { search: string }) {
  const params = new URLSearchParams(search);
  const [stage, setStage] = useState((params.get("stage") ?? "whole") as Stage);
  const [mode, setMode] = useState((params.get("mode") ?? "system") as "system" | "light" | "dark" | "split");
  const [hasSecond, setHasSecond] = useState(false);
  return (
    <html lang="en">
      <head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Previews</title>
        <link rel="stylesheet" href={pageStyles} precedence="default" />
      </head>
      <body>
        <main className="p-4 text-center text-13 tracking-tight">
          <h1>A product page</h1>
          <p>
            {(Object.keys(stages) as Stage[]).map((name) => (
              <button key={name} type="button" onClick={() => setStage(name)}>
                {name}
              </button>
            ))}
            <button type="button" onClick={() => setMode("split")}>
              split
            </button>
            <button type="button" onClick={() => setHasSecond(true)}>
              second
            </button>
          </p>
          <HelpCenterPreview
            {...stages[stage]}
            mode={mode}
            className={params.get("height") === "tall" ? "h-[900px]" : "h-[520px]"}
            {...(params.has("scale") ? { scale: Number(params.get("scale")) } : {})}
            {...(params.has("width") ? { width: Number(params.get("width")) } : {})}
          />
          {hasSecond ? <HelpCenterPreview center={orangeCenter} mode="dark" className="h-[520px]" /> : null}
        </main>
      </body>
    </html>
  );
}
