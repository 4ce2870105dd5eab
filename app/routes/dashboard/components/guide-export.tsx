/** What a guide can be used for outside of the help center. */
import { Code, Download, Share } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import type { EmbedOffer } from "#features/guides/export/embed-offer.ts";
import { CopyTextButton } from "#ui/copy-button.tsx";
import { buttonClass } from "#ui/primitives/button.tsx";
import { Dialog } from "#ui/primitives/dialog.tsx";
import { menuItemClass } from "#ui/primitives/menu.tsx";
import { PopoverMenu } from "#ui/primitives/popover-menu.tsx";
import { useMay } from "../use-may.ts";

/** Of a guide of either kind. */
export function GuideExport({
  path,
  embed,
  canPrint,
}: {
  /** Of the guide in the dashboard. */
  path: string;
  embed: EmbedOffer;
  /** Whether the server has a browser, which makes the PDF. */
  canPrint: boolean;
}) {
  const { t } = useTeamTexts("guides");
  const may = useMay();
  const [isEmbedding, setEmbedding] = useState(false);
  const iconLook = { className: "size-4 text-text-3", strokeWidth: 1.75, "aria-hidden": true } as const;
  const files = [
    ...(canPrint ? ([{ label: "PDF", format: "pdf" }] as const) : []),
    { label: "Markdown with images (.zip)", format: "markdown" } as const,
  ];
  return (
    <>
      <PopoverMenu
        summary={
          <>
            <Share className="size-4" strokeWidth={1.75} aria-hidden="true" />
            {t("Export")}
          </>
        }
        buttonClass={buttonClass({ variant: "secondary" })}
        className="w-64"
        align="end"
      >
        {(close) => (
          <>
            {files.map(({ label, format }) => (
              <a key={format} href={`${path}/export/${format}`} className={menuItemClass} onClick={close}>
                <Download {...iconLook} />
                {t(label)}
              </a>
            ))}
            <button
              type="button"
              className={menuItemClass}
              onClick={() => {
                close();
                setEmbedding(true);
              }}
            >
              <Code {...iconLook} />
              {t("Embed on a website")}
            </button>
          </>
        )}
      </PopoverMenu>
      <Dialog
        isOpen={isEmbedding}
        onClose={() => setEmbedding(false)}
        title={t("Embed on a website")}
        className="max-w-[560px]"
      >
        {"snippet" in embed ? (
          <>
            <p className="mt-2 text-14 text-text-2">
              {t("Paste this line where the guide should appear. It always shows what is published.")}
            </p>
            <pre className="mt-3 max-h-40 overflow-auto rounded-lg border border-border bg-surface-2 p-3 text-13 break-all whitespace-pre-wrap">
              <code>{embed.snippet}</code>
            </pre>
            <div className="mt-4">
              <CopyTextButton text={embed.snippet} label={t("Copy")} variant="primary" />
            </div>
          </>
        ) : (
          <p className="mt-2 text-14 text-text-2">
            {embed.problem === "draft" ? (
              t("Publish this guide first. A draft is visible only to your team.")
            ) : embed.problem === "hidden" ? (
              t("Turn on “Show in Help Center” first. This guide is hidden there.")
            ) : (
              <>
                {t("Other websites can show guides only of a public help center.")}{" "}
                {may("change settings") ? (
                  <Link to="/dashboard/settings/access" className="text-link underline underline-offset-3">
                    {t("Change who can read it")}
                  </Link>
                ) : null}
              </>
            )}
          </p>
        )}
      </Dialog>
    </>
  );
}
