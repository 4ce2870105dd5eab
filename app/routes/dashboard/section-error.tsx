import { isRouteErrorResponse, useLocation, useRouteError } from "react-router";
import { type PageRefusal, readPageRefusal } from "#shared/page-refusal.ts";
import { PageHeader } from "#ui/page-header.tsx";
import { buttonClass } from "#ui/primitives/button.tsx";

function Refused({ title, message, link }: PageRefusal) {
  return (
    <div role="alert">
      <PageHeader title={title} />
      <p className="max-w-[60ch] text-text-2">{message}</p>
      {/* A full page load, because the frame may have changed too. */}
      <a href={link.to} className={buttonClass({ variant: "secondary", className: "mt-6" })}>
        {link.label}
      </a>
    </div>
  );
}

/** Replaces a failed section. Navigation to the other sections still works. */
export function SectionError() {
  const error = useRouteError();
  const { pathname } = useLocation();
  const isAnswer = isRouteErrorResponse(error) && error.status < 500;
  const refusal = isAnswer ? readPageRefusal(error.data) : null;
  if (refusal) return <Refused {...refusal} />;
  const text =
    isAnswer && typeof error.data === "string" && error.data !== ""
      ? error.data
      : "It's our fault, not yours. Your work is safe. Try again in a moment.";
  return (
    <div role="alert">
      <PageHeader title={isAnswer ? "That didn't work" : "We can't show this right now"} />
      <p className="max-w-[60ch] text-text-2">{text}</p>
      {/* A full page load restarts a script that failed. */}
      <a href={pathname} className={buttonClass({ variant: "secondary", className: "mt-6" })}>
        Try again
      </a>
    </div>
  );
}
