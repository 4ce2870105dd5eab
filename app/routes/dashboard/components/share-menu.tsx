/** Ways to pass the help center's address on. */
import { Download, Mail, QrCode, Share2 } from "lucide-react";
import type { TeamTexts } from "#engines/messages/team/team-texts.ts";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { CopyTextButton } from "#ui/copy-button.tsx";
import { buttonClass } from "#ui/primitives/button.tsx";
import { PopoverMenu } from "#ui/primitives/popover-menu.tsx";

export interface ShareProps {
  /** Null if the company has none. */
  name: string | null;
  publicUrl: string;
  /** A picture with the address. */
  qrSource: string;
}

/** All ways in one menu. */
export function ShareMenu(props: ShareProps) {
  const texts = useTeamTexts("home");
  const { t } = texts;
  return (
    <PopoverMenu
      align="end"
      summary={
        <>
          <Share2 className="size-4" strokeWidth={1.75} aria-hidden="true" />
          {t("Share")}
        </>
      }
      buttonClass={buttonClass({ variant: "secondary" })}
    >
      {() => (
        <div className="flex flex-col items-stretch gap-1 *:justify-start">
          <MailLink {...props} />
          <CopyTextButton
            text={messageOf(props, texts)}
            label={t("Copy a message")}
            variant="ghost"
            size="sm"
          />
          <QrPicture {...props} />
        </div>
      )}
    </PopoverMenu>
  );
}

/** The same side by side. */
export function ShareRow(props: ShareProps) {
  const texts = useTeamTexts("home");
  const { t } = texts;
  return (
    <>
      <MailLink {...props} />
      <CopyTextButton text={messageOf(props, texts)} label={t("Copy a message")} variant="ghost" size="sm" />
      <PopoverMenu
        summary={
          <>
            <QrCode className="size-4" strokeWidth={1.75} aria-hidden="true" />
            {t("QR code")}
          </>
        }
        buttonClass={buttonClass({ variant: "ghost", size: "sm" })}
      >
        {() => <QrPicture {...props} />}
      </PopoverMenu>
    </>
  );
}

function messageOf({ publicUrl }: ShareProps, { t }: TeamTexts<"home">): string {
  return t("Our help center is live: {address}", { address: publicUrl });
}

function MailLink(props: ShareProps) {
  const texts = useTeamTexts("home");
  const { t } = texts;
  const subject = t("{company}: our help center", { company: props.name ?? "" });
  const body = messageOf(props, texts);
  return (
    <a
      href={`mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`}
      className={buttonClass({ variant: "ghost", size: "sm" })}
    >
      <Mail className="size-4" strokeWidth={1.75} aria-hidden="true" />
      {t("Email your team")}
    </a>
  );
}

function QrPicture({ publicUrl, qrSource }: ShareProps) {
  const { t } = useTeamTexts("home");
  return (
    <div className="flex flex-col items-center gap-2 p-2">
      <img
        src={qrSource}
        alt={t("QR code for {address}", { address: publicUrl })}
        width={200}
        height={200}
        className="rounded-md bg-[#fff]"
      />
      <a href={qrSource} download="help-center.svg" className={buttonClass({ variant: "ghost", size: "sm" })}>
        <Download className="size-4" strokeWidth={1.75} aria-hidden="true" />
        {t("Download as SVG")}
      </a>
    </div>
  );
}
