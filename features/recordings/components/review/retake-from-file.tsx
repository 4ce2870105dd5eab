/** Takes the picture of a recorded click from a file or the clipboard, and places its ring. */
import { ImageUp } from "lucide-react";
import { type ClipboardEvent, useId, useRef, useState } from "react";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { Button } from "#ui/primitives/button.tsx";
import type { KeptFrame } from "../../frames/kept-frame.ts";
import { FileDrop } from "../file-drop.tsx";
import { PlaceRing } from "./place-ring.tsx";
import type { RetakeProps } from "./retake-picture.tsx";

export function RetakeFromFile({ frame, footer }: Omit<RetakeProps, "recorded">) {
  const { t, said } = useTeamTexts("recorder");
  const id = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState<KeptFrame | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);

  async function read(files: FileList | null): Promise<void> {
    const [file] = files ?? [];
    if (!file || isReading) return;
    setReading(true);
    setProblem(null);
    try {
      const { frameOfFile } = await import("../../frames/retake-from-file.ts");
      setPicture(await frameOfFile(file, frame));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : t("We couldn't take this picture. Try again."));
    } finally {
      setReading(false);
      if (chooser.current) chooser.current.value = "";
    }
  }

  const input = (
    <input
      ref={chooser}
      id={id}
      type="file"
      data-first
      aria-label={t("Picture")}
      accept="image/png,image/jpeg"
      className={picture ? "hidden" : "sr-only"}
      aria-describedby={`${id}-problem`}
      onChange={(event) => void read(event.currentTarget.files)}
    />
  );

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a picture can be pasted wherever the focus is in the dialog
    <div
      onPaste={({ clipboardData: { files } }: ClipboardEvent) => {
        if (files.length > 0) void read(files);
      }}
    >
      <p className="mt-1 mb-4 text-14 text-text-2">
        {picture
          ? frame.click?.box
            ? t(
                "Drag the ring to the control. Arrow keys move it. Hold Shift to resize it or Alt for smaller steps.",
              )
            : t("Step covers private text that it finds in the picture.")
          : t("Take a screenshot of the page as it was before this step, then choose or paste it here.")}
      </p>
      {picture ? (
        <>
          <PlaceRing frame={picture} onChange={setPicture} />
          {input}
        </>
      ) : (
        <FileDrop
          inputId={id}
          icon={<ImageUp className="mb-2 size-6 text-text-3" strokeWidth={1.75} aria-hidden="true" />}
          title={isReading ? t("Reading the picture...") : t("Drop a picture here, or choose one")}
          hint={t("PNG or JPEG. It stays on this computer until you create the guide.")}
          className="min-h-40"
          onFiles={(files) => void read(files)}
        >
          {input}
        </FileDrop>
      )}
      <p id={`${id}-problem`} role="alert" className="mt-3 text-14 text-danger empty:hidden">
        {problem && said(problem)}
      </p>
      {footer(
        picture ? async () => picture : null,
        picture ? (
          <Button variant="secondary" className="mr-auto" onClick={() => chooser.current?.click()}>
            {t("Choose another picture")}
          </Button>
        ) : null,
      )}
    </div>
  );
}
