import { Fragment } from "react";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import type { PreviewCenter } from "#features/help-center/preview.ts";
import { CopyTextButton } from "#ui/copy-button.tsx";
import { cn } from "#ui/primitives/cn.ts";
import { ShareMenu } from "./share-menu.tsx";
import { StillPreview } from "./still-preview.tsx";

interface CenterCardProps {
  center: PreviewCenter;
  publicUrl: string | null;
  /** A picture with the address. Null if the help center isn't public. */
  qrSource: string | null;
}

/** The help center in one row: a miniature, its state and its address. */
export function CenterCard({ center, publicUrl, qrSource }: CenterCardProps) {
  const { t } = useTeamTexts("home");
  return (
    <figure className="flex min-w-0 flex-wrap items-center gap-4 rounded-lg border border-border bg-surface p-3 md:flex-nowrap md:gap-5 md:pr-5">
      <div className="w-36 shrink-0 overflow-hidden rounded-md border border-border max-md:hidden">
        <StillPreview center={center} frame="none" scale={0.22} className="h-[84px]" />
      </div>
      <figcaption className="min-w-0 grow max-md:basis-full max-md:px-1">
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
        <span className="mt-0.5 block text-18 leading-snug [overflow-wrap:anywhere] md:text-22">
          {publicUrl ? breakable(center.address) : t("Only you can see it")}
        </span>
      </figcaption>
      {publicUrl && qrSource ? (
        <span className="flex shrink-0 gap-2 max-md:basis-full max-md:*:grow">
          <CopyTextButton text={publicUrl} label={t("Copy address")} />
          <ShareMenu name={center.name} publicUrl={publicUrl} qrSource={qrSource} />
        </span>
      ) : null}
    </figure>
  );
}

/** A long address wraps after a slash rather than inside a name. */
function breakable(address: string) {
  return address.split(/(?<=\/)/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one address never change places
    <Fragment key={index}>
      {index > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));
}
