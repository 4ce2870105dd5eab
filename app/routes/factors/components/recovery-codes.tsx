import { Download } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { buttonClass } from "#ui/primitives/button.tsx";

/** The only time that these codes are shown. */
export function NewRecoveryCodes({
  codes,
  appName,
  doneTo,
}: {
  codes: string[];
  appName: string;
  /** Where to continue. */
  doneTo: string;
}) {
  const { t } = useTeamTexts("account");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const file = `${t("Recovery codes for {app}. Each works once.", { app: appName })}\n\n${codes.join("\n")}\n`;
  return (
    <section className="rounded-lg border border-border bg-surface-2 p-4 md:p-5">
      <h2 ref={heading} tabIndex={-1} className="text-16 font-semibold outline-none">
        {t("Save your recovery codes")}
      </h2>
      <p className="mt-1 text-14 text-text-2">
        {t("Each one signs you in once if you lose your device. We can't show them again.")}
      </p>
      <ul className="mt-4 grid gap-x-8 gap-y-1 font-mono text-14 md:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
          download="recovery-codes.txt"
          className={buttonClass({ variant: "secondary" })}
        >
          <Download className="size-4" strokeWidth={1.75} aria-hidden="true" />
          {t("Download")}
        </a>
        <Link to={doneTo} reloadDocument className={buttonClass()}>
          {t("I saved them")}
        </Link>
      </div>
    </section>
  );
}
