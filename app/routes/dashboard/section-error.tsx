import { isRouteErrorResponse, useLocation, useRouteError } from "react-router";
import { PageHeader } from "#ui/page-header.tsx";
import { buttonClass } from "#ui/primitives/button.tsx";

/** In place of a section that failed: the ways to all others stay beside it. */
export function SectionError() {
  const error = useRouteError();
  const { pathname } = useLocation();
  const isAnswer = isRouteErrorResponse(error) && error.status < 500;
  const text =
    isAnswer && typeof error.data === "string" && error.data !== ""
      ? error.data
      : "That was our mistake, not yours, and nothing of yours is lost. Please try again in a moment.";
  return (
    <div role="alert">
      <PageHeader title={isAnswer ? "That did not work" : "This can't be shown right now"} />
      <p className="max-w-[60ch] text-text-2">{text}</p>
      {/* A whole page load: whatever failed begins anew. */}
      <a href={pathname} className={buttonClass({ variant: "secondary", className: "mt-6" })}>
        Try again
      </a>
    </div>
  );
}
