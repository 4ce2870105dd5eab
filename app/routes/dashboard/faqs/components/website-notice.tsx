import { Link } from "react-router";
import type { TeamTexts } from "#engines/messages/team/team-texts.ts";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";

/** Shown above the list only while there is something to decide or a check is running. */
export function WebsiteNotice({
  open,
  contradictions,
  isChecking,
}: {
  open: string;
  contradictions: number;
  isChecking: boolean;
}) {
  const { t } = useTeamTexts("faqs");
  if (open === "" && contradictions === 0 && !isChecking) return null;
  const texts = [
    ...(open === ""
      ? []
      : [
          t("Your website has changed: {changes}.", {
            changes: open
              .split(", ")
              .map((one) => changesText(one, t))
              .join(", "),
          }),
        ]),
    ...(contradictions === 0
      ? []
      : contradictions === 1
        ? [t("Your website says two different things.")]
        : [t("Your website says two different things in {count} places.", { count: contradictions })]),
  ];
  return (
    <p className="-mx-4 flex flex-wrap items-center gap-x-3 border-t border-border bg-warn-tint px-4 py-1.5 text-13 md:-mx-8 md:px-8">
      <span>{isChecking ? t("We're checking your website for changes.") : texts.join(" ")}</span>
      <Link
        to="/dashboard/faqs/website"
        className="py-1 font-medium text-link underline decoration-tint-30 underline-offset-4 hover:decoration-current"
      >
        {isChecking ? t("See progress") : t("Review")}
      </Link>
    </p>
  );
}

/** One part of "2 new, 1 changed". */
function changesText(part: string, t: TeamTexts<"faqs">["t"]): string {
  const [count = "", kind] = part.split(" ");
  switch (kind) {
    case "new":
      return t("{count} new", { count });
    case "changed":
      return t("{count} changed", { count });
    default:
      return t("{count} gone", { count });
  }
}
