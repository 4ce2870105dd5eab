import { Lock } from "lucide-react";
import { Link } from "react-router";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { useMay } from "../use-may.ts";

export function LockedNotice({ text }: { text: string }) {
  const { t } = useTeamTexts("frame");
  const mayDo = useMay();
  return (
    <section className="mb-6 rounded-lg border border-border bg-surface px-4 py-3 md:px-5">
      <p className="flex items-center gap-2 text-13 font-medium tracking-wide text-text-3">
        <Lock className="size-4" strokeWidth={1.75} aria-hidden="true" />
        {t("PREMIUM FEATURE")}
      </p>
      <p className="mt-1 max-w-[70ch] text-14 text-text-2">
        {text}{" "}
        {mayDo("change settings") ? (
          <Link to="/dashboard/settings/export" className="text-link underline underline-offset-4">
            {t("Export everything")}
          </Link>
        ) : null}
      </p>
    </section>
  );
}
