/** A picture is uploaded as soon as it is picked. Removing it takes one click, which can be undone. */

import { Upload } from "lucide-react";
import { useRef, useState } from "react";
import type { PicturePlace } from "#features/companies/company-pictures.ts";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { useTeamToast } from "#features/companies/components/team-toast.ts";
import { maxPictureBytes, pictureTexts } from "#features/companies/settings-texts.ts";
import { Button, buttonClass } from "#ui/primitives/button.tsx";
import { cn } from "#ui/primitives/cn.ts";
import { usePost } from "../../../use-post.ts";
import type { PictureAnswer } from "../picture-answer.ts";

export interface OwnPicture {
  url: string;
  width: number | null;
  height: number | null;
}

/** Rendered after the settings form, which contains its fields. */
export function pictureFormId(place: PicturePlace): string {
  return `${place}-form`;
}

const labels = {
  logo: { upload: "Upload a logo", save: "Save logo", alt: "Your logo" },
  icon: { upload: "Upload an icon", save: "Save icon", alt: "Your icon" },
  hero: { upload: "Upload a picture", save: "Save picture", alt: "Your picture" },
} as const satisfies Record<PicturePlace, Record<string, string>>;

/** Reasons to pick another file. Others are the server's failures. */
const fileProblems = [400, 413, 415];

export function PictureField({
  place,
  picture,
  note,
}: {
  place: PicturePlace;
  picture: OwnPicture | null;
  /** What is shown without a picture. */
  note?: string;
}) {
  const { post, isPosting: isBusy } = usePost<PictureAnswer>();
  const { t, said } = useTeamTexts("appearance");
  const toast = useTeamToast("appearance");
  const [error, setError] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const texts = pictureTexts[place];
  const noteId = `${place}-note`;

  async function send(fields: { intent: string } & Record<string, string | File>) {
    const answer = await post({ place, ...fields });
    if (!answer.ok && answer.status !== 503) {
      const problem = said(answer.problem);
      const isFile = fileProblems.includes(answer.status);
      return setError(isFile ? problem : `${said(texts.failed)}: ${problem}`);
    }
    setError(null);
    if (!answer.ok) return toast({ kind: "error", text: texts.failed });
    if (fields.intent === "upload-picture") toast({ kind: "success", text: texts.uploaded });
    if (!("removed" in answer)) return;
    const { removed: url } = answer;
    const undo = { label: "Undo", run: () => void send({ intent: "restore-picture", url: url ?? "" }) };
    toast({ kind: "success", text: texts.removed, ...(url ? { action: undo } : {}) });
  }

  function upload(file: File | undefined) {
    if (!file) return;
    const wrong = !file.type.startsWith("image/")
      ? texts.notAnImage
      : file.size > maxPictureBytes[place]
        ? texts.tooLarge
        : null;
    setError(wrong && said(wrong));
    if (!wrong) void send({ intent: "upload-picture", picture: file });
    // Without this reset, picking the same file again would fire no change event.
    if (input.current) input.current.value = "";
  }

  return (
    <div className="flex items-center gap-4">
      <span
        className={cn(
          "grid h-18 shrink-0 place-items-center overflow-hidden rounded-lg border border-border bg-[#ffffff] p-2",
          place === "hero" ? "w-28" : "w-18",
        )}
      >
        {picture ? (
          <img
            src={picture.url}
            width={picture.width ?? undefined}
            height={picture.height ?? undefined}
            alt={t(labels[place].alt)}
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
              name="picture"
              form={pictureFormId(place)}
              accept="image/*"
              aria-label={t(labels[place].upload)}
              aria-describedby={noteId}
              aria-invalid={error ? true : undefined}
              className="sr-only"
              onChange={(event) => upload(event.currentTarget.files?.[0])}
            />
          </label>
          {picture ? (
            <Button
              variant="ghost"
              size="sm"
              aria-disabled={isBusy}
              onClick={() => !isBusy && void send({ intent: "remove-picture" })}
              className="[@media(scripting:none)]:hidden"
            >
              {t("Remove")}
            </Button>
          ) : null}
          <noscript>
            <Button type="submit" size="sm" form={pictureFormId(place)}>
              {t(labels[place].save)}
            </Button>
          </noscript>
        </div>
        <p
          id={noteId}
          role={error ? "alert" : undefined}
          className={`mt-2 text-13 ${error ? "text-danger" : "text-text-3"}`}
        >
          {error ?? said(texts.hint)}
          {error || picture || !note ? null : <span className="block">{note}</span>}
        </p>
      </div>
    </div>
  );
}

/** The fields are inside the settings form, because forms can't be nested. */
export function PictureForm({ place }: { place: PicturePlace }) {
  return (
    <form id={pictureFormId(place)} method="post" encType="multipart/form-data">
      <input type="hidden" name="intent" value="upload-picture" />
      <input type="hidden" name="place" value={place} />
    </form>
  );
}

const uploadClass =
  "relative cursor-pointer focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus";
