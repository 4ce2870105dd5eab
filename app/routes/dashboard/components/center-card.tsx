import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import type { PreviewCenter } from "#features/help-center/preview.ts";
import { CopyTextButton } from "#ui/copy-button.tsx";
import { cn } from "#ui/primitives/cn.ts";
import { StillPreview } from "./still-preview.tsx";

/** The help center in one row: a miniature, its state and its address. */
export function CenterCard({ center, publicUrl }: { center: PreviewCenter; publicUrl: string | null }) {
  const { t } = useTeamTexts("home");
  return (
    <figure className="flex min-w-0 items-center gap-4 rounded-lg border border-border bg-surface p-3 md:gap-5">
      <div className="w-36 shrink-0 overflow-hidden rounded-md border border-border max-md:hidden">
        <StillPreview center={center} frame="none" scale={0.22} className="h-[84px]" />
      </div>
      <figcaption className="min-w-0 grow max-md:px-1">
        <span className="sr-only">
          {t("A small preview of {company}'s help center.", { company: center.name })}{" "}
        </span>
        <span className="flex items-center gap-2 text-14 text-text-2">
          <span
            aria-hidden="true"
            className={cn(
              "size-2 shrink-0 rounded-full",
              publicUrl ? "bg-ok" : "border-[1.5px] border-control",
            )}
          />
          <span>{publicUrl ? t("Public") : t("Not public")}</span>
        </span>
        <span className="block truncate text-18 md:text-22">
          {publicUrl ? center.address : t("Only you can see it")}
        </span>
      </figcaption>
      {publicUrl ? <CopyTextButton text={publicUrl} label={t("Copy address")} /> : null}
    </figure>
  );
}
