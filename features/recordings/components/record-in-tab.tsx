/** How to record a browser tab with the extension, which knows every control's exact name. */
import { Check } from "lucide-react";
import { useEffect } from "react";
import { Link, useFetcher } from "react-router";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { buttonClass } from "#ui/primitives/button.tsx";
import { extensionPaths } from "../extension/paths.ts";
import { DialogBody, DialogFooter } from "./dialog-parts.tsx";

interface Extension {
  connections: { id: string; device: string }[];
}

export function RecordInTab() {
  const { t } = useTeamTexts("recorder");
  const { load, data } = useFetcher<Extension>();
  useEffect(() => void load(extensionPaths.page), [load]);
  const devices = [...new Set(data?.connections.map(({ device }) => device))];
  const isConnected = devices.length > 0;
  return (
    <>
      <DialogBody>
        <div className="grid gap-6 md:grid-cols-[minmax(0,1fr)_300px] md:gap-10">
          <div>
            <h3 className="text-16">{t("How it works")}</h3>
            <ol className="mt-3 flex flex-col text-14 text-text-2">
              {[
                t("Connect the recorder extension of Chrome, Edge or Firefox. You do this once."),
                t("Open your product in a tab. Press the extension's icon, then “Start recording”."),
                t("Do the task as always, also in other tabs. Press the icon again to stop."),
                t("Review the screenshots in the extension and send them. The guide appears here."),
              ].map((text, index) => (
                <li key={text} className="flex gap-3 border-b border-border py-2.5 last:border-0">
                  <span className="w-4 shrink-0 tabular-nums text-text-3">{index + 1}</span>
                  {text}
                </li>
              ))}
            </ol>
          </div>
          <div className="flex flex-col gap-4 text-13 text-text-3">
            {isConnected ? (
              <p role="status" className="flex items-start gap-2 text-14 text-text">
                <span className="mt-1.5 size-2 shrink-0 rounded-full bg-ok" aria-hidden="true" />
                {t("Extension connected: {browsers}", { browsers: devices.join(", ") })}
              </p>
            ) : null}
            {[
              t("Every step gets the exact name of its control, and a ring in its picture."),
              t("Passwords and other typed text are never recorded."),
            ].map((text) => (
              <p key={text} className="flex gap-2">
                <Check className="mt-0.5 size-3.5 shrink-0" strokeWidth={1.75} aria-hidden="true" />
                {text}
              </p>
            ))}
          </div>
        </div>
      </DialogBody>
      <DialogFooter
        note={t("On a website that you have proven to be yours, Step can check these guides every week.")}
      >
        <Link
          to={extensionPaths.page}
          className={buttonClass({ variant: isConnected ? "secondary" : "primary" })}
        >
          {isConnected ? t("Connect another browser") : t("Connect the extension")}
        </Link>
      </DialogFooter>
    </>
  );
}
