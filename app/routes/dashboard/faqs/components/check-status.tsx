import type { ReactNode } from "react";
import { Form, Link, useNavigation } from "react-router";
import { dayAndTimeIn } from "#engines/messages/team/team-dates.ts";
import type { TeamTexts } from "#engines/messages/team/team-texts.ts";
import { joined, useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { isUnderWay, type WebsiteChanges } from "#features/websites/check/website-check.ts";
import { doubtTexts } from "#features/websites/check/website-check-texts.ts";
import { LocalTime } from "#ui/local-time.tsx";
import { Button } from "#ui/primitives/button.tsx";
import { useMay } from "../../use-may.ts";

type CheckStatusProps = Pick<WebsiteChanges, "website" | "check" | "lastGood"> & {
  /** Number of proposals that need a decision. */
  open: number;
};

/** Shows the progress or result of the latest website check. */
export function CheckStatus({ website, check, lastGood, open }: CheckStatusProps) {
  const isBusy = useNavigation().state !== "idle";
  const texts = useTeamTexts("website");
  const may = useMay();
  const { t, parts, language } = texts;
  if (!website) {
    return (
      <Box>
        <p className="font-medium">{t("No website to check")}</p>
        <p className="mt-1 text-text-2">
          {joined(
            parts("Add your Homepage URL in the {settings} first.", {
              settings: may("change settings") ? (
                <Link to="/dashboard/settings/help-center" className="text-link underline underline-offset-4">
                  {t("settings")}
                </Link>
              ) : (
                t("settings")
              ),
            }),
          )}
        </p>
      </Box>
    );
  }
  const checked = lastGood
    ? joined(
        parts("Last checked {time}", {
          time: <LocalTime at={lastGood.finishedAt} format={dayAndTimeIn(language)} />,
        }),
      )
    : null;
  const result = lastGood
    ? joined(
        parts("{checked}, {pages} of {website}.", {
          checked,
          pages: countPages(lastGood.pagesRead, texts),
          website: website.label,
        }),
      )
    : null;
  if (check && isUnderWay(check)) {
    const { progress, pagesRead } = check;
    return (
      <Box>
        <div role="status">
          <p className="font-medium">{t("Reading {website}", { website: website.label })}</p>
          <p className="mt-1 text-text-2">
            {pagesRead > 0 ? `${t("{pages} read so far.", { pages: countPages(pagesRead, texts) })} ` : ""}
            {t("You can leave this page. We'll keep checking.")}
          </p>
        </div>
        <progress
          aria-label={t("Check progress")}
          value={progress}
          max={100}
          className="mt-4 block h-1.5 w-full appearance-none overflow-hidden rounded-full border-0 bg-hover [&::-moz-progress-bar]:bg-solid [&::-webkit-progress-bar]:bg-hover [&::-webkit-progress-value]:bg-solid [&::-webkit-progress-value]:transition-[inline-size] [&::-webkit-progress-value]:duration-500"
        />
        <noscript>
          <a href="/dashboard/faqs/website" className="mt-3 inline-block text-link underline">
            {t("Refresh")}
          </a>
        </noscript>
      </Box>
    );
  }
  if (check?.status === "failed") {
    return (
      <Box>
        <div role="alert">
          <p className="font-medium">{t("We couldn't check your website")}</p>
          <p className="mt-1 break-words whitespace-pre-line text-text-2">{check.message}</p>
        </div>
        <p className="mt-3 text-13 text-text-3">
          {t("Your FAQs haven't changed.")}
          {checked ? <> {checked}.</> : null}
        </p>
      </Box>
    );
  }
  if (check?.doubt) {
    const { title, text } = doubtTexts[check.doubt];
    return (
      <Box>
        <p className="font-medium">{t(title)}</p>
        <p className="mt-1 text-text-2">{t(text)}</p>
        <Form
          method="post"
          className="mt-3"
          onSubmit={(event) => {
            if (isBusy) event.preventDefault();
          }}
        >
          <Button type="submit" name="intent" value="check-anyway" variant="secondary" aria-disabled={isBusy}>
            {t("This is my website. Compare it now")}
          </Button>
        </Form>
      </Box>
    );
  }
  if (!lastGood) {
    return (
      <Box>
        <p className="text-text-2">
          {t("Not checked yet. Checking {website} takes about a minute.", { website: website.label })}
        </p>
      </Box>
    );
  }
  if (open > 0) {
    return <p className="mb-6 text-14 text-text-3">{result}</p>;
  }
  return (
    <Box>
      <p className="font-medium">{t("You're up to date")}</p>
      <p className="mt-1 text-text-2">
        {t("Your FAQs match your website.")} {result}
      </p>
    </Box>
  );
}

function Box({ children }: { children: ReactNode }) {
  const { t } = useTeamTexts("website");
  return (
    <section
      aria-label={t("Website check")}
      className="mb-6 rounded-lg border border-border bg-surface p-5 text-14"
    >
      {children}
    </section>
  );
}

function countPages(count: number, { t, number }: TeamTexts<"website">): string {
  return count === 1 ? t("1 page") : t("{count} pages", { count: number(count) });
}
