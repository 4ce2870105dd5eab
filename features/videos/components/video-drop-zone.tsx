/**
 * While a file is dragged over the zone, it shows whether the file will be accepted, as far as the browser can tell.
 */
import { Film, Upload } from "lucide-react";
import { type DragEvent, type RefObject, useEffect, useId, useRef, useState } from "react";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { videoExtensions } from "#shared/enumerations.ts";
import { cn } from "#ui/primitives/cn.ts";
import { checkVideoFile } from "../check-video-file.ts";
import { cancelledDialogMs } from "../limits.ts";
import { videoTexts } from "../texts.ts";

type DropState = "idle" | "choosing" | "accept" | "reject";

const accepted = [...videoExtensions.map((extension) => `.${extension}`), "video/*"].join(",");

export function VideoDropZone({ onFile }: { onFile: (file: File) => void }) {
  const { t, said } = useTeamTexts("recorder");
  const id = useId();
  const [state, setState] = useState<DropState>("idle");
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  useCancelledDialog(input, state === "choosing", () => setState("idle"));

  function take(files: FileList | null): void {
    setState("idle");
    const wrong = files && files.length > 1 ? videoTexts.onlyOne : checkVideoFile(files?.[0]);
    setProblem(wrong);
    const [file] = files ?? [];
    if (!wrong && file) onFile(file);
    if (input.current) input.current.value = "";
  }

  function onDrag(event: DragEvent): void {
    event.preventDefault();
    const items = [...event.dataTransfer.items];
    const [item] = items;
    // Some systems only report the type after the drop.
    const isVideo = item?.kind === "file" && (item.type === "" || item.type.startsWith("video/"));
    const isTaken = items.length === 1 && isVideo;
    event.dataTransfer.dropEffect = isTaken ? "copy" : "none";
    setState(isTaken ? "accept" : "reject");
  }

  return (
    <div className="flex flex-col gap-2">
      <label
        htmlFor={id}
        data-state={state}
        onDragEnter={onDrag}
        onDragOver={onDrag}
        onDragLeave={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setState("idle");
        }}
        onDrop={(event) => {
          event.preventDefault();
          take(event.dataTransfer.files);
        }}
        className={cn(
          "flex min-h-64 cursor-pointer flex-col items-center justify-center gap-1 rounded-lg border border-dashed border-control bg-bg-subtle px-6 py-10 text-center hover:bg-hover has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
          "data-[state=accept]:border-solid data-[state=accept]:bg-tint-6 data-[state=reject]:border-danger data-[state=reject]:bg-danger-tint",
        )}
      >
        {state === "accept" ? (
          <Film className="mb-2 size-6 text-link" strokeWidth={1.75} aria-hidden="true" />
        ) : (
          <Upload className="mb-2 size-6 text-text-3" strokeWidth={1.75} aria-hidden="true" />
        )}
        <span className="font-medium text-16">{t(zoneWords[state])}</span>
        <span className="text-13 text-text-3">{t("MP4, MOV, AVI or WebM, up to 500 MB. One file.")}</span>
        <input
          ref={input}
          id={id}
          type="file"
          accept={accepted}
          className="sr-only"
          aria-describedby={`${id}-problem`}
          onClick={() => setState("choosing")}
          onChange={(event) => take(event.currentTarget.files)}
        />
      </label>
      <p id={`${id}-problem`} role="alert" className="text-14 text-danger empty:hidden">
        {problem && said(problem)}
      </p>
    </div>
  );
}

const zoneWords = {
  idle: "Drop a video here, or choose one",
  choosing: "Choosing a file...",
  accept: "Drop it to upload it",
  reject: "Drop one video file",
} as const satisfies Record<DropState, string>;

/**
 * Current browsers fire an event when a file dialog is canceled. In others, we assume that it was canceled if the
 * window regains focus and no file is selected.
 */
function useCancelledDialog(
  input: RefObject<HTMLInputElement | null>,
  isOpen: boolean,
  onCancelled: () => void,
): void {
  const latest = useRef(onCancelled);
  latest.current = onCancelled;
  useEffect(() => {
    if (!isOpen) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const cancel = () => latest.current();
    const onFocus = () => {
      timer = setTimeout(cancel, cancelledDialogMs);
    };
    const field = input.current;
    field?.addEventListener("cancel", cancel);
    window.addEventListener("focus", onFocus, { once: true });
    return () => {
      clearTimeout(timer);
      field?.removeEventListener("cancel", cancel);
      window.removeEventListener("focus", onFocus);
    };
  }, [input, isOpen]);
}
