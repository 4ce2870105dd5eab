import type { ReactNode } from "react";
import { Form, Link, useNavigation } from "react-router";
import { isUnderWay, type WebsiteChanges } from "#features/websites/check/website-check.ts";
import { doubtTexts } from "#features/websites/check/website-check-texts.ts";
import { groupDigits } from "#shared/group-digits.ts";
import { dayAndTime, LocalTime } from "#ui/local-time.tsx";
import { Button } from "#ui/primitives/button.tsx";

type CheckStatusProps = Pick<WebsiteChanges, "website" | "check" | "lastGood"> & {
  /** Number of proposals that need a decision. */
  open: number;
};

/** Shows the progress or result of the latest website check. */
export function CheckStatus({ website, check, lastGood, open }: CheckStatusProps) {
  const isBusy = useNavigation().state !== "idle";
  if (!website) {
    return (
      <Box>
        <p className="font-medium">No website to check</p>
        <p className="mt-1 text-text-2">
          Add your Homepage URL in the{" "}
          <Link to="/dashboard/settings/help-center" className="text-link underline underline-offset-4">
            settings
          </Link>
          first.
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
            You can leave this page. We'll keep checking.
          </p>
        </div>
        <progress
          aria-label="Check progress"
          value={progress}
          max={100}
          className="mt-4 block h-1.5 w-full appearance-none overflow-hidden rounded-full border-0 bg-hover [&::-moz-progress-bar]:bg-solid [&::-webkit-progress-bar]:bg-hover [&::-webkit-progress-value]:bg-solid [&::-webkit-progress-value]:transition-[inline-size] [&::-webkit-progress-value]:duration-500"
        />
        <noscript>
          <a href="/dashboard/faqs/website" className="mt-3 inline-block text-link underline">
            Refresh
          </a>
        </noscript>
      </Box>
    );
  }
  if (check?.status === "failed") {
    return (
      <Box>
        <div role="alert">
          <p className="font-medium">We couldn't check your website</p>
          <p className="mt-1 break-words whitespace-pre-line text-text-2">{check.message}</p>
        </div>
        <p className="mt-3 text-13 text-text-3">
          Your FAQs haven't changed.{checked ? <> {checked}.</> : null}
        </p>
      </Box>
    );
  }
  if (check?.doubt) {
    const { title, text } = doubtTexts[check.doubt];
    return (
      <Box>
        <p className="font-medium">{title}</p>
        <p className="mt-1 text-text-2">{text}</p>
        <Form
          method="post"
          className="mt-3"
          onSubmit={(event) => {
            if (isBusy) event.preventDefault();
          }}
        >
          <Button type="submit" name="intent" value="check-anyway" variant="secondary" aria-disabled={isBusy}>
            This is my website. Compare it now
          </Button>
        </Form>
      </Box>
    );
  }
  if (!lastGood) {
    return (
      <Box>
        <p className="text-text-2">Not checked yet. Checking {website.label} takes about a minute.</p>
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
      <p className="font-medium">You're up to date</p>
      <p className="mt-1 text-text-2">
        Your FAQs match your website. {checked}, {countPages(lastGood.pagesRead)} of {website.label}.
      </p>
    </Box>
  );
}

function Box({ children }: { children: ReactNode }) {
  return (
    <section
      aria-label="Website check"
      className="mb-6 rounded-lg border border-border bg-surface p-5 text-14"
    >
      {children}
    </section>
  );
}

function countPages(count: number): string {
  return `${groupDigits(count)} ${count === 1 ? "page" : "pages"}`;
}
