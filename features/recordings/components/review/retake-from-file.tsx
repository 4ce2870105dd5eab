/** Takes the picture of a recorded click from a file or the clipboard, and places its ring. */
import { ImageUp } from "lucide-react";
import { type ClipboardEvent, type DragEvent, useId, useRef, useState } from "react";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { Button } from "#ui/primitives/button.tsx";
import type { KeptFrame } from "../../frames/kept-frame.ts";
import { PlaceRing } from "./place-ring.tsx";
import type { RetakeProps } from "./retake-picture.tsx";

export function RetakeFromFile({ frame, footer }: Omit<RetakeProps, "recorded">) {
  const { t, said } = useTeamTexts("recorder");
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState<KeptFrame | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);
  const [isOver, setOver] = useState(false);

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
      if (input.current) input.current.value = "";
    }
  }

  function onDrag(event: DragEvent): void {
    event.preventDefault();
    setOver(true);
  }

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
        <PlaceRing frame={picture} onChange={setPicture} />
      ) : (
        <label
          htmlFor={id}
          data-over={isOver}
          onDragEnter={onDrag}
          onDragOver={onDrag}
          onDragLeave={(event) => {
            if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
          }}
          onDrop={(event) => {
            event.preventDefault();
            setOver(false);
            void read(event.dataTransfer.files);
          }}
          className="flex min-h-40 cursor-pointer flex-col items-center justify-center gap-1 rounded-lg border border-dashed border-control bg-bg-subtle px-6 py-8 text-center hover:bg-hover has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus data-[over=true]:border-solid data-[over=true]:bg-tint-6"
        >
          <ImageUp className="mb-2 size-6 text-text-3" strokeWidth={1.75} aria-hidden="true" />
          <span className="font-medium text-16">
            {isReading ? t("Reading the picture...") : t("Drop a picture here, or choose one")}
          </span>
          <span className="text-13 text-text-3">
            {t("PNG or JPEG. It stays on this computer until you create the guide.")}
          </span>
        </label>
      )}
      <input
        ref={input}
        id={id}
        type="file"
        data-first
        aria-label={t("Picture")}
        accept="image/png,image/jpeg"
        className="sr-only"
        aria-describedby={`${id}-problem`}
        onChange={(event) => void read(event.currentTarget.files)}
      />
      <p id={`${id}-problem`} role="alert" className="mt-3 text-14 text-danger empty:hidden">
        {problem && said(problem)}
      </p>
      {footer(
        picture ? async () => picture : null,
        picture ? (
          <Button variant="secondary" className="mr-auto" onClick={() => input.current?.click()}>
            {t("Choose another picture")}
          </Button>
        ) : null,
      )}
    </div>
  );
}
