import { isRouteErrorResponse, useLocation, useRouteError } from "react-router";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { type PageRefusal, readPageRefusal } from "#shared/page-refusal.ts";
import { PageHeader } from "#ui/page-header.tsx";
import { buttonClass } from "#ui/primitives/button.tsx";

function Refused({ title, message, link }: PageRefusal) {
  const { language, said } = useTeamTexts("frame");
  return (
    <div role="alert" lang={language}>
      <PageHeader title={said(title)} />
      <p className="max-w-[60ch] text-text-2">{said(message)}</p>
      {/* A full page load, because the frame may have changed too. */}
      <a href={link.to} className={buttonClass({ variant: "secondary", className: "mt-6" })}>
        {said(link.label)}
      </a>
    </div>
  );
}

const notFound: PageRefusal = {
  title: "We can't find this page",
  message: "It was deleted, or it belongs to another help center of yours.",
  link: { to: "/dashboard", label: "Back to your dashboard" },
};

/** Replaces a failed section. Navigation to the other sections still works. */
export function SectionError() {
  const { t, said, language } = useTeamTexts("frame");
  const error = useRouteError();
  const { pathname } = useLocation();
  const isAnswer = isRouteErrorResponse(error) && error.status < 500;
  const refusal = isAnswer ? readPageRefusal(error.data) : null;
  if (refusal) return <Refused {...refusal} />;
  if (isAnswer && error.status === 404 && !error.data) return <Refused {...notFound} />;
  const text =
    isAnswer && typeof error.data === "string" && error.data !== ""
      ? said(error.data)
      : t("It's our fault, not yours. Your work is safe. Try again in a moment.");
  return (
    // Without its data, the page would be marked as English.
    <div role="alert" lang={language}>
      <PageHeader title={t(isAnswer ? "That didn't work" : "We can't show this right now")} />
      <p className="max-w-[60ch] text-text-2">{text}</p>
      {/* A full page load restarts a script that failed. */}
      <a href={pathname} className={buttonClass({ variant: "secondary", className: "mt-6" })}>
        {t("Try again")}
      </a>
    </div>
  );
}
