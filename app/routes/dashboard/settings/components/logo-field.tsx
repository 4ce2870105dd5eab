/** The logo is uploaded as soon as it is picked. Removing it takes one click, which can be undone. */

import { Upload } from "lucide-react";
import { useRef, useState } from "react";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { useTeamToast } from "#features/companies/components/team-toast.ts";
import { logoTexts, maxLogoBytes } from "#features/companies/settings-texts.ts";
import { Button, buttonClass } from "#ui/primitives/button.tsx";
import { usePost } from "../../../use-post.ts";
import type { LogoAnswer } from "../logo-answer.ts";
import { SettingsGroup } from "./settings-group.tsx";

export interface OwnLogo {
  url: string;
  width: number | null;
  height: number | null;
}

const noteId = "logo-note";
/** Rendered after the settings form, which contains its fields. */
export const logoFormId = "logo-form";

export function LogoField({ logo }: { logo: OwnLogo | null }) {
  const { post, isPosting: isBusy } = usePost<LogoAnswer>();
  const { t, said } = useTeamTexts("appearance");
  const toast = useTeamToast("appearance");
  const [error, setError] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);

  async function send(fields: { intent: string } & Record<string, string | File>) {
    const answer = await post(fields);
    if (!answer.ok && answer.status !== 503) return setError(answer.problem);
    setError(null);
    if (!answer.ok) return toast({ kind: "error", text: logoTexts.failed });
    if (fields.intent === "upload-logo") toast({ kind: "success", text: logoTexts.uploaded });
    if (!("removed" in answer)) return;
    const { removed: logoUrl } = answer;
    const undo = { label: "Undo", run: () => void send({ intent: "restore-logo", logoUrl: logoUrl ?? "" }) };
    toast({ kind: "success", text: logoTexts.removed, ...(logoUrl ? { action: undo } : {}) });
  }

  function upload(file: File | undefined) {
    if (!file) return;
    const wrong = !file.type.startsWith("image/")
      ? logoTexts.notAnImage
      : file.size > maxLogoBytes
        ? logoTexts.tooLarge
        : null;
    setError(wrong);
    if (!wrong) void send({ intent: "upload-logo", logo: file });
    // Without this reset, picking the same file again would fire no change event.
    if (input.current) input.current.value = "";
  }

  return (
    <SettingsGroup title={t("Logo")}>
      <div className="flex items-center gap-4">
        <span className="grid size-18 shrink-0 place-items-center overflow-hidden rounded-lg border border-border bg-[#ffffff] p-2">
          {logo ? (
            <img
              src={logo.url}
              width={logo.width ?? undefined}
              height={logo.height ?? undefined}
              alt={t("Your logo")}
              className="max-h-full w-auto object-contain"
            />
          ) : (
            <span className="text-13 text-[#656572]">{t("None")}</span>
          )}
        </span>
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-2">
            <label className={buttonClass({ variant: "secondary", size: "sm", className: uploadClass })}>
              <Upload className="size-3.5" strokeWidth={1.75} aria-hidden="true" />
              {t(isBusy ? "Uploading..." : "Upload")}
              <input
                ref={input}
                type="file"
                name="logo"
                form={logoFormId}
                accept="image/*"
                aria-label={t("Upload a logo")}
                aria-describedby={noteId}
                aria-invalid={error ? true : undefined}
                className="sr-only"
                onChange={(event) => upload(event.currentTarget.files?.[0])}
              />
            </label>
            {logo ? (
              <Button
                variant="ghost"
                size="sm"
                aria-disabled={isBusy}
                onClick={() => !isBusy && void send({ intent: "remove-logo" })}
                className="[@media(scripting:none)]:hidden"
              >
                {t("Remove")}
              </Button>
            ) : null}
            <noscript>
              <Button type="submit" size="sm" form={logoFormId}>
                {t("Save logo")}
              </Button>
            </noscript>
          </div>
          <p
            id={noteId}
            role={error ? "alert" : undefined}
            className={`mt-2 text-13 ${error ? "text-danger" : "text-text-3"}`}
          >
            {said(error ?? logoTexts.hint)}
          </p>
        </div>
      </div>
    </SettingsGroup>
  );
}

const uploadClass =
  "relative cursor-pointer focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus";
