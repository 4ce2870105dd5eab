import { Link } from "react-router";

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
  if (open === "" && contradictions === 0 && !isChecking) return null;
  const texts = [
    ...(open === "" ? [] : [`Your website has changed: ${open}.`]),
    ...(contradictions === 0
      ? []
      : [
          `Your website says two different things${contradictions > 1 ? ` in ${contradictions} places` : ""}.`,
        ]),
  ];
  return (
    <p className="-mx-4 flex flex-wrap items-center gap-x-3 border-t border-border bg-warn-tint px-4 py-1.5 text-13 md:-mx-8 md:px-8">
      <span>{isChecking ? "We're checking your website for changes." : texts.join(" ")}</span>
      <Link
        to="/dashboard/faqs/website"
        className="py-1 font-medium text-link underline decoration-tint-30 underline-offset-4 hover:decoration-current"
      >
        {isChecking ? "See progress" : "Review"}
      </Link>
    </p>
  );
}
