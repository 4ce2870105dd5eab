import type { ReactNode } from "react";
import { Link } from "react-router";
import { isUnderWay, type WebsiteChanges } from "#features/websites/check/website-check.ts";
import { groupDigits } from "#shared/group-digits.ts";
import { dayAndTime, LocalTime } from "#ui/local-time.tsx";

type CheckStatusProps = Pick<WebsiteChanges, "website" | "check" | "lastGood"> & {
  /** Proposals that wait for a decision. */
  open: number;
};

/** How the newest check went, or how far it is. */
export function CheckStatus({ website, check, lastGood, open }: CheckStatusProps) {
  if (!website) {
    return (
      <Box>
        <p className="font-medium">There is no website to check</p>
        <p className="mt-1 text-text-2">
          Enter its address as Homepage URL in the{" "}
          <Link to="/dashboard/settings/help-center" className="text-link underline underline-offset-4">
            settings
          </Link>
          , then come back.
        </p>
      </Box>
    );
  }
  const checked = lastGood ? (
    <>
      Last checked <LocalTime at={lastGood.finishedAt} format={dayAndTime} />
    </>
  ) : null;
  if (check && isUnderWay(check)) {
    const { progress, pagesRead } = check;
    return (
      <Box>
        <div role="status">
          <p className="font-medium">Reading {website.label}</p>
          <p className="mt-1 text-text-2">
            {pagesRead > 0 ? `${countPages(pagesRead)} read so far. ` : ""}
            You can leave this page and come back; it goes on without you.
          </p>
        </div>
        <progress
          aria-label="Progress of the check"
          value={progress}
          max={100}
          className="mt-4 block h-1.5 w-full appearance-none overflow-hidden rounded-full border-0 bg-hover [&::-moz-progress-bar]:bg-solid [&::-webkit-progress-bar]:bg-hover [&::-webkit-progress-value]:bg-solid [&::-webkit-progress-value]:transition-[inline-size] [&::-webkit-progress-value]:duration-500"
        />
        <noscript>
          <a href="/dashboard/faqs/website" className="mt-3 inline-block text-link underline">
            Look again
          </a>
        </noscript>
      </Box>
    );
  }
  if (check?.status === "failed") {
    return (
      <Box>
        <div role="alert">
          <p className="font-medium">Your website could not be checked</p>
          <p className="mt-1 break-words whitespace-pre-line text-text-2">{check.message}</p>
        </div>
        <p className="mt-3 text-13 text-text-3">
          Your FAQs are as they were.{checked ? <> {checked}.</> : null}
        </p>
      </Box>
    );
  }
  if (!lastGood) {
    return (
      <Box>
        <p className="text-text-2">
          Not checked yet. A check reads the pages of {website.label} and takes about a minute.
        </p>
      </Box>
    );
  }
  if (open > 0) {
    return (
      <p className="mb-6 text-14 text-text-3">
        {checked}, {countPages(lastGood.pagesRead)} of {website.label}.
      </p>
    );
  }
  return (
    <Box>
      <p className="font-medium">Everything is as it was</p>
      <p className="mt-1 text-text-2">
        Your FAQs say what your website says, or what you decided. {checked}, {countPages(lastGood.pagesRead)}{" "}
        of {website.label}.
      </p>
    </Box>
  );
}

function Box({ children }: { children: ReactNode }) {
  return (
    <section
      aria-label="Check of your website"
      className="mb-6 rounded-lg border border-border bg-surface p-5 text-14"
    >
      {children}
    </section>
  );
}

function countPages(count: number): string {
  return `${groupDigits(count)} ${count === 1 ? "page" : "pages"}`;
}
