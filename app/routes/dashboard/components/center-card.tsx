import { HelpCenterPreview } from "#features/help-center/components/help-center-preview.tsx";
import type { PreviewCenter } from "#features/help-center/preview.ts";
import { CopyButton } from "#ui/copy-button.tsx";
import { cn } from "#ui/primitives/cn.ts";

export function CenterCard({ center, publicUrl }: { center: PreviewCenter; publicUrl: string | null }) {
  return (
    <figure className="flex min-w-0 flex-col overflow-hidden rounded-lg border border-border bg-surface">
      <HelpCenterPreview center={center} frame="none" className="h-[270px] md:h-[318px]" />
      <figcaption className="mt-auto flex min-h-14 items-center gap-2 border-t border-border px-4 py-2 text-14">
        <span className="sr-only">A small preview of {center.name}'s help center. </span>
        <span
          aria-hidden="true"
          className={cn(
            "size-2 shrink-0 rounded-full",
            publicUrl ? "bg-ok" : "border-[1.5px] border-control",
          )}
        />
        <span>{publicUrl ? "Public" : "Not public"}</span>
        <span className="min-w-0 grow truncate text-text-3">
          {publicUrl ? center.address : "Only you can see it"}
        </span>
        {publicUrl ? <CopyButton text={publicUrl} /> : null}
      </figcaption>
    </figure>
  );
}
