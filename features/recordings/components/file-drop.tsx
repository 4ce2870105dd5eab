import { type DragEvent, type ReactNode, useState } from "react";
import { cn } from "#ui/primitives/cn.ts";

/** The label of a file input, which also takes files that are dropped on it. */
export function FileDrop({
  inputId,
  icon,
  title,
  hint,
  className,
  onFiles,
  children,
}: {
  inputId: string;
  icon: ReactNode;
  title: string;
  hint: string;
  /** Its height, and how it shows the focus of an input outside. */
  className: string;
  onFiles: (files: FileList) => void;
  /** The input, whose focus is shown around the label. Missing if it is elsewhere. */
  children?: ReactNode;
}) {
  const [isOver, setOver] = useState(false);

  function onDrag(event: DragEvent): void {
    event.preventDefault();
    setOver(true);
  }

  return (
    <label
      htmlFor={inputId}
      data-over={isOver}
      onDragEnter={onDrag}
      onDragOver={onDrag}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onFiles(event.dataTransfer.files);
      }}
      className={cn(
        "flex cursor-pointer flex-col items-center justify-center gap-1 rounded-lg border border-dashed border-control bg-bg-subtle px-6 py-8 text-center hover:bg-hover has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus data-[over=true]:border-solid data-[over=true]:bg-tint-6",
        className,
      )}
    >
      {icon}
      <span className="font-medium text-16">{title}</span>
      <span className="text-13 text-text-3">{hint}</span>
      {children}
    </label>
  );
}
